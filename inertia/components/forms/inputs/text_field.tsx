import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field } from '~/components/forms/field'
import { InputBox } from './input_box'
import type { LucideIcon } from '~/components/display/icon'
import { useTextFrame, type TextProps } from './use_text_frame'

type InputProps = Omit<ComponentPropsWithRef<'input'>, keyof TextProps | 'prefix' | 'size'>

export interface TextFieldProps extends TextProps, InputProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  icon?: LucideIcon
  prefix?: ReactNode
  suffix?: ReactNode
}

/** One line of text. */
export function TextField({ icon, prefix, suffix, type = 'text', ...props }: TextFieldProps) {
  const { frame, control, rest } = useTextFrame(props)
  return (
    <Field {...frame}>
      {(wiring) => (
        <InputBox {...{ icon, prefix, suffix }}>
          {(look) => <input {...rest} {...wiring} {...control} type={type} className={look} />}
        </InputBox>
      )}
    </Field>
  )
}
