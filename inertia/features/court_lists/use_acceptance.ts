import { beginningOfOrigin, dayOfOrigin } from '@generated/fields'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength } from '~/components/forms/validators'
import type { Choices } from '~/features/deadlines/types'
import {
  NO_RULE,
  originOf,
  ruleOf,
  useTriggerRules,
  type RuleForm,
  type RuleInput,
} from '~/features/docket/trigger_rules'
import type { Resolution } from '~/features/docket/types'
import { useMessages, type Translate } from '~/hooks/use_messages'
import { formatDate, type Locale } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { MatchLine } from './types'

export const WAYS = ['note', 'activity', 'deadline', 'hearing'] as const
export type Way = (typeof WAYS)[number]

export const HEARING_KINDS = [
  ...(['incidental', 'constitutional', 'preliminary', 'trial', 'initial', 'intermediate'] as const),
  ...(['conciliation', 'evidence', 'pleadings', 'judgment', 'other'] as const),
] as const

type Input = RuleInput & {
  as: Way
  title: string
  dueOn: string
  happenedOn: string
  notifiedAt: string
  acceptPast: boolean
  hearingKind: string
  day: string
  time: string
  shown: boolean
  toClients: string
}

interface Rules {
  choices: Choices
  resolutions: Resolution[]
}

/** What the words of a row propose, for a person to change. */
function proposedIn(
  { row, proposal }: MatchLine,
  { choices, resolutions }: Rules,
  t: Translate
): Omit<Input, 'toClients'> {
  const { suggestion, hearing } = proposal
  const rule = suggestion && {
    ...ruleOf(suggestion.resolution, choices, resolutions, t),
    notification: suggestion.notification,
    handling: suggestion.handling ?? '',
    responsible: suggestion.responsible ?? '',
  }
  return {
    ...{ ...NO_RULE, ...rule, as: hearing ? 'hearing' : rule ? 'deadline' : 'note' },
    ...{ title: t('court_lists.activity_title', { number: row.caseNumber }), dueOn: '' },
    ...{ happenedOn: row.day ?? '', notifiedAt: '', acceptPast: false },
    ...{ hearingKind: 'other', day: hearing?.day ?? '', time: hearing?.time ?? '' },
    shown: false,
  }
}

/** What clients may be told of a row, in plain words, for a person to change. */
function sentenceFor({ row, proposal: { hearing } }: MatchLine, t: Translate, locale: Locale): string {
  const said = hearing ? 'hearing' : 'order'
  const on = hearing ? hearing.day : row.day
  if (!on) return t(`court_lists.to_clients.${said}`)
  return t(`court_lists.to_clients.${said}_of`, { day: formatDate(on, 'long', locale) })
}

/** The form of what is made of a row. */
export function useAcceptance(match: MatchLine, of: Rules) {
  const t = useMessages()
  const { locale } = useLocale()
  const origin = (input: Input) => originOf(input, of.choices, of.resolutions)
  const form = useFields<Input>(
    { ...proposedIn(match, of, t), toClients: sentenceFor(match, t, locale) },
    {
      as: { label: t('court_lists.field.as') },
      title: { label: t('court_lists.field.activity'), rules: [maxLength(200)] },
      dueOn: { label: t('court_lists.field.due'), rules: [date()] },
      resolution: { label: t('docket.field.resolution') },
      terms: { label: t('docket.field.terms') },
      notification: { label: (input) => t(beginningOfOrigin(origin(input))) },
      handling: { label: t('deadlines.field.handling') },
      responsible: { label: t('deadlines.field.responsible') },
      happenedOn: { label: (input) => t(dayOfOrigin(origin(input))), rules: [date()] },
      notifiedAt: { label: t('deadlines.field.time') },
      acceptPast: { label: t('docket.field.accept_past') },
      hearingKind: { label: t('court_lists.field.hearing_kind') },
      day: { label: t('court_lists.field.hearing_day'), rules: [date()] },
      time: { label: t('court_lists.field.hearing_time') },
      shown: { label: t('court_lists.field.shown') },
      toClients: { label: t('court_lists.field.to_clients'), rules: [maxLength(2_000)] },
    },
    { prefix: 'acceptance' }
  )
  const rules = useTriggerRules(form as unknown as RuleForm, of.choices, of.resolutions)
  form.transform((input) => {
    const { as, shown, toClients } = input
    const told = { as, version: match.version, toClients: shown ? toClients || null : null }
    if (as === 'activity') return { ...told, title: input.title, dueOn: input.dueOn || null }
    if (as === 'hearing') return { ...told, hearingKind: input.hearingKind, day: input.day, time: input.time }
    if (as === 'note') return told
    const notifiedAt = rules.isOfHours ? input.notifiedAt || null : null
    const { happenedOn, acceptPast } = input
    return { ...told, ...rules.sent(input), happenedOn, notifiedAt, acceptPast }
  })
  return { form, rules }
}
