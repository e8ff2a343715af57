import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { FieldError } from '~/components/forms/field_error'
import { useMessages } from '~/hooks/use_messages'

/** What every field takes besides its value. */
export interface FieldProps {
  label: string
  id?: string
  name?: string
  help?: ReactNode
  /** In words; takes the place of the help. */
  error?: string
  required?: boolean
  /** Shows «opcional» beside the label, for forms where most fields are required. */
  optional?: boolean
  disabled?: boolean
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean
  className?: string
}

/** What the control inside a field must carry. */
export interface FieldWiring {
  'id': string
  'name'?: string
  'required'?: boolean
  'disabled'?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface FieldFrameProps extends FieldProps {
  /** At the right of the help line, such as the counter of characters. */
  aside?: ReactNode
  children: (wiring: FieldWiring, labelId: string) => ReactNode
}

/** Label above, control, help or error below. */
export function Field({
  label,
  help,
  error,
  optional,
  hideLabel,
  className,
  aside,
  children,
  ...props
}: FieldFrameProps) {
  const t = useMessages()
  const ownId = useId()
  const id = props.id ?? ownId
  const noteId = `${id}-note`
  const hasNote = Boolean(error || help || aside)

  const wiring: FieldWiring = {
    'id': id,
    'name': props.name,
    'required': props.required,
    'disabled': props.disabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hasNote ? noteId : undefined,
  }

  return (
    <div className={cx('grid min-w-0 grid-cols-1 content-start gap-1', className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={cx(hideLabel ? 'sr-only' : 'text-sm font-medium text-fg', props.required && 'required')}
      >
        {label}
        {optional && <span className="font-normal text-fg-subtle"> ({t('common.optional')})</span>}
      </label>
      {children(wiring, `${id}-label`)}
      {hasNote && (
        <div id={noteId} className="flex justify-between gap-3 text-xs text-fg-subtle">
          {error ? <FieldError>{error}</FieldError> : <span>{help}</span>}
          {aside}
        </div>
      )}
    </div>
  )
}
