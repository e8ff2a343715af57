import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { TimeField } from '~/features/activities/time_field'
import { usePermission } from '~/features/matters/use_permission'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { bodyOf, inputOf, optionOf, type EntryInput } from './entry_input'
import { RepetitionFields, useWeekdays } from './repetition_fields'
import { SCOPES, type EntryCard, type Named, type Slot } from './types'

const loadMatters = optionsFrom('law_firm.matters.options')
const REMINDERS = ['', '0', '10', '30', '60', '1440']

interface EntryFormProps {
  /** The one that is edited; a new one without. */
  entry: EntryCard | null
  slot: Slot
  /** Who may attend beside who writes it. */
  colleagues: Named[]
  /** The zone of the firm's clocks. */
  timeZone: string
  onClose: () => void
  onCancelEntry: () => void
}

/** The side panel in which an event is written. */
export function EntryForm({ entry, slot, colleagues, timeZone, onClose, onCancelEntry }: EntryFormProps) {
  const t = useMessages()
  const weekdays = useWeekdays()
  const mayReadMatters = usePermission('expedientes:leer')
  const [begunAt] = useState(entry?.version)
  const label = (name: keyof EntryInput) => ({ label: t(`entries.field.${name}` as MessageId) })
  const form = useFields(
    inputOf(entry, slot, (days) => weekdays.filter(({ value }) => days.includes(value))),
    {
      title: { ...label('title'), rules: [required(), maxLength(200)] },
      allDay: label('allDay'),
      firstDay: { ...label('firstDay'), rules: [required(), date()] },
      startTime: label('startTime'),
      lastDay: { ...label('lastDay'), rules: [required(), date()] },
      endTime: label('endTime'),
      rhythm: label('rhythm'),
      interval: label('interval'),
      weekdays: label('weekdays'),
      monthlyBy: label('monthlyBy'),
      ends: label('ends'),
      untilOn: { ...label('untilOn'), rules: [date()] },
      count: label('count'),
      place: { ...label('place'), rules: [maxLength(300)] },
      link: { ...label('link'), rules: [maxLength(500)] },
      matterId: label('matterId'),
      peopleIds: label('peopleIds'),
      travelMinutes: label('travelMinutes'),
      reminderMinutes: label('reminderMinutes'),
      isPrivate: label('isPrivate'),
      notes: { ...label('notes'), rules: [maxLength(2_000)] },
      scope: label('scope'),
    },
    { prefix: 'entry' }
  )
  const version = 'version' in form.errors ? entry?.version : begunAt
  form.transform((input) => ({
    ...bodyOf(input),
    ...(entry && { version, at: entry.at, scope: entry.repetition ? input.scope : 'all' }),
  }))
  const reminders = REMINDERS.includes(form.data.reminderMinutes)
    ? REMINDERS
    : [...REMINDERS, form.data.reminderMinutes]
  return (
    <EditDrawer
      {...{ onClose, form }}
      method={entry ? 'put' : 'post'}
      action={entry ? route('calendar.entries.update', { id: entry.id }) : route('calendar.entries.store')}
      title={t(entry ? 'entries.edit' : 'entries.new')}
      actions={
        entry && (
          <Button variant="danger" onClick={onCancelEntry}>
            {t('entries.cancel')}
          </Button>
        )
      }
    >
      {entry?.repetition && (
        <SelectField
          {...form.field('scope')}
          options={SCOPES.map((value) => ({ value: value as string, label: t(`entries.scope.${value}`) }))}
        />
      )}
      <TextField {...form.field('title')} />
      <Checkbox {...form.check('allDay')} />
      <div className="grid grid-cols-2 gap-3">
        <DateField {...form.field('firstDay')} />
        {!form.data.allDay && <TimeField {...form.field('startTime')} />}
        <DateField {...form.field('lastDay')} />
        {!form.data.allDay && <TimeField {...form.field('endTime')} />}
      </div>
      {entry && entry.timeZone !== timeZone && (
        <p className="-mt-2 text-xs text-fg-muted">{t('entries.zone', { zone: entry.timeZone })}</p>
      )}
      {(!entry?.repetition || form.data.scope !== 'one') && <RepetitionFields form={form} />}
      <MultiSelectBox {...form.field('peopleIds')} optional options={colleagues.map(optionOf)} />
      {mayReadMatters && <SelectBox {...form.field('matterId')} optional load={loadMatters} />}
      <TextField {...form.field('place')} optional />
      <TextField {...form.field('link')} optional placeholder={t('hearings.field.link_hint')} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField {...form.field('travelMinutes')} />
        <SelectField
          {...form.field('reminderMinutes')}
          options={reminders.map((value) => ({
            value,
            label: value === '' ? t('entries.no_reminder') : t('entries.before', { count: Number(value) }),
          }))}
        />
      </div>
      <Checkbox {...form.check('isPrivate')} />
      <TextArea {...form.field('notes')} optional rows={3} />
    </EditDrawer>
  )
}
