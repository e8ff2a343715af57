import { TERM_RULES } from '#app/deadlines/shipped/index'

/** How far a deadline is. */
export const STATUSES = ['proposed', 'confirmed', 'met', 'missed', 'not_due'] as const
export type DeadlineStatus = (typeof STATUSES)[number]

/** How a deadline ends. */
export const OUTCOMES = ['met', 'missed', 'not_due'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const TRIGGER_KINDS = ['notification', 'act', 'hearing'] as const
export type TriggerKind = (typeof TRIGGER_KINDS)[number]

/** Keys of all terms, in the order in which they are offered. */
export const TERM_KEYS = [...new Set(TERM_RULES.map(({ key }) => key))]

/** What a second person can be asked to sign: each term, what was written down by hand, and clocks. */
export const SIGNABLE_KINDS = [...TERM_KEYS, 'manual', 'clock']

/** The kind under which a deadline is signed. */
export const signedKindOf = ({ source, term }: { source: string; term: string | null }): string =>
  source === 'computed' ? term! : source

/** Characters that fields of deadlines hold. */
export const DEADLINE_LENGTHS = { title: 200, proof: 500, reason: 2_000, clientText: 300 } as const

/** What a rule of notification starts from: a notification, or an act that became known or entered into force. */
export const kindOfTrigger = (notification: string): TriggerKind =>
  ['act_known', 'norm_in_force'].includes(notification) ? 'act' : 'notification'
