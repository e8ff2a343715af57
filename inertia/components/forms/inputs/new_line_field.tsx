import { TextField, type TextFieldProps } from '~/components/forms/inputs/text_field'

/** The field of a form of one line that is added with Enter: no label is seen, and nothing is said of what it must hold. */
export function NewLineField(field: TextFieldProps) {
  return (
    <TextField
      {...field}
      required={undefined}
      maxLength={undefined}
      hideLabel
      autoComplete="off"
      className="min-w-0 flex-1"
    />
  )
}
