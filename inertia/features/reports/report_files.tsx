import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { FieldError } from '~/components/forms/field_error'
import { fetchJson } from '~/features/shell/requests/requests'
import { TaskPanel } from '~/features/transfers/task_panel'
import type { TaskView } from '~/features/transfers/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const FORMATS = ['xlsx', 'csv'] as const

/** Makes files of a report; `buttons` stand in the head of the page, `progress` above the table. */
export function useReportFiles(id: number) {
  const t = useMessages()
  const [task, setTask] = useState<TaskView | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function make(format: (typeof FORMATS)[number]) {
    setBusy(true)
    setFailed(false)
    try {
      const answer = await fetchJson<{ data: TaskView }>(route('law_firm.reports.files.store', { id }), {
        method: 'POST',
        body: { format },
      })
      setTask(answer.data)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return {
    buttons: (
      <>
        {FORMATS.map((format) => (
          <Button
            key={format}
            icon={Download}
            pending={isBusy}
            pendingText={t('common.exporting')}
            onClick={() => void make(format)}
          >
            {t(`insights.reports.format.${format}`)}
          </Button>
        ))}
        <ButtonLink href={route('law_firm.reports.pdf', { id })} external>
          {t('insights.reports.format.pdf')}
        </ButtonLink>
      </>
    ),
    progress: (
      <>
        <div role="alert" className="empty:hidden">
          {hasFailed && <FieldError>{t('tasks.error.unknown')}</FieldError>}
        </div>
        {task && <TaskPanel key={task.id} taskId={task.id} task={task} />}
      </>
    ),
  }
}
