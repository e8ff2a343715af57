import { Field, type FieldProps } from '~/components/forms/field'
import { InputBox } from '~/components/forms/inputs/input_box'

interface TimeFieldProps extends FieldProps {
  /** `HH:MM`, or nothing. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A time of day. */
export function TimeField({ value, onChange, onBlur, ...field }: TimeFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <InputBox>
          {(look) => (
            <input
              {...wiring}
              type="time"
              value={value}
              className={look}
              onChange={(event) => onChange(event.target.value.slice(0, 5))}
              onBlur={onBlur}
            />
          )}
        </InputBox>
      )}
    </Field>
  )
}
