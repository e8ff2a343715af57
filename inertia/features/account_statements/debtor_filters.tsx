import { useState } from 'react'
import { SelectField } from '~/components/forms/choices/select_field'
import { DateField } from '~/components/forms/inputs/date_field'
import { SearchField } from '~/components/forms/inputs/search_field'
import { PhoneFilters } from '~/components/lists/phone_filters'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { isDay } from '~/i18n/formats'
import { debtorsAddress } from './address'
import type { DebtorFilters as Filters } from './types'

const LOOK = 'w-44 max-md:w-full'
const SORTS = ['late', 'total', 'name'] as const

/** Whose accounts are listed, on which day and in which order. The address says it. */
export function DebtorFilters({ filters }: { filters: Filters }) {
  const t = useMessages()
  const [words, setWords] = useState(filters.q)
  const [day, setDay] = useState(filters.asOf)
  const go = (change: Partial<Filters>) => visitList(debtorsAddress({ ...filters, page: 1, ...change }))
  const isNarrowed = Boolean(filters.currency) || filters.asOf !== filters.today
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-2 px-6 py-2.5 max-md:px-4"
      onSubmit={(event) => {
        event.preventDefault()
        go({ q: words.trim() })
      }}
    >
      <SearchField
        label={t('account_statements.filter.q')}
        value={words}
        onChange={setWords}
        onBlur={() => words.trim() !== filters.q && go({ q: words.trim() })}
        className="w-64 max-md:min-w-0 max-md:flex-1"
      />
      <PhoneFilters isNarrowed={isNarrowed} className="flex flex-wrap items-end gap-2 max-md:grid">
        <SelectField
          label={t('account_statements.filter.currency')}
          className={LOOK}
          value={filters.currency}
          onChange={(currency) => go({ currency: currency as Filters['currency'] })}
          options={[
            { value: '', label: t('account_statements.filter.all') },
            { value: 'MXN', label: 'MXN' },
            { value: 'USD', label: 'USD' },
          ]}
        />
        <SelectField
          label={t('account_statements.filter.sort')}
          className="w-52 max-md:w-full"
          value={filters.sort}
          onChange={(sort) => go({ sort })}
          options={SORTS.map((value) => ({ value, label: t(`account_statements.sort.${value}`) }))}
        />
        <DateField
          label={t('account_statements.filter.on')}
          className={LOOK}
          help={null}
          value={day}
          max={filters.today}
          onChange={(value) => {
            setDay(value)
            if (isDay(value) && value !== filters.asOf) go({ asOf: value > filters.today ? filters.today : value })
          }}
        />
      </PhoneFilters>
    </form>
  )
}
