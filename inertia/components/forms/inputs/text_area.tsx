import type { ComponentPropsWithRef } from 'react'
import { Field } from '~/components/forms/field'
import { useTextFrame, type TextProps } from './use_text_frame'

export interface TextAreaProps extends TextProps, Omit<ComponentPropsWithRef<'textarea'>, keyof TextProps> {}

/** Several lines of text. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { frame, control, rest } = useTextFrame(props)
  return (
    <Field {...frame}>
      {(wiring) => <textarea {...rest} {...wiring} {...control} rows={rows} className="input" />}
    </Field>
  )
}
