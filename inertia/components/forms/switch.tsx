import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { FieldError } from '~/components/forms/field_error'

interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  help?: ReactNode
  error?: string
  required?: boolean
  id?: string
  name?: string
  disabled?: boolean
  className?: string
}

/** On or off, in force at once. */
export function Switch({ label, checked, onChange, help, error, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const noteId = `${rest.id ?? ownId}-note`
  const note = error ? <FieldError>{error}</FieldError> : help

  return (
    <div className={cx('grid content-start gap-0.5', className)}>
      <label className="inline-flex min-h-6 items-start gap-2 justify-self-start py-0.5 max-md:min-h-control-lg max-md:items-center">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="switch mt-0.5 max-md:mt-0"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {note && (
        <div id={noteId} className="pl-9 text-xs text-fg-subtle">
          {note}
        </div>
      )}
    </div>
  )
}
