import { Plus, X } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { FilterAmounts } from './filter_amounts'
import type { OfferedField, OfferedSubject, ReportChoices, ReportFilter } from './types'

const PERIODS = [
  ...['week', 'month', 'last_month', 'quarter', 'year', 'last_year', 'twelve_months'],
  ...['four_weeks', 'past', 'sixty_days_ago', 'custom'],
]
const MAX_FILTERS = 10
/** Where the focus goes when a filter is taken away. */
const ADD = 'report-add-filter'

const emptyFilter = ({ key, type }: OfferedField): ReportFilter => {
  const isDay = type === 'day' || type === 'instant'
  return { field: key, values: [], period: isDay ? 'year' : null, from: null, to: null }
}

interface EditorProps {
  subject: OfferedSubject
  people: ReportChoices['people']
  filters: ReportFilter[]
  errors: Record<string, string | undefined>
  onChange: (filters: ReportFilter[]) => void
}

/** What is wrong with the values of a filter, whichever of them it is. */
const problemOf = (errors: EditorProps['errors'], name: string) =>
  errors[`${name}.values`] ?? errors[`${name}.from`] ?? errors[`${name}.to`]

/** The filters of a report: a field each, and what it has to be. */
export function FilterEditor({ subject, people, filters, errors, onChange }: EditorProps) {
  const t = useMessages()
  const nameOf = (key: string) => t(`insights.field.${subject.key}.${key}` as MessageId)
  const options = subject.fields.map(({ key }) => ({ value: key, label: nameOf(key) }))
  function remove(at: number) {
    onChange(filters.filter((_, place) => place !== at))
    document.getElementById(ADD)?.focus()
  }
  const change = (at: number, filter: ReportFilter) =>
    onChange(filters.map((each, place) => (place === at ? filter : each)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-base font-semibold">{t('insights.reports.filters')}</legend>
      {filters.map((filter, at) => {
        const field = subject.fields.find(({ key }) => key === filter.field)
        return (
          <div
            key={`${filters.length} ${at}`}
            className="flex flex-wrap items-end gap-2 rounded-lg border border-line p-3 max-md:grid"
          >
            <SelectField
              label={t('insights.reports.filter')}
              className="w-56 max-md:w-full"
              value={filter.field}
              error={errors[`filters.${at}.field`]}
              options={options}
              onChange={(key) => change(at, emptyFilter(subject.fields.find((each) => each.key === key)!))}
            />
            {field && (
              <Value
                key={field.key}
                {...{ field, filter, people, name: nameOf(field.key), error: problemOf(errors, `filters.${at}`) }}
                onChange={(next) => change(at, next)}
              />
            )}
            <IconButton
              icon={X}
              label={t('insights.reports.remove_filter', { field: nameOf(filter.field) })}
              onClick={() => remove(at)}
            />
          </div>
        )
      })}
      <span>
        <Button
          id={ADD}
          icon={Plus}
          disabled={filters.length >= MAX_FILTERS}
          onClick={() => onChange([...filters, emptyFilter(subject.fields[0]!)])}
        >
          {t('insights.reports.add_filter')}
        </Button>
      </span>
    </fieldset>
  )
}

interface ValueProps {
  field: OfferedField
  filter: ReportFilter
  people: ReportChoices['people']
  name: string
  error?: string
  onChange: (filter: ReportFilter) => void
}

function Value({ field, filter, people, name, error, onChange }: ValueProps) {
  const t = useMessages()
  const { type, choices, words } = field
  if (type === 'choice' || type === 'person') {
    const options =
      type === 'person'
        ? people.map(({ id, name: label }) => ({ value: String(id), label }))
        : choices.map((value) => ({ value, label: t(`${words}${value}` as MessageId) }))
    return (
      <MultiSelectBox
        label={name}
        className="min-w-64 flex-1"
        error={error}
        value={options.filter(({ value }) => filter.values.includes(value))}
        options={options}
        onChange={(chosen) => onChange({ ...filter, values: chosen.map(({ value }) => value) })}
      />
    )
  }
  if (type === 'text')
    return (
      <TextField
        label={t('insights.reports.contains')}
        className="min-w-64 flex-1"
        error={error}
        value={filter.values[0] ?? ''}
        maxLength={200}
        onChange={(text) => onChange({ ...filter, values: text ? [text] : [] })}
      />
    )
  if (type === 'money' || type === 'count')
    return <FilterAmounts {...{ filter, error, onChange }} isMoney={type === 'money'} />
  return (
    <>
      <SelectField
        label={t('insights.period')}
        className="w-48 max-md:w-full"
        value={filter.period ?? 'custom'}
        options={PERIODS.map((value) => ({ value, label: t(`insights.period.${value}` as MessageId) }))}
        onChange={(period) => onChange({ ...filter, period })}
      />
      {(filter.period ?? 'custom') === 'custom' && (
        <>
          <DateField
            label={t('insights.from')}
            value={filter.from ?? ''}
            onChange={(from) => onChange({ ...filter, from: from || null })}
          />
          <DateField
            label={t('insights.to')}
            value={filter.to ?? ''}
            error={error}
            onChange={(to) => onChange({ ...filter, to: to || null })}
          />
        </>
      )}
    </>
  )
}
