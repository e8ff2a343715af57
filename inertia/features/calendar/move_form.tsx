import { DateField } from '~/components/forms/inputs/date_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { NumberField } from '~/components/forms/inputs/number_field'
import { useFields } from '~/components/forms/use_fields'
import { date, required } from '~/components/forms/validators'
import { TimeField } from '~/features/activities/time_field'
import { useMessages } from '~/hooks/use_messages'
import { minutesBetween } from './days'
import type { EventLine } from './types'

/** Gives an event another day, hour and length without dragging it. */
export function MoveForm({ event, onClose }: { event: EventLine; onClose: () => void }) {
  const t = useMessages()
  const { allDay, start, end, move } = event
  const hasLength = !allDay && end !== null
  const form = useFields(
    {
      day: start.slice(0, 10),
      time: allDay ? '' : start.slice(11),
      minutes: hasLength ? String(minutesBetween(start, end)) : '',
    },
    {
      day: { label: t('calendar.move.day'), rules: [required(), date()] },
      time: { label: t('calendar.move.time') },
      minutes: { label: t('calendar.move.minutes') },
    },
    { prefix: 'move' }
  )
  form.transform(({ day, time, minutes }) => ({
    ...('href' in move ? move.body : {}),
    day,
    time: time || null,
    minutes: hasLength && time && minutes ? Number(minutes) : null,
  }))
  return (
    <FormDialog
      {...{ form, onClose }}
      method="put"
      action={'href' in move ? move.href : ''}
      title={t('calendar.move.title', { title: event.title })}
      verb={t('calendar.move.submit')}
      visit={{ preserveScroll: true, preserveState: true }}
    >
      <div className="grid grid-cols-2 gap-3">
        <DateField {...form.field('day')} autoFocus />
        <TimeField {...form.field('time')} help={t('calendar.move.time_help')} />
      </div>
      {hasLength && <NumberField {...form.field('minutes')} />}
    </FormDialog>
  )
}
