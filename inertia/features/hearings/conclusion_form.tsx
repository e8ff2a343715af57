import { Checkbox } from '~/components/forms/choices/checkbox'
import { SelectField } from '~/components/forms/choices/select_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TimeField } from '~/features/activities/time_field'
import { AcceptPast } from '~/features/docket/accept_past'
import { TriggerRuleFields } from '~/features/docket/trigger_rule_fields'
import type { RuleForm } from '~/features/docket/trigger_rules'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { CONCLUSIONS } from './kinds'
import type { HearingLine, HearingsContent } from './types'
import { useConclusion } from './use_conclusion'

interface ConclusionFormProps {
  matterId: number
  content: HearingsContent
  hearing: HearingLine
  onClose: () => void
}

/** What became of a hearing: held with its outcome and what follows from it, put off to another day, or cancelled. */
export function ConclusionForm({ matterId, content, hearing, onClose }: ConclusionFormProps) {
  const t = useMessages()
  const { form, rules, choices, wasOpened, proposes, isDeferred } = useConclusion(hearing, content)
  const { resolutions, people } = content
  return (
    <FormDialog
      {...{ form, onClose }}
      method="put"
      action={route('law_firm.hearings.conclude', { dossierId: matterId, id: hearing.id })}
      title={t('hearings.conclude_title')}
      size="lg"
    >
      <SelectField
        {...form.field('status')}
        options={CONCLUSIONS.map((value) => ({ value: value as string, label: t(`hearings.status.${value}`) }))}
      />
      {isDeferred && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <DateField {...form.field('day')} />
            <TimeField {...form.field('time')} />
          </div>
          <p className="-mt-2 text-xs text-fg-muted">{t('hearings.conclude_hint')}</p>
        </>
      )}
      <TextArea {...form.field('outcome')} optional rows={5} />
      {wasOpened && <Checkbox {...form.check('proposes')} help={t('hearings.field.propose_help')} />}
      {proposes && (
        <TriggerRuleFields form={form as unknown as RuleForm} {...{ rules, choices, resolutions }}>
          {rules.isOfHours && <TimeField {...form.field('notifiedAt')} />}
        </TriggerRuleFields>
      )}
      <AcceptPast {...{ form }} />
      {wasOpened && (
        <TextArea {...form.field('activities')} optional rows={3} help={t('hearings.field.activities_help')} />
      )}
      {wasOpened && form.data.activities.trim() !== '' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...form.field('assigneeId')}
            options={[
              { value: '', label: t('hearings.nobody') },
              ...people.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <DateField {...form.field('dueOn')} optional />
        </div>
      )}
    </FormDialog>
  )
}
