import { SelectField } from '~/components/forms/choices/select_field'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { useMessages, type Translate } from '~/hooks/use_messages'
import { COLUMN_FIELDS, type ColumnField, type Draft, type Mapping } from './types'
import { columnName } from './column_name'

interface ColumnsPanelProps {
  draft: Draft
  isBusy: boolean
  onSay: (said: Partial<Omit<Mapping, 'bank'>>) => void
}

const NONE = 'none'

/** What a column is called in a choice: its heading, or its place with the first thing in it. */
function labelOf({ at, heading, sample }: Draft['columns'][number], t: Translate): string {
  return heading ?? t('bank_statements.columns.unnamed', { name: columnName(at), sample })
}

/** Where the headings of a table are and what its columns are: said once, and remembered for files with the same headings. */
export function ColumnsPanel({ draft, isBusy, onSay }: ColumnsPanelProps) {
  const t = useMessages()
  const { mapping, rows, columns, profile, asksOrder } = draft
  const choices = [
    { value: NONE, label: t('bank_statements.columns.none') },
    ...columns.map((column) => ({ value: String(column.at), label: labelOf(column, t) })),
  ]
  function choose(field: ColumnField, at: string) {
    const { [field]: _, ...rest } = mapping.columns
    onSay({ columns: at === NONE ? rest : { ...rest, [field]: Number(at) } })
  }
  return (
    <Panel title={t('bank_statements.columns.title')}>
      <div className="grid gap-4" aria-busy={isBusy}>
        <p className="text-sm text-fg-muted">{t('bank_statements.columns.lead')}</p>
        {profile && !profile.verified && (
          <Note tone="info">
            {t('bank_statements.columns.unverified', { bank: t(`bank_statements.bank.${profile.bank}`) })}
          </Note>
        )}
        <SelectField
          label={t('bank_statements.columns.heading')}
          value={String(mapping.headingLine)}
          onChange={(line) => onSay({ headingLine: Number(line) })}
          options={[
            { value: '0', label: t('bank_statements.columns.no_heading') },
            ...rows.map(({ line, cells }) => ({
              value: String(line),
              label: `${line}. ${cells.filter(Boolean).join(' | ').slice(0, 90)}`,
            })),
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {COLUMN_FIELDS.map((field) => (
            <SelectField
              key={field}
              label={t(`bank_statements.column_field.${field}`)}
              optional={field !== 'day' && field !== 'description'}
              value={mapping.columns[field] === undefined ? NONE : String(mapping.columns[field])}
              onChange={(at) => choose(field, at)}
              options={choices}
            />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {asksOrder && (
            <SelectField
              label={t('bank_statements.columns.date_order')}
              help={t('bank_statements.columns.date_order_help')}
              value={mapping.dateOrder ?? ''}
              placeholder={t('bank_statements.columns.choose')}
              onChange={(dateOrder) => onSay({ dateOrder: dateOrder as 'dmy' | 'mdy' })}
              options={(['dmy', 'mdy'] as const).map((value) => ({
                value,
                label: t(`bank_statements.order.${value}`),
              }))}
            />
          )}
          <SelectField
            label={t('bank_statements.columns.decimal')}
            value={mapping.decimal}
            onChange={(decimal) => onSay({ decimal: decimal as '.' | ',' })}
            options={[
              { value: '.', label: '1,234.56' },
              { value: ',', label: '1.234,56' },
            ]}
          />
        </div>
      </div>
    </Panel>
  )
}
