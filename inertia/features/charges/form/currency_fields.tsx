import type { ComponentProps } from 'react'
import { SelectField, type SelectFieldProps } from '~/components/forms/choices/select_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import type { Currency } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { DECIMALS } from './figures'

interface CurrencyFieldsProps {
  currency: Omit<SelectFieldProps<Currency>, 'options'>
  /** Pesos for a dollar, asked for in dollars. */
  rate: ComponentProps<typeof NumberField>
}

/** In which currency it is charged, and its rate of exchange. */
export function CurrencyFields({ currency, rate }: CurrencyFieldsProps) {
  const t = useMessages()
  return (
    <>
      <SelectField
        {...currency}
        options={[
          { value: 'MXN', label: t('charges.currency.MXN') },
          { value: 'USD', label: t('charges.currency.USD') },
        ]}
      />
      {currency.value === 'USD' && <NumberField {...rate} decimals={DECIMALS.quantity} required />}
    </>
  )
}
