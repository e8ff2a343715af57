import { useState } from 'react'
import { NumberField } from '~/components/forms/inputs/number_field'
import { plainAmount } from '~/components/forms/plain_amount'
import { DECIMALS, typedOf, unitsOf } from '~/features/charges/form/figures'
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

const pesosOf = (centavos: number | null) => (centavos === null ? '' : typedOf(centavos, DECIMALS.money))

/** From which total to which. A new `key` empties what is typed. */
export function AmountRange({ amounts, onChange }: AmountRangeProps) {
  const t = useMessages()
  const [typed, setTyped] = useState({ from: pesosOf(amounts.from), to: pesosOf(amounts.to) })

  function leave(name: keyof Amounts) {
    const text = plainAmount(typed[name].trim())
    const centavos = text === '' ? null : unitsOf(text, DECIMALS.money)
    if (typeof centavos !== 'string' && centavos !== amounts[name]) onChange({ [name]: centavos })
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
