import { plainAmount } from './plain_amount'
import { TextField } from './text_field'
import type { TextFieldProps } from './text_field'
import { numericProblem } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** Decimal places allowed; 0 by default. */
  decimals?: number
  negative?: boolean
}

/**
 * Digits only: postal codes, CLABE, amounts, percentages, years. The value is the text as typed, with its zeros;
 * another character is kept and named at once. Of an amount with two decimals, the sign and the commas of thousands that somebody pastes are taken away.
 */
export function NumberField({ decimals = 0, negative, error, value, onChange, ...props }: NumberFieldProps) {
  const t = useMessages()
  const problem = value === '' ? null : numericProblem(value, { decimals, negative, unfinished: true })

  return (
    <TextField
      {...props}
      value={value}
      onChange={(typed) => onChange(decimals === 2 ? plainAmount(typed) : typed)}
      inputMode={negative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      error={problem ? t(problem.id, problem.values) : error}
    />
  )
}
