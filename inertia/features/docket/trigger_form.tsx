import { Checkbox } from '~/components/forms/choices/checkbox'
import { DateField } from '~/components/forms/inputs/date_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { routeName, type Choices } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { resolutionName, type DocketContent } from './types'
import { useTrigger } from './use_trigger'

interface TriggerFormProps extends Pick<DocketContent, 'resolutions' | 'documents'> {
  matterId: number
  choices: Choices
  /** The deadline that this followed from. */
  parentId: number | null
  onClose: () => void
}

/** The side panel in which what was notified is filled in; the server computes and proposes the deadlines that it opens. */
export function TriggerForm({ matterId, choices, resolutions, documents, parentId, onClose }: TriggerFormProps) {
  const t = useMessages()
  const { form, origin, routes, notification, isOfHours, asksFor, terms, ...trigger } = useTrigger(
    choices,
    resolutions,
    parentId
  )
  const calendars = choices.calendars.map(({ key, name, years }) => ({
    value: key,
    label: name,
    description: t('deadlines.years', { years: years.join(', ') }),
  }))
  const isUnverified = notification && !notification.isVerified
  return (
    <EditDrawer
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.deadline_triggers.store', { dossierId: matterId })}
      title={t('docket.trigger.title')}
      verb={t('docket.trigger.verb')}
      pendingText={t('docket.trigger.pending')}
    >
      <SelectField
        {...form.field('resolution')}
        onChange={trigger.chooseResolution}
        help={t('docket.field.resolution_help')}
        options={[
          ...resolutions.map(({ key }) => ({ value: key, label: t(resolutionName(key)) })),
          { value: trigger.other, label: t('docket.field.other') },
        ]}
      />
      <MultiSelectBox {...form.field('terms')} options={terms} />
      <SelectField
        {...form.field('notification')}
        help={
          isUnverified ? t('deadlines.unverified_rule', { citation: notification.citation }) : notification?.citation
        }
        options={routes.map((one) => ({ value: one.key, label: t(routeName(one.key)), description: one.citation }))}
      />
      <DateField
        {...form.field('happenedOn')}
        label={t(origin === 'norm' ? 'deadlines.field.in_force_on' : 'deadlines.field.notified_on')}
      />
      {isOfHours && <TextField {...form.field('time')} placeholder="10:30" help={t('deadlines.field.time_help')} />}
      {asksFor('handling') && (
        <SelectField {...form.field('handling')} options={calendars} help={t('deadlines.field.handling_help')} />
      )}
      {asksFor('responsible') && (
        <SelectField {...form.field('responsible')} options={calendars} help={t('deadlines.field.responsible_help')} />
      )}
      <TextField {...form.field('title')} optional help={t('docket.field.trigger_title_help')} />
      <SelectField
        {...form.field('documentId')}
        optional
        help={t('docket.field.document_help')}
        options={[
          { value: '', label: t('docket.field.no_document') },
          ...documents.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {('acceptPast' in form.errors || form.data.acceptPast) && <Checkbox {...form.check('acceptPast')} />}
    </EditDrawer>
  )
}
