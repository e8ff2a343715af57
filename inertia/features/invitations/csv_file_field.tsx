import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { useMessages } from '~/hooks/use_messages'

export const LARGEST = 250_000

interface CsvFileFieldProps {
  file: File | null
  error?: string
  onChange: (file: File | null) => void
}

/** One CSV file, chosen from this device. */
export function CsvFileField({ file, error, onChange }: CsvFileFieldProps) {
  const t = useMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('invitations.many.file_label')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-describedby={`${id}-help`}
        aria-invalid={error ? true : undefined}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Button icon={Upload} onClick={() => input.current?.click()}>
          {t('invitations.many.choose_file')}
        </Button>
        <span className="min-w-0 truncate text-sm text-fg-muted">{file?.name ?? t('invitations.many.no_file')}</span>
      </div>
      <p id={`${id}-help`} className="text-sm text-fg-subtle">
        {t('invitations.many.file_help')}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
