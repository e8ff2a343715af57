import { useState } from 'react'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import type { ReportFilter } from './types'

const CENTAVOS = 100
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/

interface AmountsProps {
  filter: ReportFilter
  isMoney: boolean
  error?: string
  onChange: (filter: ReportFilter) => void
}

/** From and to of an amount (typed in pesos, kept in centavos) or of a count. */
export function FilterAmounts({ filter, isMoney, error, onChange }: AmountsProps) {
  const t = useMessages()
  return (['from', 'to'] as const).map((end) => (
    <Amount
      key={end}
      label={t(`insights.reports.amount_${end}`)}
      isMoney={isMoney}
      stored={filter[end]}
      error={end === 'to' ? error : undefined}
      onChange={(value) => onChange({ ...filter, [end]: value })}
    />
  ))
}

interface AmountProps {
  label: string
  isMoney: boolean
  stored: string | null
  error?: string
  onChange: (value: string | null) => void
}

function Amount({ label, isMoney, stored, error, onChange }: AmountProps) {
  const t = useMessages()
  const [typed, setTyped] = useState(stored === null ? '' : isMoney ? (Number(stored) / CENTAVOS).toFixed(2) : stored)
  const clean = typed.replaceAll(',', '').trim()
  const isWrong = clean !== '' && !(isMoney ? AMOUNT : /^\d{1,12}$/).test(clean)
  function change(text: string) {
    setTyped(text)
    const value = text.replaceAll(',', '').trim()
    if (value === '') onChange(null)
    else if ((isMoney ? AMOUNT : /^\d{1,12}$/).test(value))
      onChange(isMoney ? String(Math.round(Number(value) * CENTAVOS)) : value)
  }
  return (
    <TextField
      label={label}
      className="w-40 max-md:w-full"
      inputMode="decimal"
      value={typed}
      error={isWrong ? t('forms.numeric') : error}
      onChange={change}
    />
  )
}
