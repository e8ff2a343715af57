import { beginningOfOrigin, dayOfOrigin } from '@generated/fields'
import { DateField } from '~/components/forms/inputs/date_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { routeName, type Choices } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { DeadlineCard } from './types'

interface CorrectFormProps {
  card: DeadlineCard
  trigger: NonNullable<DeadlineCard['trigger']>
  choices: Choices
  onClose: () => void
}

/** Corrects what was notified; the deadlines that run from it are computed again. */
export function CorrectForm({ card, trigger, choices, onClose }: CorrectFormProps) {
  const t = useMessages()
  const origin = choices.terms.find(({ key }) => key === card.term)?.origin
  const form = useFields(
    {
      title: trigger.title,
      notification: trigger.notification,
      happenedOn: trigger.happenedOn,
      time: trigger.time ?? '',
      handling: trigger.handling ?? '',
      responsible: trigger.responsible ?? '',
    },
    {
      title: { label: t('docket.field.trigger_title'), rules: [required(), maxLength(200)] },
      notification: { label: t(beginningOfOrigin(origin)), rules: [required()] },
      happenedOn: { label: t(dayOfOrigin(origin)), rules: [required(), date()] },
      time: { label: t('deadlines.field.time') },
      handling: { label: t('deadlines.field.handling') },
      responsible: { label: t('deadlines.field.responsible') },
    },
    { prefix: 'correct' }
  )
  form.transform((input) => ({
    ...{ title: input.title, notification: input.notification, happenedOn: input.happenedOn, version: trigger.version },
    ...{ time: input.time || null, handling: input.handling || null, responsible: input.responsible || null },
  }))
  const calendars = choices.calendars.map(({ key, name }) => ({ value: key, label: name }))
  const routes = choices.notifications.filter((one) => !origin || one.origins.includes(origin))
  return (
    <EditDrawer
      {...{ onClose, form }}
      method="put"
      action={route('law_firm.deadline_triggers.update', { dossierId: card.matterId, id: trigger.id })}
      title={t('docket.trigger.edit_title')}
    >
      <p className="text-sm text-fg-muted">{t('docket.trigger.edit_text')}</p>
      <TextField {...form.field('title')} />
      <DateField {...form.field('happenedOn')} />
      {(trigger.time || 'time' in form.errors) && <TextField {...form.field('time')} placeholder="10:30" />}
      <SelectField
        {...form.field('notification')}
        options={routes.map((one) => ({ value: one.key, label: t(routeName(one.key)), description: one.citation }))}
      />
      {(trigger.handling || 'handling' in form.errors) && (
        <SelectField {...form.field('handling')} options={calendars} />
      )}
      {(trigger.responsible || 'responsible' in form.errors) && (
        <SelectField {...form.field('responsible')} options={calendars} />
      )}
    </EditDrawer>
  )
}
