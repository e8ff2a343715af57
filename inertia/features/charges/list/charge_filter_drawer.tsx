import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { DayRange } from '~/components/forms/inputs/day_range'
import { FilterDrawer } from '~/features/lists/filter_drawer'
import { PersonFilter } from '~/features/lists/person_filter'
import { visitList } from '~/features/lists/visit_list'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { clearedFilters, listAddress } from './address'
import { AmountRange } from './amount_range'
import type { ChargeFilters, ChargesProps } from './types'

const loadClients = optionsFrom('law_firm.clients.options')
const loadMatters = optionsFrom('law_firm.matters.options')

interface ChargeFilterDrawerProps extends Pick<ChargesProps, 'filters' | 'people' | 'chosen'> {
  total: number
  isOpen: boolean
  readClients: boolean
  onClose: () => void
}

/** Narrows the list of charges, in force as soon as something is chosen. */
export function ChargeFilterDrawer({
  filters,
  people = [],
  chosen,
  total,
  readClients,
  ...drawer
}: ChargeFilterDrawerProps) {
  const t = useMessages()
  const { client, matter, person, currency, issuedFrom, issuedTo, dueFrom, dueTo, amountFrom, amountTo } = filters
  const narrow = (part: Partial<ChargeFilters>) => visitList(listAddress({ ...filters, ...part, page: 1 }))
  const named = (id: number | null, name: string | null) =>
    id === null ? null : { value: String(id), label: name ?? `#${id}` }
  const clear = {
    label: t('billing.list.clear'),
    onClick: () => visitList(listAddress({ ...clearedFilters(filters), q: filters.q })),
  }
  return (
    <FilterDrawer
      title={t('billing.list.filters')}
      found={t('billing.list.found', { count: total })}
      {...{ clear, ...drawer }}
    >
      {readClients && (
        <SelectBox
          label={t('billing.list.client')}
          placeholder={t('billing.list.any')}
          load={loadClients}
          value={named(client, chosen.client)}
          onChange={(option) => narrow({ client: option && Number(option.value) })}
        />
      )}
      <SelectBox
        label={t('billing.list.matter')}
        placeholder={t('billing.list.any')}
        load={loadMatters}
        value={named(matter, chosen.matter)}
        onChange={(option) => narrow({ matter: option && Number(option.value) })}
      />
      <PersonFilter
        label={t('billing.list.person')}
        anybody={t('billing.list.anybody')}
        people={people}
        value={person}
        onChange={(one) => narrow({ person: one })}
        className=""
      />
      <SelectField
        label={t('billing.list.currency')}
        value={currency}
        onChange={(value) => narrow({ currency: value as ChargeFilters['currency'] })}
        options={[
          { value: '', label: t('billing.list.any_currency') },
          { value: 'MXN', label: 'MXN' },
          { value: 'USD', label: 'USD' },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <DayRange
          key={`issued ${issuedFrom} ${issuedTo}`}
          days={{ from: issuedFrom, to: issuedTo }}
          labels={{ from: t('billing.list.issued_from'), to: t('billing.list.issued_to') }}
          onChange={({ from = issuedFrom, to = issuedTo }) => narrow({ issuedFrom: from, issuedTo: to })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <DayRange
          key={`due ${dueFrom} ${dueTo}`}
          days={{ from: dueFrom, to: dueTo }}
          labels={{ from: t('billing.list.due_from'), to: t('billing.list.due_to') }}
          onChange={({ from = dueFrom, to = dueTo }) => narrow({ dueFrom: from, dueTo: to })}
        />
      </div>
      <AmountRange
        key={`amount ${amountFrom} ${amountTo}`}
        amounts={{ from: amountFrom, to: amountTo }}
        onChange={({ from = amountFrom, to = amountTo }) => narrow({ amountFrom: from, amountTo: to })}
      />
    </FilterDrawer>
  )
}
