import { useState } from 'react'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { FormDialog } from '~/components/forms/form_dialog'
import { FileField } from '~/components/forms/inputs/file_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength } from '~/components/forms/validators'
import { useFilePreview } from '~/hooks/use_file_preview'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { FilePreview } from './file_preview'
import { LARGEST_FILE, refusedFile, type Preview } from './preview'
import type { CalendarArea } from './types'

interface ImportDialogProps {
  area: CalendarArea
  calendar: string
  onClose: () => void
}

/** Days from a CSV or an iCalendar file: chosen, looked at, then taken over. */
export function ImportDialog({ area, calendar, onClose }: ImportDialogProps) {
  const t = useMessages()
  const { preview, isReading, read } = useFilePreview<Preview>(route(`${area}.calendars.preview`, { calendar }), {
    largest: LARGEST_FILE,
    refused: refusedFile,
  })
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
  const [fileName, setFileName] = useState<string | null>(null)
  function choose(file: File | null) {
    if (!file) return
    setFileName(file.name)
    void read(file)
  }
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
      <FileField
        id="import-content"
        label={t('deadlines.calendar.file')}
        help={t('deadlines.calendar.file_help')}
        choose={t('deadlines.calendar.choose_file')}
        none={t('deadlines.calendar.no_file')}
        accept=".csv,.ics,text/csv,text/calendar"
        name={fileName}
        pending={isReading}
        error={form.field('content').error}
        onChange={choose}
      />
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
