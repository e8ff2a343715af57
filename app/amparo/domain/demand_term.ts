import { FieldProblem, type Sentence } from '#app/core/errors/field_problem'
import type { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import type { ComputationFields } from '#app/deadlines/domain/computation_fields'
import type { ComputationSheet } from '#app/deadlines/domain/sheet'
import { sheetOf } from '#app/docket/domain/compute_deadline'
import { notificationOf, termOf, UNKNOWN_RULE, type DemandAnswers, type DemandKind } from './demand.js'

/** The term of a demand, or what is still asked for before it can be computed. */
export type DemandTerm =
  /** Answers that are missing, by their names. */
  | { state: 'missing'; fields: (keyof DemandAnswers)[] }
  /** The rule of the notification is not known: it is asked for, nothing is guessed. */
  | { state: 'unknown_rule' }
  | { state: 'problem'; field: string; sentences: Sentence[] }
  /** `isOver`: the term ended before today. */
  | { state: 'computed'; request: ComputationFields; sheet: ComputationSheet; isOver: boolean }

/** On what a term is computed: the calendars of the firm, its zone (IANA) and its day (ISO). */
export interface TermBasis {
  calendars: ReadonlyMap<string, NonWorkingCalendar>
  zone: string
  today: string
}

/** What is asked of the calculator; the answers that are missing for it, or that the rule is not known. */
export function requestOfDemand(
  kind: DemandKind,
  answers: DemandAnswers
): ComputationFields | { missing: (keyof DemandAnswers)[] } | 'unknown_rule' {
  const { startedBy, happenedOn, time, handling, responsible } = answers
  const term = termOf(kind, answers.actClass)
  const { rule } = notificationOf(answers)
  const isUnknown = startedBy === 'notification' && answers.notification === UNKNOWN_RULE
  const missing: (keyof DemandAnswers)[] = [
    ...(term === null ? (['actClass'] as const) : []),
    ...(startedBy === null ? (['startedBy'] as const) : []),
    ...(happenedOn === null ? (['happenedOn'] as const) : []),
    ...(startedBy === 'notification' && rule === null && !isUnknown ? (['notification'] as const) : []),
  ]
  if (missing.length > 0) return { missing }
  if (isUnknown) return 'unknown_rule'
  return { notifiedOn: happenedOn!, time, notification: rule!, term: term!, handling, responsible }
}

/** The term of article 17 for a demand, day by day. */
export function demandTerm(
  kind: DemandKind,
  answers: DemandAnswers,
  { calendars, zone, today }: TermBasis
): DemandTerm {
  const request = requestOfDemand(kind, answers)
  if (request === 'unknown_rule') return { state: 'unknown_rule' }
  if ('missing' in request) return { state: 'missing', fields: request.missing }
  try {
    const sheet = sheetOf(request, calendars, zone)
    return { state: 'computed', request, sheet, isOver: sheet.lastDay !== null && sheet.lastDay < today }
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    return { state: 'problem', field: fieldOfDemand(error.field), sentences: error.sentences }
  }
}

/** The field of the demand in which a problem of the calculator is said. */
export const fieldOfDemand = (field: string): string =>
  ({ notifiedOn: 'happenedOn', term: 'actClass', terms: 'actClass' })[field] ?? field
