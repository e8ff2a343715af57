import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '~/components/cx'
import { FieldError } from '~/components/forms/field_error'

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'checked' | 'onChange' | 'onBlur' | 'type' | 'value'>

export interface TickProps extends InputProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  hideLabel?: boolean
  help?: ReactNode
  error?: string
}

interface TickLooks {
  look: 'check' | 'switch'
  /** Puts the note below the words. */
  noteLook: string
}

/** Something that is on or off, with its words at the right and help or error below them. */
export function Tick({ label, onChange, hideLabel, look, noteLook, ...props }: TickProps & TickLooks) {
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
          className={cx('mt-0.5 max-md:mt-0', look)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      {note && (
        <div id={noteId} className={cx('text-xs text-fg-subtle', noteLook)}>
          {note}
        </div>
      )}
    </div>
  )
}
