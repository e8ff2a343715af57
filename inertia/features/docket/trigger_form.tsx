import { DateField } from '~/components/forms/inputs/date_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import type { Choices } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { AcceptPast } from './accept_past'
import { useDocumentOptions } from './document_options'
import { TriggerRuleFields } from './trigger_rule_fields'
import type { RuleForm } from './trigger_rules'
import type { DocketContent } from './types'
import { useTrigger, type TriggerCause } from './use_trigger'

type TriggerFormProps = Pick<DocketContent, 'resolutions' | 'documents'> & {
  matterId: number
  choices: Choices
  cause: TriggerCause
  onClose: () => void
}

/** The side panel in which what was notified is filled in; the server computes and proposes the deadlines that it opens. */
export function TriggerForm({ matterId, choices, resolutions, documents, cause, onClose }: TriggerFormProps) {
  const t = useMessages()
  const { form, rules } = useTrigger(choices, resolutions, cause)
  const { isOfHours } = rules
  const documentOptions = useDocumentOptions(documents)
  return (
    <EditDrawer
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.deadline_triggers.store', { dossierId: matterId })}
      title={t('docket.trigger.title')}
      verb={t('docket.trigger.verb')}
      pendingText={t('docket.trigger.pending')}
    >
      <TriggerRuleFields form={form as unknown as RuleForm} {...{ rules, choices, resolutions }}>
        <DateField {...form.field('happenedOn')} />
        {isOfHours && <TextField {...form.field('time')} placeholder="10:30" help={t('deadlines.field.time_help')} />}
      </TriggerRuleFields>
      <TextField {...form.field('title')} optional help={t('docket.field.trigger_title_help')} />
      <SelectField
        {...form.field('documentId')}
        optional
        help={t('docket.field.document_help')}
        options={documentOptions}
      />
      <AcceptPast {...{ form }} />
    </EditDrawer>
  )
}
