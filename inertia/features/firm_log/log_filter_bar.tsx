import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/button'
import { DateField } from '~/components/date_field'
import { SelectBox, type BoxOption } from '~/components/select_box'
import { SelectField } from '~/components/select_field'
import { fetchJson } from '~/features/shell/requests'
import { useMessages } from '~/hooks/use_messages'
import { isDay } from '~/i18n/formats'
import { isNarrowed, kindLabel, logAddress, type LogFilters } from './types'

interface LogFilterBarProps {
  filters: LogFilters
  people: { id: number; name: string }[]
  kinds: string[]
  matter: { id: number; name: string } | null
  mayChooseMatter: boolean
}

async function loadMatters(query: string, signal: AbortSignal): Promise<BoxOption[]> {
  const path = `/law-firm/files/options?q=${encodeURIComponent(query)}`
  const { data } = await fetchJson<{ data: { id: number; reference: string; title: string }[] }>(path, { signal })
  return data.map(({ id, reference, title }) => ({ value: String(id), label: `${reference} · ${title}` }))
}

/** Narrows the log to a person, a kind of action, a matter and days; everything lives in the address. */
export function LogFilterBar({ filters, people, kinds, matter, mayChooseMatter }: LogFilterBarProps) {
  const t = useMessages()
  const [days, setDays] = useState({ from: filters.from ?? '', to: filters.to ?? '' })

  function go(change: Partial<LogFilters>) {
    const address = logAddress({ ...filters, ...change })
    router.get(address, {}, { preserveState: true, preserveScroll: true, replace: true })
  }

  function leaveDay(name: 'from' | 'to') {
    const value = days[name]
    if ((value === '' || isDay(value)) && value !== (filters[name] ?? '')) go({ [name]: value || null })
  }

  function clear() {
    setDays({ from: '', to: '' })
    go({ person: null, kind: null, matter: null, from: null, to: null })
  }

  return (
    <div role="group" aria-label={t('firm_log.filter.label')} className="flex flex-wrap items-start gap-3">
      <SelectField
        label={t('firm_log.filter.person')}
        className="w-52 max-md:w-full"
        value={filters.person === null ? '' : String(filters.person)}
        onChange={(person) => go({ person: person ? Number(person) : null })}
        options={[
          { value: '', label: t('firm_log.filter.anybody') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        label={t('firm_log.filter.kind')}
        className="w-52 max-md:w-full"
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
          className="w-64 max-md:w-full"
          value={matter && { value: String(matter.id), label: matter.name }}
          onChange={(option) => go({ matter: option ? Number(option.value) : null })}
          load={loadMatters}
        />
      )}
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          label={t(`firm_log.filter.${name}`)}
          className="w-40 max-md:flex-1"
          value={days[name]}
          onChange={(value) => setDays((now) => ({ ...now, [name]: value }))}
          onBlur={() => leaveDay(name)}
        />
      ))}
      {isNarrowed(filters) && (
        <Button variant="ghost" className="self-center" onClick={clear}>
          {t('firm_log.filter.clear')}
        </Button>
      )}
    </div>
  )
}
