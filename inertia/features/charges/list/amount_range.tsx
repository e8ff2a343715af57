import { useState } from 'react'
import { NumberField } from '~/components/forms/inputs/number_field'
import { isNumeric } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'

/** Centavos. */
interface Amounts {
  from: number | null
  to: number | null
}

interface AmountRangeProps {
  /** What is in force. */
  amounts: Amounts
  /** Called with an amount once its field is left, when it is one or empty. */
  onChange: (change: Partial<Amounts>) => void
}

const typedOf = (centavos: number | null) => (centavos === null ? '' : String(centavos / 100))
const centavosOf = (typed: string) => (typed === '' ? null : Math.round(Number(typed) * 100))

/** From which total to which. A new `key` empties what is typed. */
export function AmountRange({ amounts, onChange }: AmountRangeProps) {
  const t = useMessages()
  const [typed, setTyped] = useState({ from: typedOf(amounts.from), to: typedOf(amounts.to) })

  function leave(name: keyof Amounts) {
    const text = typed[name].trim()
    const isAmount = text === '' || isNumeric(text, { decimals: 2 })
    if (isAmount && centavosOf(text) !== amounts[name]) onChange({ [name]: centavosOf(text) })
  }

  return (
    <div className="flex flex-wrap gap-3">
      {(['from', 'to'] as const).map((name) => (
        <NumberField
          key={name}
          label={t(`billing.list.amount_${name}`)}
          className="w-40 max-md:flex-1"
          decimals={2}
          value={typed[name]}
          onChange={(value) => setTyped((now) => ({ ...now, [name]: value }))}
          onBlur={() => leave(name)}
        />
      ))}
    </div>
  )
}
