import { SelectField } from '~/components/forms/choices/select_field'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import type { Choices } from '~/features/deadlines/types'
import { AcceptPast } from '~/features/docket/accept_past'
import { TriggerRuleFields } from '~/features/docket/trigger_rule_fields'
import type { RuleForm } from '~/features/docket/trigger_rules'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { RowText } from './row_text'
import { TermWarning } from './term_warning'
import type { MatchLine, RowsProps } from './types'
import { HEARING_KINDS, useAcceptance, WAYS, type Way } from './use_acceptance'

type AcceptFormProps = Pick<RowsProps, 'resolutions'> & { match: MatchLine; choices: Choices; onClose: () => void }

/** What is made of a row that is of the matter: an activity, the deadlines that it opens, a hearing, or only that it is so. */
export function AcceptForm({ match, choices, resolutions, onClose }: AcceptFormProps) {
  const t = useMessages()
  const { form, rules } = useAcceptance(match, { choices, resolutions })
  const { as, shown } = form.data
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('law_firm.list_matches.accept', { dossierId: match.matter.id, id: match.id })}
      title={t('court_lists.accept_title')}
      verb={t('court_lists.accept')}
      size="lg"
    >
      <RowText row={match.row} today="" canEdit={false} />
      <SelectField
        {...form.field('as')}
        onChange={(way) => form.set('as', way as Way)}
        options={WAYS.map((way) => ({ value: way, label: t(`court_lists.as.${way}` as MessageId) }))}
      />
      {as === 'activity' && (
        <>
          <TextField {...form.field('title')} />
          <DateField {...form.field('dueOn')} optional />
        </>
      )}
      {as === 'deadline' && (
        <>
          <TermWarning differences={match.proposal.differences} announced={match.proposal.announced} />
          <TriggerRuleFields form={form as unknown as RuleForm} {...{ rules, choices, resolutions }}>
            <DateField {...form.field('happenedOn')} help={t('court_lists.field.happened_help')} />
            {rules.isOfHours && <TextField {...form.field('notifiedAt')} placeholder="10:30" />}
          </TriggerRuleFields>
          <AcceptPast form={form} />
        </>
      )}
      {as === 'hearing' && (
        <>
          <SelectField
            {...form.field('hearingKind')}
            options={HEARING_KINDS.map((kind) => ({ value: kind, label: t(`hearings.kind.${kind}` as MessageId) }))}
          />
          <DateField {...form.field('day')} />
          <TextField {...form.field('time')} placeholder="10:30" />
        </>
      )}
      <Checkbox {...form.check('shown')} help={t('court_lists.field.shown_help')} />
      {shown && <TextArea {...form.field('toClients')} rows={3} />}
    </FormDialog>
  )
}
