import { Checkbox } from '~/components/forms/choices/checkbox'
import { FormDialog } from '~/components/forms/form_dialog'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { weekdayName, type CalendarArea, type CalendarFacts } from './types'

const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6]
const WEEKEND = [6, 7]

interface CalendarDialogProps {
  area: CalendarArea
  /** One that is there; without it a new one is made. */
  calendar?: CalendarFacts
  onClose: () => void
}

/** The name of a calendar of their own, and the days of the week on which it rests. */
export function CalendarDialog({ area, calendar, onClose }: CalendarDialogProps) {
  const t = useMessages()
  const form = useFields(
    { name: calendar?.name ?? '', weekly: calendar?.weekly.map(({ weekday }) => weekday) ?? WEEKEND },
    {
      name: { label: t('deadlines.calendar.name'), rules: [required(), maxLength(200)] },
      weekly: { label: t('deadlines.calendar.weekly') },
    },
    { prefix: 'calendar' }
  )
  const { weekly } = form.data
  const toggle = (weekday: number, on: boolean) =>
    form.set('weekly', on ? [...weekly, weekday] : weekly.filter((one) => one !== weekday))
  return (
    <FormDialog
      {...{ form, onClose }}
      method={calendar ? 'put' : 'post'}
      action={
        calendar ? route(`${area}.calendars.update`, { calendar: calendar.key }) : route(`${area}.calendars.store`)
      }
      title={t(calendar ? 'deadlines.calendar.edit' : 'deadlines.calendars.new')}
      verb={calendar ? undefined : t('common.create')}
    >
      <TextField {...form.field('name')} help={t('deadlines.calendar.name_help')} autoComplete="off" autoFocus />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-medium">{t('deadlines.calendar.weekly')}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {WEEKDAYS.map((weekday) => (
            <Checkbox
              key={weekday}
              label={t(weekdayName(weekday))}
              checked={weekly.includes(weekday)}
              onChange={(on) => toggle(weekday, on)}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  )
}
