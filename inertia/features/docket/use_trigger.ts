import { beginningOfOrigin, dayOfOrigin } from '@generated/fields'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import type { Choices } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import { NO_RULE, originOf, ruleOf, useTriggerRules, type RuleForm, type RuleInput } from './trigger_rules'
import type { Resolution } from './types'

const MAX_TITLE = 200

type Input = RuleInput & { happenedOn: string; time: string; title: string; documentId: string; acceptPast: boolean }

const EMPTY: Input = { ...NO_RULE, happenedOn: '', time: '', title: '', documentId: '', acceptPast: false }

/** Why something is recorded: it followed from a deadline, or a template expected it. */
export type TriggerCause = {
  /** Id of the deadline. */
  parentId: number | null
  /** Key of the resolution. */
  expected: string | null
}

/** The form of what was notified: its fields, and what the chosen rules make it ask for. */
export function useTrigger(choices: Choices, resolutions: Resolution[], { parentId, expected }: TriggerCause) {
  const t = useMessages()
  const origin = (input: Input) => originOf(input, choices, resolutions)
  const form = useFields<Input>(
    expected === null ? EMPTY : { ...EMPTY, ...ruleOf(expected, choices, resolutions, t) },
    {
      resolution: { label: t('docket.field.resolution'), rules: [required()] },
      terms: { label: t('docket.field.terms'), rules: [required()] },
      notification: { label: (input) => t(beginningOfOrigin(origin(input))), rules: [required()] },
      happenedOn: { label: (input) => t(dayOfOrigin(origin(input))), rules: [required(), date()] },
      time: { label: t('deadlines.field.time') },
      handling: { label: t('deadlines.field.handling') },
      responsible: { label: t('deadlines.field.responsible') },
      title: { label: t('docket.field.trigger_title'), rules: [maxLength(MAX_TITLE)] },
      documentId: { label: t('docket.field.document') },
      acceptPast: { label: t('docket.field.accept_past') },
    },
    { prefix: 'trigger' }
  )
  const rules = useTriggerRules(form as unknown as RuleForm, choices, resolutions)
  form.transform((input) => ({
    ...input,
    ...rules.sent(input),
    time: rules.isOfHours ? input.time || null : null,
    title: input.title || null,
    documentId: input.documentId ? Number(input.documentId) : null,
    parentId,
  }))
  return { form, rules }
}
