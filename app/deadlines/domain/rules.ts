import type { Day } from './days.js'
import type { NonWorkingKind } from './calendar.js'

/** Whose calendar: the law of the amparo itself, the court that handles the matter, the authority whose act is challenged or who notified. */
export const CALENDAR_ROLES = ['amparo_law', 'handling', 'responsible'] as const
export type CalendarRole = (typeof CALENDAR_ROLES)[number]

/** A calendar that a rule counts on, and what in it does not stop the count. */
export interface CountedCalendar {
  role: CalendarRole
  /** Kinds of days that count all the same: an extraordinary closure of the collegiate court does not stop a direct amparo, which is filed elsewhere. */
  except?: readonly NonWorkingKind[]
}

/**
 * What a term runs from: an act of an authority that an amparo challenges, a norm in force, what the court of the amparo notifies; an act that a remedy of the
 * administration challenges, of a tax authority or another; what a court notifies in its own trial; the end of an employment, what an
 * employer may act on and why a worker may leave; the degree of a disability or a death by a risk at work, and an award of a labour court or an agreement before it, each of which has a beginning of its own; the last act of a trial that nobody
 * moves on (caducidad de la instancia), in a commercial one also what was notified last; since when something can be claimed (prescripción).
 */
export const RULE_ORIGINS = [
  'act',
  'norm',
  'court',
  'tax_act',
  'administrative_act',
  'administrative_trial',
  'commercial_trial',
  'labour_trial',
  'employment',
  'work_disability',
  'work_death',
  'labour_award',
  'employer_action',
  'worker_separation',
  'inactivity',
  'commercial_inactivity',
  'limitation',
] as const
export type RuleOrigin = (typeof RULE_ORIGINS)[number]

/** Trials in which the court that notifies is the court that handles the matter: one calendar serves both. */
const OWN_TRIALS: readonly RuleOrigin[] = [
  'administrative_trial',
  'commercial_trial',
  'labour_trial',
  'commercial_inactivity',
]

/** Whether what a term runs from is notified by the court that handles the matter. */
export const isNotifiedByHandlingCourt = (origin: RuleOrigin): boolean => OWN_TRIALS.includes(origin)

/** Where a rule is written. */
export interface RuleBasis {
  /** Key of the law in the library, to link to its article; null when it is not a law. */
  law: string | null
  article: string | null
  /** As a lawyer cites it. */
  citation: string
}

interface DatedRule {
  key: string
  version: number
  /** First and last day on which the rule holds; null = since ever, still. A rule is chosen by the day of the notification. */
  validFrom: Day | null
  validUntil: Day | null
  basis: RuleBasis
  /** Whether somebody read the rule in the text that it cites; otherwise "por verificar". */
  isVerified: boolean
}

/** When a notification takes effect. */
export type Effect =
  /** That many working days later. */
  | { kind: 'working_days'; days: number }
  /** When it is made. */
  | { kind: 'same_day' }
  /** The day of the receipt if it works, else the next working day (article 31, I of the Ley de Amparo). */
  | { kind: 'day_or_next_working' }
  /** At once, and that day is the first of the term if it works (a norm's entry into force: article 18 of the Ley de Amparo). */
  | { kind: 'opens_that_day' }

/** A kind of notification by a law. */
export interface NotificationRule extends DatedRule {
  /** What terms may run from it: how a court notifies matters to its own trial and to the amparo against what it decided. */
  origins: readonly RuleOrigin[]
  effect: Effect
  calendars: readonly CountedCalendar[]
}

export type TermLength =
  | { unit: 'working_days'; amount: number }
  | { unit: 'calendar_days'; amount: number; movesToWorkingDay: boolean }
  /** `from`: whether the same day of the month is that of the effect (the earlier, where the law is silent) or that on which the term opens. */
  | { unit: 'months' | 'years'; amount: number; movesToWorkingDay: boolean; from: 'effect' | 'opening' }
  | { unit: 'hours'; amount: number }
  | { unit: 'any_time' }

/** A term by a law. */
export interface TermRule extends DatedRule {
  origin: RuleOrigin
  length: TermLength
  calendars: readonly CountedCalendar[]
}

/** No rule of that key holds on the day asked for. */
export class RuleNotInForce extends Error {
  constructor(
    readonly key: string,
    readonly day: Day
  ) {
    super(`No version of the rule ${key} is in force on ${day}`)
  }
}

/** The version of a rule in force on a day, whatever the order of the rules; the highest version when several are. Throws `RuleNotInForce`. */
export function ruleOn<Rule extends DatedRule>(rules: readonly Rule[], key: string, day: Day): Rule {
  const [rule] = rules
    .filter((one) => one.key === key && (one.validFrom ?? day) <= day && day <= (one.validUntil ?? day))
    .sort((one, other) => other.version - one.version)
  if (!rule) throw new RuleNotInForce(key, day)
  return rule
}
