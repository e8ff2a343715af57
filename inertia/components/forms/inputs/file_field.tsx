import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import { cx } from '~/components/cx'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'

interface FileFieldProps {
  /** Where the summary of the form leads to. */
  id?: string
  label: string
  help: string
  /** What the button says. */
  choose: string
  /** What is said while no file is chosen. */
  none: string
  /** Types and endings that are offered, as in `accept` of an input. */
  accept: string
  /** Name of the file that is chosen. */
  name: string | null
  required?: boolean
  pending?: boolean
  error?: string
  /** Null: whoever chose took it back. */
  onChange: (file: File | null) => void
}

/** One file, chosen from this device. */
export function FileField(props: FileFieldProps) {
  const { label, help, choose, none, accept, name, required, pending, error, onChange } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={cx('text-sm font-medium', required && 'required')}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        required={required}
        aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
        aria-invalid={error ? true : undefined}
        className="peer sr-only"
        tabIndex={-1}
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-3 rounded-md peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)">
        <Button icon={Upload} pending={pending} onClick={() => input.current?.click()}>
          {choose}
        </Button>
        <span className="min-w-0 truncate text-sm text-fg-muted">{name ?? none}</span>
      </div>
      <p id={`${id}-help`} className="text-sm text-fg-subtle">
        {help}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
