import { FormDialog } from '~/components/forms/form_dialog'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { CalendarArea } from './types'

interface YearDialogProps {
  area: CalendarArea
  calendar: string
  /** The year that is proposed, or, with its source, one that is there. */
  year: number
  source?: string
  onClose: () => void
}

/** A whole year of a calendar and where it was published. */
export function YearDialog({ area, calendar, year, source, onClose }: YearDialogProps) {
  const t = useMessages()
  const form = useFields(
    { year: String(year), source: source ?? '' },
    {
      year: { label: t('deadlines.calendar.year'), rules: [required()] },
      source: { label: t('deadlines.calendar.source'), rules: [required(), maxLength(300)] },
    },
    { prefix: 'year' }
  )
  const isThere = source !== undefined
  return (
    <FormDialog
      {...{ form, onClose }}
      method={isThere ? 'put' : 'post'}
      action={
        isThere
          ? route(`${area}.calendars.years.update`, { calendar, year })
          : route(`${area}.calendars.years.store`, { calendar })
      }
      title={t(isThere ? 'deadlines.calendar.edit_source' : 'deadlines.calendar.add_year')}
      verb={isThere ? undefined : t('common.add')}
    >
      {!isThere && <TextField {...form.field('year')} inputMode="numeric" autoComplete="off" autoFocus />}
      <TextField {...form.field('source')} help={t('deadlines.calendar.source_help')} autoComplete="off" />
    </FormDialog>
  )
}
