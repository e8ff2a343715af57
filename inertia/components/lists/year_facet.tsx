import { useState } from 'react'
import { Facet } from '~/components/lists/facet_group'
import { YearBars } from '~/components/lists/year_bars'
import type { YearCount } from '~/components/lists/year_bars'
import { useMessages } from '~/hooks/use_messages'

interface YearFacetProps {
  title: string
  years: YearCount[]
  from: number | null
  to: number | null
  onChange: (range: { from: number | null; to: number | null }) => void
  open?: boolean
}

/** Years to filter by: how many results each has, and two fields for the range. */
export function YearFacet({ title, years, from, to, onChange, open }: YearFacetProps) {
  const t = useMessages()
  return (
    <Facet title={title} open={open}>
      <YearBars years={years} from={from} to={to} />
      <div className="flex items-center gap-1.5 text-sm text-fg-subtle">
        <YearInput label={t('common.year_from')} value={from} onChange={(year) => onChange({ from: year, to })} />
        {t('common.range_between')}
        <YearInput label={t('common.year_to')} value={to} onChange={(year) => onChange({ from, to: year })} />
      </div>
    </Facet>
  )
}

interface YearInputProps {
  label: string
  value: number | null
  onChange: (year: number | null) => void
}

function YearInput({ label, value, onChange }: YearInputProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function settle() {
    if (typed !== null && /^(\d{4})?$/.test(typed)) onChange(typed === '' ? null : Number(typed))
    setTyped(null)
  }
  return (
    <input
      inputMode="numeric"
      aria-label={label}
      className="input h-control-sm min-w-0 px-2 text-sm text-fg tabular-nums"
      value={typed ?? value ?? ''}
      maxLength={4}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}
