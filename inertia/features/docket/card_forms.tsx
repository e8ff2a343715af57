import { DateField } from '~/components/forms/inputs/date_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { FormDialog } from '~/components/forms/form_dialog'
import { SelectField } from '~/components/forms/choices/select_field'
import { Switch } from '~/components/forms/choices/switch'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { useDocumentOptions } from './document_options'
import type { DeadlineCard, DocketContent, Outcome } from './types'

interface CardFormProps {
  card: DeadlineCard
  onClose: () => void
}

type People = DocketContent['people']

const peopleOptions = (people: People) => people.map(({ id, name }) => ({ value: String(id), label: name }))
const addressOf = ({ id, matterId }: DeadlineCard) => ({ dossierId: matterId, id })

/** A person answers for the date and says who keeps the deadline. */
export function ConfirmForm({ card, people, onClose }: CardFormProps & { people: People }) {
  const t = useMessages()
  const form = useFields(
    { responsibleId: card.responsible ? String(card.responsible.id) : '' },
    { responsibleId: { label: t('docket.field.responsible'), rules: [required()] } },
    { prefix: 'confirm' }
  )
  form.transform(({ responsibleId }) => ({ responsibleId: Number(responsibleId), version: card.version }))
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.deadline_confirmations.store', addressOf(card))}
      title={t('docket.card.confirm_title')}
      verb={t('docket.card.confirm')}
    >
      <p className="text-sm text-fg-muted">{t('docket.card.confirm_text')}</p>
      <SelectField
        {...form.field('responsibleId')}
        help={t('docket.field.responsible_help')}
        options={peopleOptions(people)}
      />
    </FormDialog>
  )
}

const CLOSING = {
  met: { title: 'docket.card.met_title', verb: 'docket.card.met', reason: 'docket.field.missed_reason' },
  missed: { title: 'docket.card.missed_title', verb: 'docket.card.missed', reason: 'docket.field.missed_reason' },
  not_due: { title: 'docket.card.not_due_title', verb: 'docket.card.not_due', reason: 'docket.field.not_due_reason' },
} as const

/** How a deadline ended: with its proof, or for which reason. */
export function CloseForm({
  card,
  outcome,
  today,
  documents,
  onClose,
}: CardFormProps & { outcome: Outcome } & Pick<DocketContent, 'today' | 'documents'>) {
  const t = useMessages()
  const isMet = outcome === 'met'
  const documentOptions = useDocumentOptions(documents)
  const { title, verb, reason } = CLOSING[outcome]
  const form = useFields(
    { metOn: today, documentId: '', proof: '', reason: '' },
    {
      metOn: { label: t('docket.field.met_on'), rules: isMet ? [required(), date()] : [] },
      documentId: { label: t('docket.field.proof_document') },
      proof: { label: t('docket.field.proof'), rules: [maxLength(500)] },
      reason: { label: t(reason), rules: isMet ? [] : [required(), maxLength(2_000)] },
    },
    { prefix: 'closure' }
  )
  form.transform((input) => ({
    ...{ outcome, version: card.version },
    ...(isMet
      ? {
          metOn: input.metOn,
          proof: input.proof || null,
          documentId: input.documentId ? Number(input.documentId) : null,
        }
      : { reason: input.reason }),
  }))
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.deadline_closures.store', addressOf(card))}
      title={t(title)}
      verb={t(verb)}
    >
      {isMet ? (
        <>
          <DateField {...form.field('metOn')} max={today} />
          <SelectField {...form.field('documentId')} optional options={documentOptions} />
          <TextField {...form.field('proof')} optional help={t('docket.field.proof_help')} />
        </>
      ) : (
        <TextArea {...form.field('reason')} rows={4} />
      )}
    </FormDialog>
  )
}

/** What a deadline is called, who keeps it and what the client reads; of one that was written by hand its day, too. */
export function EditForm({ card, people, onClose }: CardFormProps & { people: People }) {
  const t = useMessages()
  const isByHand = card.source === 'manual'
  const form = useFields(
    {
      title: card.title,
      responsibleId: card.responsible ? String(card.responsible.id) : '',
      lastDay: card.lastDay ?? '',
      shown: card.shown,
      clientText: card.clientText ?? '',
    },
    {
      title: { label: t('docket.field.title'), rules: [required(), maxLength(200)] },
      responsibleId: { label: t('docket.field.responsible') },
      lastDay: { label: t('docket.field.last_day'), rules: isByHand ? [required(), date()] : [] },
      shown: { label: t('docket.field.shown') },
      clientText: { label: t('docket.field.client_text'), rules: [maxLength(300)] },
    },
    { prefix: 'deadline' }
  )
  form.transform((input) => ({
    ...{ title: input.title, shown: input.shown, clientText: input.clientText || null, version: card.version },
    responsibleId: input.responsibleId ? Number(input.responsibleId) : null,
    lastDay: isByHand ? input.lastDay : null,
  }))
  return (
    <EditDrawer
      {...{ onClose, form }}
      method="put"
      action={route('law_firm.matter_deadlines.update', addressOf(card))}
      title={t('docket.card.edit_title')}
    >
      <TextField {...form.field('title')} autoFocus />
      {isByHand && <DateField {...form.field('lastDay')} />}
      <SelectField
        {...form.field('responsibleId')}
        help={t('docket.field.responsible_help')}
        options={[{ value: '', label: t('docket.nobody') }, ...peopleOptions(people)]}
      />
      <Switch {...form.check('shown')} />
      {form.data.shown && (
        <TextArea {...form.field('clientText')} optional rows={3} help={t('docket.field.client_text_help')} />
      )}
    </EditDrawer>
  )
}
