import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'

interface FileFieldProps {
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
  pending?: boolean
  error?: string
  /** Null: whoever chose took it back. */
  onChange: (file: File | null) => void
}

/** One file, chosen from this device. */
export function FileField({ label, help, choose, none, accept, name, pending, error, onChange }: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-help`}
        aria-invalid={error ? true : undefined}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Button icon={Upload} pending={pending} onClick={() => input.current?.click()}>
          {choose}
        </Button>
        <span className="min-w-0 truncate text-sm text-fg-muted">{name ?? none}</span>
      </div>
      <p id={`${id}-help`} className="text-sm text-fg-subtle">
        {help}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
