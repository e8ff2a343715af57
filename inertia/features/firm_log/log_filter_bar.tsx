import { useState, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { DayRange } from '~/components/forms/inputs/day_range'
import { PhoneFilters } from '~/components/lists/phone_filters'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { fetchJson } from '~/features/shell/requests/requests'
import { PersonFilter } from '~/features/lists/person_filter'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { isNarrowed, kindLabel, logAddress, NO_FILTERS, type LogFilters } from './types'

interface LogFilterBarProps {
  filters: LogFilters
  /** The saved view that is open. */
  saved: number | null
  people: { id: number; name: string }[]
  kinds: string[]
  matter: { id: number; name: string } | null
  mayChooseMatter: boolean
  /** What stands beside the button of the filters on a phone. */
  children: ReactNode
}

async function loadMatters(query: string, signal: AbortSignal): Promise<BoxOption[]> {
  const path = route('law_firm.matters.options', {}, { q: query })
  const { data } = await fetchJson<{ data: { id: number; reference: string; title: string }[] }>(path, { signal })
  return data.map(({ id, reference, title }) => ({ value: String(id), label: `${reference} · ${title}` }))
}

/** Narrows the log to a person, a kind of action, a matter and days; everything lives in the address. On a phone a button shows it. */
export function LogFilterBar({ filters, saved, people, kinds, matter, mayChooseMatter, children }: LogFilterBarProps) {
  const t = useMessages()
  const [cleared, setCleared] = useState(0)

  function go(change: Partial<LogFilters>) {
    const address = logAddress({ ...filters, ...change }, saved)
    visitList(address)
  }

  function clear() {
    setCleared(cleared + 1)
    go(NO_FILTERS)
  }

  return (
    <div role="group" aria-label={t('firm_log.filter.label')} className="flex flex-wrap items-start gap-3">
      {children}
      <PhoneFilters isNarrowed={isNarrowed(filters)} className="flex flex-wrap items-start gap-3 md:contents">
        <PersonFilter
          label={t('firm_log.filter.person')}
          anybody={t('firm_log.filter.anybody')}
          className="max-w-52 flex-1 basis-36 max-md:max-w-none max-md:basis-full"
          value={filters.person}
          onChange={(person) => go({ person })}
          people={people}
        />
        <SelectField
          label={t('firm_log.filter.kind')}
          className="max-w-52 flex-1 basis-36 max-md:max-w-none max-md:basis-full"
          value={filters.kind ?? ''}
          onChange={(kind) => go({ kind: kind || null })}
          options={[
            { value: '', label: t('firm_log.filter.everything') },
            ...kinds.map((kind) => ({ value: kind, label: t(kindLabel(kind)) })),
          ]}
        />
        {mayChooseMatter && (
          <SelectBox
            label={t('firm_log.filter.matter')}
            className="max-w-64 flex-1 basis-44 max-md:max-w-none max-md:basis-full"
            value={matter && { value: String(matter.id), label: matter.name }}
            onChange={(option) => go({ matter: option ? Number(option.value) : null })}
            load={loadMatters}
          />
        )}
        <div className="flex gap-3 max-md:w-full">
          <DayRange
            key={cleared}
            days={filters}
            labels={{ from: t('firm_log.filter.from'), to: t('firm_log.filter.to') }}
            onChange={go}
          />
        </div>
        {isNarrowed(filters) && (
          <Button variant="ghost" className="self-center" onClick={clear}>
            {t('firm_log.filter.clear')}
          </Button>
        )}
      </PhoneFilters>
    </div>
  )
}
