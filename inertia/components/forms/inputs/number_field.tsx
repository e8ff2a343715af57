import { TextField } from './text_field'
import type { TextFieldProps } from './text_field'
import { isNumeric } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** Decimal places allowed; 0 by default. */
  decimals?: number
  negative?: boolean
}

/**
 * Digits only: postal codes, CLABE, amounts, percentages, years. The value is the text as typed, with its zeros;
 * another character is kept and named at once.
 */
export function NumberField({ decimals = 0, negative, error, value, ...props }: NumberFieldProps) {
  const t = useMessages()
  const isWrong = value !== '' && !isNumeric(value, { decimals, negative, unfinished: true })

  return (
    <TextField
      {...props}
      value={value}
      inputMode={negative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      error={isWrong ? t('forms.numeric') : error}
    />
  )
}
