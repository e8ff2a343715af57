import { Checkbox } from '~/components/forms/choices/checkbox'
import { isTaken, moved } from '~/components/forms/list_items'
import { MoveHandle } from '~/components/forms/move_handle'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { OfferedSubject } from './types'

interface EditorProps {
  subject: OfferedSubject
  columns: string[]
  error?: string
  onChange: (columns: string[]) => void
}

/** Which columns a report has, and in which order: those that are ticked stand first and are moved by the arrow keys. */
export function ColumnEditor({ subject, columns, error, onChange }: EditorProps) {
  const t = useMessages()
  const nameOf = (key: string) => t(`insights.field.${subject.key}.${key}` as MessageId)
  const others = subject.fields.map(({ key }) => key).filter((key) => !isTaken(columns, key))
  function step(at: number, by: 1 | -1) {
    const to = at + by
    if (to < 0 || to >= columns.length) return
    onChange(moved(columns, at, to))
    document.getElementById(`report-column-${to}`)?.focus()
  }
  return (
    <fieldset aria-describedby={error ? 'report-columns-error' : undefined}>
      <legend className="mb-2 text-base font-semibold">{t('insights.reports.columns')}</legend>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 max-md:grid-cols-1">
        {columns.map((key, at) => (
          <li key={key} className="flex items-center gap-1">
            <MoveHandle id={`report-column-${at}`} label={nameOf(key)} onStep={(by) => step(at, by)} />
            <Checkbox label={nameOf(key)} checked onChange={() => onChange(columns.filter((each) => each !== key))} />
          </li>
        ))}
        {others.map((key) => (
          <li key={key} className="pl-8">
            <Checkbox label={nameOf(key)} checked={false} onChange={() => onChange([...columns, key])} />
          </li>
        ))}
      </ul>
      {error && (
        <p id="report-columns-error" className="mt-1 text-sm text-danger-fg">
          {error}
        </p>
      )}
    </fieldset>
  )
}
