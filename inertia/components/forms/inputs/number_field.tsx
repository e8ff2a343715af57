import type { KeyboardEvent } from 'react'
import { TextField } from './text_field'
import type { TextFieldProps } from './text_field'
import { isGrowingAmount, plainAmount } from '~/components/forms/plain_amount'
import { numericProblem } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onKeyDown'> {
  decimals?: number
  /** Allows a minus sign. */
  negative?: boolean
}

/**
 * Digits only: postal codes, CLABE, amounts, percentages, years. The value is the text as typed, with its zeros;
 * another character is kept and named at once. An amount, with two decimals, loses its sign and the commas of its thousands once the field is left or
 * sent: never while somebody types in it.
 */
export function NumberField({ decimals = 0, negative, error, value, onBlur, ...props }: NumberFieldProps) {
  const t = useMessages()
  const isAmount = decimals === 2
  const isGrowing = value === '' || (isAmount && isGrowingAmount(negative ? value.replace(/^-/, '') : value))
  const problem = isGrowing ? null : numericProblem(value, { decimals, negative, unfinished: true })

  function settle() {
    const plain = isAmount ? plainAmount(value) : value
    if (plain !== value) props.onChange(plain)
  }

  return (
    <TextField
      {...props}
      value={value}
      onBlur={() => {
        settle()
        onBlur?.()
      }}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && settle()}
      inputMode={negative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      error={problem ? t(problem.id, problem.values) : error}
    />
  )
}
