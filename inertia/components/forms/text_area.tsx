import type { ComponentPropsWithRef } from 'react'
import { CharacterCounter } from '~/components/forms/character_counter'
import { Field } from '~/components/forms/field'
import type { FieldProps } from '~/components/forms/field'
import { useCharacterLimit } from '~/hooks/use_character_limit'

type AreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  keyof FieldProps | 'value' | 'onChange' | 'onBlur' | 'maxLength'
>

export interface TextAreaProps extends FieldProps, AreaProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Characters allowed; more can be typed and are shown as wrong. */
  maxLength?: number
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, id, name, help, error, required, optional, disabled, hideLabel, className, ...own } = props
  const { value, onChange, onBlur, maxLength, rows = 4, ...rest } = own
  const limit = useCharacterLimit(value, maxLength)

  return (
    <Field
      {...{ label, id, name, required, optional, disabled, hideLabel, className }}
      help={help ?? limit.help}
      error={limit.error ?? error}
      aside={maxLength && <CharacterCounter length={limit.length} limit={maxLength} />}
    >
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          value={value}
          className="input"
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
