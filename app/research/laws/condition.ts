import type LegalDocument from '#app/research/models/legal_document'

/** Whether a norm is law on a day. */
export interface Condition {
  state: 'inForce' | 'notYet' | 'abrogated' | 'unknown'
  from: string | null
  /** First day out of force; may lie ahead. */
  until: string | null
}

/** Whether a norm is law on a day (ISO date), as far as its source tells: without any date nothing is said. */
export function conditionOn(
  { inForceFrom: from, inForceUntil: until }: Pick<LegalDocument, 'inForceFrom' | 'inForceUntil'>,
  day: string
): Condition {
  if (until !== null && until <= day) return { state: 'abrogated', from, until }
  if (from === null) return { state: 'unknown', from, until }
  return { state: from <= day ? 'inForce' : 'notYet', from, until }
}
