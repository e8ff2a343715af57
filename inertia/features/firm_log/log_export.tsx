import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { IconButton } from '~/components/actions/icon_button'
import { fetchJson } from '~/features/shell/requests/requests'
import { TaskPanel } from '~/features/transfers/task_panel'
import type { TaskView } from '~/features/transfers/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { type LogFilters } from './types'

/** Makes a file of what is seen, and shows how far it is; `button` stands in the head of the page, `progress` above the list. */
export function useLogExport(filters: LogFilters) {
  const t = useMessages()
  const [task, setTask] = useState<TaskView | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function make() {
    setBusy(true)
    setFailed(false)
    const body = Object.fromEntries(
      Object.entries(filters).flatMap(([key, value]) => (value ? [[key, String(value)]] : []))
    )
    try {
      setTask((await fetchJson<{ data: TaskView }>(route('law_firm.log.exports.store'), { method: 'POST', body })).data)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return {
    button: (
      <>
        <Button
          className="max-md:hidden"
          icon={Download}
          pending={isBusy}
          pendingText={t('common.exporting')}
          onClick={() => void make()}
        >
          {t('firm_log.export')}
        </Button>
        <IconButton
          className="md:hidden"
          variant="secondary"
          icon={Download}
          label={t(isBusy ? 'common.exporting' : 'firm_log.export')}
          disabled={isBusy}
          onClick={() => void make()}
        />
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
