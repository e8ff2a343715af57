import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'
import type { FieldValue, TemplateField } from './types'

/** An answer as people read it. */
export function FormattedValue({ field, value }: { field: TemplateField; value: FieldValue | undefined }) {
  const t = useMessages()
  if (value === undefined) return <span className="text-fg-subtle">{t('template_fields.empty')}</span>
  if (typeof value === 'boolean') return t(value ? 'matter_templates.yes' : 'matter_templates.no')
  if (Array.isArray(value)) return value.join(', ')
  if (field.type === 'money') return <Money amount={Number(value)} currency="MXN" />
  if (field.type === 'date') return <DateTime value={String(value)} format="short" />
  if (field.type === 'email')
    return (
      <a className="link" href={`mailto:${String(value)}`}>
        {String(value)}
      </a>
    )
  if (field.type === 'phone')
    return (
      <a className="link" href={`tel:${String(value)}`}>
        {String(value)}
      </a>
    )
  return <span className="break-words whitespace-pre-line">{String(value)}</span>
}
