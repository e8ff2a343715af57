import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CharacterCounter } from '~/components/forms/character_counter'
import { Field } from '~/components/forms/field'
import type { FieldProps } from '~/components/forms/field'
import { InputBox } from '~/components/forms/input_box'
import type { LucideIcon } from '~/components/display/icon'
import { useCharacterLimit } from '~/hooks/use_character_limit'

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldProps | 'value' | 'onChange' | 'onBlur' | 'maxLength' | 'prefix' | 'size'
>

export interface TextFieldProps extends FieldProps, InputProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  icon?: LucideIcon
  prefix?: ReactNode
  suffix?: ReactNode
  /** Characters allowed; more can be typed and are shown as wrong, so that nothing pasted is cut in silence. */
  maxLength?: number
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, id, name, help, error, required, optional, disabled, hideLabel, className, ...own } = props
  const { value, onChange, onBlur, icon, prefix, suffix, maxLength, type = 'text', ...rest } = own
  const limit = useCharacterLimit(value, maxLength)

  return (
    <Field
      {...{ label, id, name, required, optional, disabled, hideLabel, className }}
      help={help ?? limit.help}
      error={limit.error ?? error}
      aside={maxLength && <CharacterCounter length={limit.length} limit={maxLength} />}
    >
      {(wiring) => (
        <InputBox {...{ icon, prefix, suffix }}>
          {(look) => (
            <input
              {...rest}
              {...wiring}
              type={type}
              value={value}
              className={look}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
            />
          )}
        </InputBox>
      )}
    </Field>
  )
}
