import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { FieldError } from '~/components/forms/field_error'

interface RadioGroupProps<T extends string> {
  label: string
  value: T | ''
  onChange: (value: T) => void
  onBlur?: () => void
  options: { value: T; label: string; description?: ReactNode; disabled?: boolean }[]
  id?: string
  name?: string
  error?: string
  required?: boolean
  hideLabel?: boolean
  className?: string
}

/** A few options, all in sight, of which one holds. */
export function RadioGroup<T extends string>({ label, value, onChange, options, ...props }: RadioGroupProps<T>) {
  const ownId = useId()
  const id = props.id ?? ownId

  return (
    <fieldset
      className={cx('grid content-start gap-1', props.className)}
      role="radiogroup"
      aria-required={props.required}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={props.error ? `${id}-note` : undefined}
    >
      <legend className={props.hideLabel ? 'sr-only' : 'mb-1 text-sm font-medium'}>{label}</legend>
      {options.map((option, index) => (
        <label key={option.value} className="flex items-start gap-2 py-0.5 max-md:min-h-control-lg">
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={props.name ?? id}
            className="radio mt-0.5"
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            onBlur={props.onBlur}
          />
          <span>
            {option.label}
            {option.description && <span className="block text-sm text-fg-subtle">{option.description}</span>}
          </span>
        </label>
      ))}
      {props.error && <FieldError id={`${id}-note`}>{props.error}</FieldError>}
    </fieldset>
  )
}
