import { useState } from 'react'
import { DateField } from './date_field'
import { isDay } from '~/i18n/formats'

interface Days {
  from: string | null
  to: string | null
}

interface DayRangeProps {
  /** The days in force. */
  days: Days
  labels: { from: string; to: string }
  /** Called with a day once its field is left, when it is one or empty. */
  onChange: (change: Partial<Days>) => void
}

/** The first and the last day of what a list shows. A new `key` empties what is typed. */
export function DayRange({ days, labels, onChange }: DayRangeProps) {
  const [typed, setTyped] = useState({ from: days.from ?? '', to: days.to ?? '' })

  function leave(name: keyof Days) {
    const value = typed[name]
    if ((value === '' || isDay(value)) && value !== (days[name] ?? '')) onChange({ [name]: value || null })
  }

  return (['from', 'to'] as const).map((name) => (
    <DateField
      key={name}
      label={labels[name]}
      className="w-40 max-md:flex-1"
      help={null}
      value={typed[name]}
      onChange={(value) => setTyped((now) => ({ ...now, [name]: value }))}
      onBlur={() => leave(name)}
    />
  ))
}
