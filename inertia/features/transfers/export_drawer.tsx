import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { Drawer } from '~/components/overlays/drawer'
import { FormError } from '~/components/forms/form_error'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { Selection } from './selection'
import { refusedWords } from './refused_words'
import { TaskPanel } from './task_panel'
import type { Subject, TaskView } from './types'

interface ExportDrawerProps {
  open: boolean
  onClose: () => void
  subject: Subject
  selection: Selection
  count: number
  columns: string[]
}

/** The list as a file: which columns, and in which format. */
export function ExportDrawer({ open, onClose, subject, selection, count, columns }: ExportDrawerProps) {
  const t = useMessages()
  const [chosen, setChosen] = useState(columns)
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const [task, setTask] = useState<TaskView | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function make() {
    setBusy(true)
    setError(undefined)
    try {
      const call = { method: 'POST', body: { selection, columns: chosen, format } }
      const { data } = await fetchJson<{ data: TaskView }>(route(`law_firm.bulk_${subject}.exports.store`), call)
      setTask(data)
    } catch (problem) {
      setError(refusedWords(problem) ?? t('tasks.error.unknown'))
    } finally {
      setBusy(false)
    }
  }

  function close() {
    setTask(null)
    setError(undefined)
    onClose()
  }

  return (
    <Drawer
      open={open}
      onClose={close}
      title={t('transfers.export.title', { count })}
      actions={
        <>
          <Button onClick={close}>{t('common.close')}</Button>
          <Button
            variant="primary"
            pending={isBusy}
            pendingText={t('common.exporting')}
            disabled={chosen.length === 0}
            onClick={() => void make()}
          >
            {t('common.export')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {task && <TaskPanel key={task.id} taskId={task.id} task={task} />}
        <FormError>{error}</FormError>
        <RadioGroup
          label={t('transfers.export.format')}
          value={format}
          onChange={(value) => setFormat(value as typeof format)}
          options={[
            { value: 'xlsx', label: t('transfers.export.xlsx') },
            { value: 'csv', label: t('transfers.export.csv') },
          ]}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">{t('transfers.export.columns')}</legend>
          {columns.map((column) => (
            <Checkbox
              key={column}
              label={t.first([`transfers.field.${subject}.${column}`, `${subject}.field.${column}`], column)}
              checked={chosen.includes(column)}
              onChange={(isOn) => setChosen(columns.filter((each) => (each === column ? isOn : chosen.includes(each))))}
            />
          ))}
        </fieldset>
      </div>
    </Drawer>
  )
}
