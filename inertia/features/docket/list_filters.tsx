import { DEADLINE_LIST_STATES, type DeadlineListState } from '@generated/fields'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { PhoneFilters } from '~/components/lists/phone_filters'
import { PersonFilter } from '~/features/lists/person_filter'
import { visitList } from '~/features/lists/visit_list'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { listAddress } from './list_address'
import type { DeadlinesProps, ListFilters } from './list_types'
import { kindName } from './settings_words'

const loadMatters = optionsFrom('law_firm.matters.options')
const loadClients = optionsFrom('law_firm.clients.options')
const loadCourts = optionsFrom('law_firm.court_options.index')

const LOOK = 'w-48 max-md:w-full'

interface FiltersProps extends Pick<DeadlinesProps, 'filters' | 'kinds' | 'people' | 'chosen'> {
  /** Whether clients may be read. */
  withClients: boolean
}

/** What of the deadlines is listed. The address says it. */
export function DeadlineFilters({ filters, kinds, people, chosen, withClients }: FiltersProps) {
  const t = useMessages()
  const { state, person, kind, matter, client, court, from, to } = filters
  const go = (change: Partial<ListFilters>) => visitList(listAddress({ ...filters, ...change }))
  const isNarrowed = [person, kind, matter, client, court, from, to].some(Boolean)
  const named = (id: number | null, name: string | null) =>
    id === null ? null : { value: String(id), label: name ?? `#${id}` }
  const box = (of: 'matter' | 'client' | 'court', words: { label: string; load: typeof loadMatters }) => (
    <SelectBox
      {...words}
      className={LOOK}
      value={named(filters[of], chosen[of])}
      onChange={(option) => go({ [of]: option && Number(option.value) })}
      placeholder={t('docket.filter.all')}
    />
  )
  return (
    <PhoneFilters isNarrowed={isNarrowed} className="flex flex-wrap items-end gap-2 max-md:grid print:hidden">
      <SelectField
        label={t('docket.filter.state')}
        className={LOOK}
        value={state}
        onChange={(value) => go({ state: value as DeadlineListState })}
        options={DEADLINE_LIST_STATES.map((one) => ({
          value: one,
          label: t(`docket.filter.state.${one}` as MessageId),
        }))}
      />
      <PersonFilter
        label={t('docket.column.responsible')}
        anybody={t('docket.filter.anybody')}
        people={people}
        value={person}
        onChange={(chosenPerson) => go({ person: chosenPerson })}
        className={LOOK}
      />
      <SelectField
        label={t('docket.filter.kind')}
        className={LOOK}
        value={kind ?? ''}
        onChange={(value) => go({ kind: value || null })}
        options={[
          { value: '', label: t('docket.filter.any_kind') },
          ...kinds.map((one) => ({ value: one, label: t(kindName(one)) })),
        ]}
      />
      {box('matter', { label: t('docket.column.matter'), load: loadMatters })}
      {withClients && box('client', { label: t('docket.filter.client'), load: loadClients })}
      {box('court', { label: t('docket.column.court'), load: loadCourts })}
    </PhoneFilters>
  )
}
