import { PhoneFilters } from '~/components/lists/phone_filters'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { visitList } from '~/features/lists/visit_list'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { calendarAddress } from './address'
import { kindOf } from './kinds'
import type { Filters, Span } from './types'

const loadMatters = optionsFrom('law_firm.matters.options')
const loadCourts = optionsFrom('law_firm.court_options.index')

export interface Choices {
  /** All matters and courts can be searched; others choose among those that what is shown names. */
  maySearchMatters: boolean
  kinds: string[]
  people: { id: number; name: string }[]
  restCalendars: { key: string; name: string }[]
  /** Key of the one that is shaded unless another is chosen. */
  usualRest: string
  /** The names of the matter and the court that the address names. */
  chosen: { matter: string | null; court: string | null }
}

interface FilterBarProps extends Choices {
  filters: Filters
  span: Span | null
  isOfFirm: boolean
}

type Option = { value: string; label: string }

/** Whose events are shown, of which kind, matter and court, and whose days of rest are shaded. The address says it. */
export function CalendarFilterBar({
  filters,
  span,
  isOfFirm,
  maySearchMatters,
  kinds,
  people,
  restCalendars,
  usualRest,
  chosen,
}: FilterBarProps) {
  const t = useMessages()
  const { person, matter, court, rest } = filters
  const go = (change: Partial<Filters>) => visitList(calendarAddress({ ...filters, ...change }))
  const isNarrowed = filters.kinds.length > 0 || matter !== null || court !== null || person !== 'me'
  const matters = namesIn(
    span,
    ({ matter: of }) => of && { value: String(of.id), label: `${of.reference} · ${of.title}` }
  )
  const courts = namesIn(span, ({ court: of }) => (of?.id ? { value: String(of.id), label: of.name } : null))
  const look = 'w-44 max-md:w-full'
  const box = (of: 'matter' | 'court', load: typeof loadMatters) => (
    <SelectBox
      label={t(`calendar.filter.${of}`)}
      className={look}
      value={withChosen([], filters[of], chosen[of])[0] ?? null}
      load={load}
      onChange={(option) => go({ [of]: option && Number(option.value) })}
      placeholder={t('calendar.filter.all')}
    />
  )
  const choice = (of: 'matter' | 'court', options: Option[]) => (
    <SelectField
      label={t(`calendar.filter.${of}`)}
      className={look}
      value={String(filters[of] ?? '')}
      onChange={(value) => go({ [of]: value ? Number(value) : null })}
      options={[{ value: '', label: t('calendar.filter.all') }, ...withChosen(options, filters[of], chosen[of])]}
    />
  )
  return (
    <PhoneFilters isNarrowed={isNarrowed} className="flex flex-wrap items-end gap-2 max-md:grid print:hidden">
      {isOfFirm && (
        <SelectField
          label={t('calendar.filter.person')}
          className={look}
          value={String(person)}
          onChange={(value) => go({ person: value === 'me' || value === 'all' ? value : Number(value) })}
          options={[
            { value: 'me', label: t('calendar.filter.mine') },
            { value: 'all', label: t('calendar.filter.everybody') },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      {kinds.length > 1 && (
        <SelectField
          label={t('calendar.filter.kind')}
          className={look}
          value={filters.kinds.join(',')}
          onChange={(value) => go({ kinds: value ? [value] : [] })}
          options={[
            { value: '', label: t('calendar.filter.all') },
            ...kinds.map((kind) => ({ value: kind, label: t(kindOf(kind).name) })),
          ]}
        />
      )}
      {maySearchMatters ? box('matter', loadMatters) : choice('matter', matters)}
      {maySearchMatters ? box('court', loadCourts) : choice('court', courts)}
      {isOfFirm && (
        <SelectField
          label={t('calendar.filter.rest')}
          className={look}
          value={rest ?? usualRest}
          onChange={(value) => go({ rest: value })}
          options={[
            { value: '', label: t('calendar.filter.no_rest') },
            ...restCalendars.map(({ key, name }) => ({ value: key, label: name })),
          ]}
        />
      )}
    </PhoneFilters>
  )
}

/** What the events that are shown name, each once, by name. */
function namesIn(span: Span | null, read: (event: Span['events'][number]) => Option | null): Option[] {
  const found = new Map<string, Option>()
  for (const event of span?.events ?? []) {
    const option = read(event)
    if (option) found.set(option.value, option)
  }
  return [...found.values()].sort((a, b) => a.label.localeCompare(b.label))
}

/** What is chosen stays among the options, though nothing that is shown names it. */
function withChosen(options: Option[], id: number | null, name: string | null): Option[] {
  if (id === null || options.some(({ value }) => value === String(id))) return options
  return [{ value: String(id), label: name ?? `#${id}` }, ...options]
}
