import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import type { RuleOrigin } from '#app/deadlines/domain/rules'

/** What clocks run from: the last act of a trial, or since when something can be claimed. */
const CLOCK_ORIGINS: readonly RuleOrigin[] = ['inactivity', 'commercial_inactivity', 'limitation']

/** However often it is interrupted it ends ten years after it began (Código Fiscal de la Federación, artículo 146): not what a clock computes. */
const WITH_A_CAP = 'tax_limitation'

/** Keys of the terms that begin again with each act that counts: caducidad de la instancia, prescripción. */
export const CLOCK_TERMS = [
  ...new Set(
    TERM_RULES.filter(({ key, origin }) => CLOCK_ORIGINS.includes(origin) && key !== WITH_A_CAP).map(({ key }) => key)
  ),
]

/** Keys of the rules by which an act counts. */
export const CLOCK_NOTIFICATIONS = [
  ...new Set(
    NOTIFICATION_RULES.filter(({ origins }) => origins.some((one) => CLOCK_ORIGINS.includes(one))).map(({ key }) => key)
  ),
]

/** What an act does to a clock: it begins again, or it does not run for a while. */
export const ACT_EFFECTS = ['restarts', 'suspends'] as const
export type ActEffect = (typeof ACT_EFFECTS)[number]

interface DatedAct {
  id: number
  effect: ActEffect
  /** ISO date. */
  happenedOn: string
}

/** The later of two acts; of the same day the one that was recorded last. */
const later = <Act extends DatedAct>(one: Act, other: Act): Act =>
  one.happenedOn > other.happenedOn || (one.happenedOn === other.happenedOn && one.id > other.id) ? one : other

/** The act from which a clock runs; undefined when none began it. */
export function startOf<Act extends DatedAct>(acts: readonly Act[]): Act | undefined {
  const restarts = acts.filter(({ effect }) => effect === 'restarts')
  return restarts.length === 0 ? undefined : restarts.reduce(later)
}

/** Whether the last act suspended a clock. Its date stays where it was, which is the earlier: how long it was suspended is for a person to say. */
export const isSuspended = (acts: readonly DatedAct[]): boolean =>
  acts.length > 0 && acts.reduce(later).effect === 'suspends'
