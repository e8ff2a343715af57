import { useState } from 'react'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { DateField } from '~/components/forms/inputs/date_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { TimeField } from '~/features/activities/time_field'
import type { Person, ReminderLine, Rhythm } from '~/features/activities/types'
import { zoneOption } from '~/features/settings/time_zones'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** What a new reminder is on; nothing for a free one. */
export type Place = { matterId: number | null; activityId: number | null }

interface ReminderFormProps {
  place: Place
  people: Person[]
  timeZone: string
  userId: number
  /** The one that is edited; a new one without. */
  reminder?: ReminderLine
  onClose: () => void
}

const RHYTHMS: Rhythm[] = ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly']
const HOURS = ['1', '4', '24', '48']
const optionOf = ({ id, name }: Person): BoxOption => ({ value: String(id), label: name })

const inputOf = (reminder: ReminderLine | undefined, me: Person | undefined) => ({
  title: reminder?.title ?? '',
  startsOn: reminder?.startsOn ?? '',
  time: reminder?.time ?? '09:00',
  rhythm: (reminder?.rhythm ?? 'none') as string,
  untilOn: reminder?.untilOn ?? '',
  peopleIds: (reminder?.people ?? (me ? [me] : [])).map(optionOf),
  inApp: reminder?.inApp ?? true,
  byEmail: reminder?.byEmail ?? true,
  escalateHours: reminder?.escalateHours ? String(reminder.escalateHours) : '',
  escalateToId: reminder?.escalateToId ? String(reminder.escalateToId) : '',
})

type Input = ReturnType<typeof inputOf>

const bodyOf = ({ untilOn, peopleIds, escalateHours, escalateToId, ...rest }: Input) => ({
  ...rest,
  untilOn: untilOn || null,
  peopleIds: peopleIds.map(({ value }) => Number(value)),
  escalateHours: escalateHours ? Number(escalateHours) : null,
  escalateToId: escalateHours && escalateToId ? Number(escalateToId) : null,
})

/** The side panel in which a reminder is set or changed. */
export function ReminderForm({ place, people, timeZone, userId, reminder, onClose }: ReminderFormProps) {
  const t = useMessages()
  const [begunAt] = useState(reminder?.version)
  const zone = reminder?.timeZone ?? timeZone
  const me = people.find(({ id }) => id === userId)
  const form = useFields(
    inputOf(reminder, me),
    {
      title: { label: t('reminders.field.title'), rules: [required(), maxLength(200)] },
      startsOn: { label: t('reminders.field.starts_on'), rules: [required(), date()] },
      time: { label: t('reminders.field.time'), rules: [required()] },
      rhythm: { label: t('reminders.field.rhythm') },
      untilOn: { label: t('reminders.field.until'), rules: [date()] },
      peopleIds: { label: t('reminders.field.people'), rules: [required()] },
      inApp: { label: t('reminders.field.in_app') },
      byEmail: { label: t('reminders.field.by_email') },
      escalateHours: { label: t('reminders.field.escalate') },
      escalateToId: { label: t('reminders.field.escalate_to') },
    },
    { prefix: 'reminder' }
  )
  const repeats = form.data.rhythm !== 'none'
  const version = 'version' in form.errors ? reminder?.version : begunAt
  form.transform((input) => ({
    ...bodyOf(input),
    timeZone: zone,
    ...(reminder
      ? { version }
      : {
          ...(place.matterId && { matterId: place.matterId }),
          ...(place.activityId && { activityId: place.activityId }),
        }),
  }))
  return (
    <EditDrawer
      {...{ onClose, form }}
      method={reminder ? 'put' : 'post'}
      action={reminder ? route('law_firm.reminders.update', { id: reminder.id }) : route('law_firm.reminders.index')}
      title={t(reminder ? 'reminders.edit_title' : 'reminders.new')}
    >
      <TextField {...form.field('title')} placeholder={t('reminders.field.title_hint')} autoFocus />
      <div className="grid grid-cols-2 gap-3">
        <DateField {...form.field('startsOn')} />
        <TimeField {...form.field('time')} />
      </div>
      <p className="-mt-2 text-xs text-fg-muted">
        {t('reminders.field.zone', { zone: zoneOption(zone, t, new Date()).label })}
      </p>
      <SelectField
        {...form.field('rhythm')}
        options={RHYTHMS.map((value) => ({ value: value as string, label: t(`reminders.rhythm.${value}`) }))}
      />
      {repeats && <DateField {...form.field('untilOn')} optional />}
      <MultiSelectBox {...form.field('peopleIds')} options={people.map(optionOf)} />
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-sm font-medium">{t('reminders.field.channels')}</legend>
        <Checkbox {...form.check('inApp')} />
        <Checkbox {...form.check('byEmail')} />
      </fieldset>
      <SelectField
        {...form.field('escalateHours')}
        options={[
          { value: '', label: t('reminders.field.escalate_never') },
          ...HOURS.map((value) => ({ value, label: t('reminders.field.escalate_hours', { hours: Number(value) }) })),
        ]}
      />
      {form.data.escalateHours && (
        <SelectField
          {...form.field('escalateToId')}
          help={t('reminders.field.escalate_help')}
          options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </EditDrawer>
  )
}
