import { SelectField } from '~/components/forms/choices/select_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { routeName, termName, type Choices } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { AcceptPast } from './accept_past'
import { useDocumentOptions } from './document_options'
import type { DeadlineLine, DocketContent } from './types'

interface ClockFormProps extends Pick<DocketContent, 'documents' | 'today' | 'clockTerms'> {
  matterId: number
  choices: Choices
  /** The clock that the act is of; null begins one. */
  clock: DeadlineLine | null
  onClose: () => void
}

const EFFECTS = ['restarts', 'suspends'] as const

/** An act that counts: it begins a clock, or one that runs begins again or is suspended by it. The server computes the date. */
export function ClockForm({ matterId, choices, clock, clockTerms, documents, today, onClose }: ClockFormProps) {
  const t = useMessages()
  const form = useFields(
    {
      ...{ term: clock?.term ?? '', effect: 'restarts', title: '', happenedOn: '', notification: '' },
      ...{ handling: 'pjf', documentId: '', acceptPast: false },
    },
    {
      term: { label: t('docket.field.clock_term'), rules: [required()] },
      effect: { label: t('docket.field.act_effect'), rules: [required()] },
      title: { label: t('docket.field.act'), rules: [required(), maxLength(200)] },
      happenedOn: { label: t('docket.field.happened_on'), rules: [required(), date()] },
      notification: { label: t('docket.field.act_rule'), rules: [required()] },
      handling: { label: t('deadlines.field.handling') },
      documentId: { label: t('docket.field.document') },
      acceptPast: { label: t('docket.field.accept_past') },
    },
    { prefix: 'clock' }
  )
  const { data } = form
  const term = choices.terms.find(({ key }) => key === data.term)
  const routes = choices.notifications.filter(({ origins }) => term && origins.includes(term.origin))
  const countsDays = term !== undefined && (term.isOneCalendar || term.roles.includes('handling'))
  const documentId = data.documentId ? Number(data.documentId) : null
  form.transform(({ title, happenedOn, notification, ...input }) => ({
    ...{ title, happenedOn, notification, documentId },
    ...(clock
      ? { version: clock.version, effect: input.effect }
      : { term: input.term, handling: countsDays ? input.handling : null, acceptPast: input.acceptPast }),
  }))
  const at = { dossierId: matterId }

  function chooseTerm(key: string) {
    form.set('term', key)
    form.set('notification', '')
  }

  return (
    <EditDrawer
      {...{ onClose, form }}
      method="post"
      action={clock ? route('law_firm.clocks.acts.store', { ...at, id: clock.id }) : route('law_firm.clocks.store', at)}
      title={t(clock ? 'docket.act_title' : 'docket.clock_title')}
      verb={t(clock ? 'docket.act_verb' : 'docket.clock_verb')}
    >
      {clock ? (
        <SelectField
          {...form.field('effect')}
          options={EFFECTS.map((effect) => ({ value: effect, label: t(`docket.act_effect.${effect}`) }))}
        />
      ) : (
        <SelectField
          {...form.field('term')}
          onChange={chooseTerm}
          help={term && (term.isVerified ? term.citation : t('deadlines.unverified_rule', { citation: term.citation }))}
          options={clockTerms.map((key) => ({ value: key, label: t(termName(key)) }))}
        />
      )}
      <TextField {...form.field('title')} help={t('docket.field.act_help')} />
      <DateField {...form.field('happenedOn')} max={today} />
      <SelectField
        {...form.field('notification')}
        options={routes.map(({ key, citation }) => ({ value: key, label: t(routeName(key)), description: citation }))}
      />
      {!clock && countsDays && (
        <SelectField
          {...form.field('handling')}
          help={t('deadlines.field.handling_help')}
          options={choices.calendars.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      <SelectField
        {...form.field('documentId')}
        optional
        help={t('docket.field.document_help')}
        options={useDocumentOptions(documents)}
      />
      <AcceptPast {...{ form }} />
    </EditDrawer>
  )
}

interface RemoveActProps {
  clock: DeadlineLine
  actId: number
  onClose: () => void
}

/** Takes back an act that was recorded by mistake, with the reason. */
export function RemoveActForm({ clock, actId, onClose }: RemoveActProps) {
  const t = useMessages()
  const form = useFields(
    { reason: '' },
    { reason: { label: t('docket.field.act_reason'), rules: [required(), maxLength(2_000)] } },
    { prefix: 'act-removal' }
  )
  form.transform(({ reason }) => ({ reason, version: clock.version }))
  return (
    <FormDialog
      {...{ onClose, form }}
      method="delete"
      action={route('law_firm.clocks.acts.destroy', { dossierId: clock.matterId, id: clock.id, actId })}
      title={t('docket.act_remove_title')}
      verb={t('docket.act_remove')}
    >
      <p className="text-sm text-fg-muted">{t('docket.act_remove_text')}</p>
      <TextArea {...form.field('reason')} rows={3} />
    </FormDialog>
  )
}
