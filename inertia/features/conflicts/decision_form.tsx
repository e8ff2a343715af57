import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { required, type Rule } from '~/components/forms/validators'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { type Check } from './types'

type Input = { decision: 'clear' | 'waived' | 'declined' | ''; reason: string }

const withReason: Rule<string, Input> = {
  check: (reason, { decision }) =>
    decision !== 'clear' && decision !== '' && !reason.trim() ? { id: 'conflicts.show.reason_required' } : null,
}

/** What is decided about a check, once and for all. */
export function DecisionForm({ check }: { check: Check }) {
  const t = useMessages()
  const form = useFields<Input>(
    { decision: '', reason: '' },
    {
      decision: { label: t('conflicts.show.decision'), rules: [required()] },
      reason: { label: t('conflicts.show.reason'), rules: [withReason as Rule] },
    },
    { prefix: 'decision' }
  )
  const { decision } = form.data
  return (
    <Form form={form} method="post" action={route('law_firm.conflicts.decisions.store', { id: check.id })} guard>
      <RadioGroup
        {...form.field('decision')}
        options={(['clear', 'waived', 'declined'] as const).map((value) => ({
          value,
          label: t(`conflicts.decision.${value}`),
          description: t(`conflicts.decision.${value}_hint`),
        }))}
      />
      <TextArea
        {...form.field('reason')}
        required={decision !== '' && decision !== 'clear'}
        optional={decision === '' || decision === 'clear'}
        rows={3}
        help={t('conflicts.show.reason_hint')}
      />
      <p className="text-sm text-fg-muted">{t('conflicts.show.final')}</p>
      <Submit className="justify-self-start">{t('conflicts.show.submit')}</Submit>
    </Form>
  )
}
