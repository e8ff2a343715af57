import { NumberField } from '~/components/forms/inputs/number_field'
import type { TextFieldProps } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import type { Currency } from './types'

/** What a dollar costs, asked where something is in dollars. */
export function ExchangeRate({ currency, field }: { currency: Currency | undefined; field: TextFieldProps }) {
  const t = useMessages()
  if (currency !== 'USD') return null
  return <NumberField {...field} decimals={6} help={t('fees.field.exchange_rate_help')} />
}
