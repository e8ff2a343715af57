import { Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { FieldError } from '~/components/forms/field_error'
import { FormDialog } from '~/components/forms/form_dialog'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { FilePreview } from './file_preview'
import type { CalendarArea } from './types'
import { useFilePreview } from './use_file_preview'

interface ImportDialogProps {
  area: CalendarArea
  calendar: string
  onClose: () => void
}

/** Days from a CSV or an iCalendar file: chosen, looked at, then taken over. */
export function ImportDialog({ area, calendar, onClose }: ImportDialogProps) {
  const t = useMessages()
  const { preview, isReading, read } = useFilePreview(route(`${area}.calendars.preview`, { calendar }))
  const form = useFields(
    { source: '', replace: false, content: '' },
    {
      source: { label: t('deadlines.calendar.source'), rules: [maxLength(300)] },
      replace: { label: t('deadlines.calendar.replace') },
      content: { label: t('deadlines.calendar.file') },
    },
    { prefix: 'import' }
  )
  form.transform(({ source, replace }) => ({ source: source || null, replace, content: preview?.content ?? '' }))
  const isReady = preview !== null && preview.problems.length === 0
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route(`${area}.calendars.import`, { calendar })}
      title={t('deadlines.calendar.import')}
      verb={t('common.import')}
      size="lg"
      draftName={`import ${calendar}`}
    >
      <FileChoice isReading={isReading} onChoose={read} error={form.field('content').error} />
      {preview && <FilePreview preview={preview} />}
      {isReady && preview.newYears.length > 0 && (
        <TextField
          {...form.field('source')}
          required
          help={t('deadlines.calendar.import_source_help', { years: preview.newYears.join(', ') })}
          autoComplete="off"
        />
      )}
      {isReady && (
        <Checkbox
          {...form.check('replace')}
          label={t('deadlines.calendar.replace')}
          help={t('deadlines.calendar.replace_help')}
        />
      )}
    </FormDialog>
  )
}

interface FileChoiceProps {
  isReading: boolean
  error?: string
  onChoose: (file: File) => void
}

function FileChoice({ isReading, error, onChoose }: FileChoiceProps) {
  const t = useMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  function choose(file: File | undefined) {
    if (!file) return
    setName(file.name)
    onChoose(file)
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('deadlines.calendar.file')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,.ics,text/csv,text/calendar"
        aria-describedby={`${id}-help`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Button icon={Upload} pending={isReading} onClick={() => input.current?.click()}>
          {t('deadlines.calendar.choose_file')}
        </Button>
        <span className="min-w-0 truncate text-sm text-fg-muted">{name ?? t('deadlines.calendar.no_file')}</span>
      </div>
      <p id={`${id}-help`} className="text-sm text-fg-subtle">
        {t('deadlines.calendar.file_help')}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
