import { useId, useState } from 'react'
import { Facet } from '~/components/lists/facet_group'
import { dayFromTyped, isDay, typedFromDay } from '~/i18n/formats'
import type { Days } from '~/features/research/address'
import { useMessages } from '~/hooks/use_messages'

interface DateFacetProps extends Days {
  title: string
  onChange: (days: Days) => void
}

/** A filter of dates: two days, each may be left open; in force on leaving a field or Enter. */
export function DateFacet({ title, from, to, onChange }: DateFacetProps) {
  const t = useMessages()
  return (
    <div className="[&_summary]:h-auto [&_summary]:min-h-8 [&_summary]:py-1.5 [&_summary]:leading-4.5">
      <Facet title={title} open={from !== null || to !== null}>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-1.5 pt-0.5 text-sm text-fg-subtle">
          <DayInput
            label={t('research.date_from')}
            title={title}
            value={from}
            onChange={(day) => onChange({ from: day, to })}
          />
          <DayInput
            label={t('research.date_to')}
            title={title}
            value={to}
            onChange={(day) => onChange({ from, to: day })}
          />
        </div>
      </Facet>
    </div>
  )
}

interface DayInputProps {
  label: string
  title: string
  value: string | null
  onChange: (day: string | null) => void
}

function DayInput({ label, title, value, onChange }: DayInputProps) {
  const t = useMessages()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const id = useId()

  function settle() {
    if (typed === null) return
    const day = typed.trim() === '' ? null : (dayFromTyped(typed) ?? typed)
    const isWrong = day !== null && !isDay(day)
    setWrong(isWrong)
    if (isWrong) return
    if (day !== value) onChange(day)
    setTyped(null)
  }
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <input
        inputMode="numeric"
        aria-label={`${title}: ${label}`}
        placeholder={t('forms.date_hint')}
        className="input h-control-sm min-w-0 px-2 text-sm text-fg tabular-nums max-md:h-control-lg"
        value={typed ?? (value ? typedFromDay(value) : '')}
        maxLength={10}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      {isWrong && (
        <p id={id} role="alert" className="col-span-full text-xs text-danger-fg">
          {t('research.no_such_day')}
        </p>
      )}
    </>
  )
}
