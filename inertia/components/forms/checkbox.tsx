import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '~/components/cx'
import { FieldError } from '~/components/forms/field_error'

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'checked' | 'onChange' | 'onBlur' | 'type' | 'value'>

export interface CheckboxProps extends InputProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  indeterminate?: boolean
  hideLabel?: boolean
  help?: ReactNode
  error?: string
}

/** A box to tick, with its words. */
export function Checkbox({ label, checked, onChange, onBlur, indeterminate, hideLabel, ...props }: CheckboxProps) {
  const { help, error, className, ...rest } = props
  const ownId = useId()
  const noteId = `${rest.id ?? ownId}-note`
  const note = error ? <FieldError>{error}</FieldError> : help

  return (
    <div className={cx('grid content-start gap-0.5', className)}>
      <label className="inline-flex min-h-6 items-start gap-2 justify-self-start py-0.5 max-md:min-h-control-lg max-md:items-center">
        <input
          {...rest}
          type="checkbox"
          className="check mt-0.5 max-md:mt-0"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          ref={(element) => {
            if (element) element.indeterminate = Boolean(indeterminate)
          }}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      {note && (
        <div id={noteId} className="pl-6 text-xs text-fg-subtle">
          {note}
        </div>
      )}
    </div>
  )
}
