import type { RequisiteState } from './requisites.js'

/** The steps of a guided demand, in order. Each is named `amparo.step.<key>`. */
export const DEMAND_STEPS = ['act', 'authority', 'notice', 'requisites', 'theses', 'packet', 'matter'] as const
export type DemandStep = (typeof DEMAND_STEPS)[number]

export const DEMAND_KINDS = ['indirect', 'direct'] as const
export type DemandKind = (typeof DEMAND_KINDS)[number]

/** What an amparo is brought against, by which article 17 sets the term. Each is named `amparo.act_class.<key>`. */
export const ACT_CLASSES = [
  'usual',
  'self_executing_norm',
  'extradition',
  'prison_sentence',
  'land',
  'liberty',
] as const
export type ActClass = (typeof ACT_CLASSES)[number]

/** What starts the term (article 18): nobody has to choose a rule that they do not know. */
export const STARTS = ['notification', 'knowledge', 'execution', 'in_force'] as const
export type Start = (typeof STARTS)[number]

/** A rule that the person does not know: it is asked for again, and nothing is computed. */
export const UNKNOWN_RULE = 'unknown'

/** A text of the library that goes with a demand. */
export type LinkedThesis = { documentId: number; title: string; citation: string }

/** What is said of a requisite by hand. */
export type SaidRequisite = { state: RequisiteState; reason: string | null }

/** All that a guided demand was answered. Days are ISO dates, `time` is `HH:mm`. */
export type DemandAnswers = {
  act: string | null
  actClass: ActClass | null
  authorities: string | null
  complainant: string | null
  thirdParty: string | null
  court: string | null
  courtId: number | null
  startedBy: Start | null
  happenedOn: string | null
  time: string | null
  /** Key of a rule of notification, or `unknown`. */
  notification: string | null
  handling: string | null
  responsible: string | null
  facts: string | null
  rights: string | null
  arguments: string | null
  asksSuspension: 'yes' | 'no' | null
  requisites: Record<string, SaidRequisite>
  theses: LinkedThesis[]
  annexes: string[]
}

export const NO_ANSWERS: DemandAnswers = {
  act: null,
  actClass: null,
  authorities: null,
  complainant: null,
  thirdParty: null,
  court: null,
  courtId: null,
  startedBy: null,
  happenedOn: null,
  time: null,
  notification: null,
  handling: null,
  responsible: null,
  facts: null,
  rights: null,
  arguments: null,
  asksSuspension: null,
  requisites: {},
  theses: [],
  annexes: [],
}

/** Characters and numbers that a demand holds at most. */
export const DEMAND_LENGTHS = {
  title: 200,
  line: 300,
  text: 10_000,
  reason: 500,
  annex: 200,
  annexes: 60,
  theses: 40,
} as const

/** Acts that each kind of amparo is brought against: article 17 names them, article 170 says which are for the direct one. */
export const CLASSES_OF: Readonly<Record<DemandKind, readonly ActClass[]>> = {
  indirect: ['usual', 'self_executing_norm', 'extradition', 'land', 'liberty'],
  direct: ['usual', 'prison_sentence'],
}

const TERM_OF: Readonly<Record<DemandKind, Partial<Record<ActClass, string>>>> = {
  indirect: {
    usual: 'amparo_indirect',
    self_executing_norm: 'amparo_norm',
    extradition: 'amparo_extradition',
    land: 'amparo_land',
    liberty: 'amparo_liberty',
  },
  direct: { usual: 'amparo_direct', prison_sentence: 'amparo_prison' },
}

/** The resolution of the docket that is recorded for each class of acts. */
const RESOLUTION_OF: Readonly<Record<DemandKind, Partial<Record<ActClass, string>>>> = {
  indirect: {
    usual: 'act_claimed',
    self_executing_norm: 'norm',
    extradition: 'extradition',
    land: 'land_act',
    liberty: 'act_claimed',
  },
  direct: { usual: 'final_judgment', prison_sentence: 'prison_sentence' },
}

/** The key of the term of article 17 for a class of acts; null while none was chosen, or for one that the kind does not have. */
export const termOf = (kind: DemandKind, actClass: ActClass | null): string | null =>
  actClass === null ? null : (TERM_OF[kind][actClass] ?? null)

/** The key of the resolution that the docket records for it; null as `termOf`. */
export const resolutionOf = (kind: DemandKind, actClass: ActClass | null): string | null =>
  actClass === null ? null : (RESOLUTION_OF[kind][actClass] ?? null)

/** The rule by which what happened takes effect (article 18): for knowledge, execution and entry into force there is one, of a notification it is asked. */
export function notificationOf({ startedBy, notification }: Pick<DemandAnswers, 'startedBy' | 'notification'>): {
  rule: string | null
} {
  if (startedBy === 'knowledge' || startedBy === 'execution') return { rule: 'act_known' }
  if (startedBy === 'in_force') return { rule: 'norm_in_force' }
  return { rule: startedBy === null || notification === UNKNOWN_RULE ? null : notification }
}
