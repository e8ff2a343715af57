import type LegalDocument from '#app/research/models/legal_document'

/** Whether a norm is law on a day, and what that rests on. */
export interface Condition {
  /** `abrogated`: its source calls the norm so; `repealed`: the note of an article does; `ended`: only its last day tells. `unknown`: no day of entry into force was read. */
  state: 'inForce' | 'notYet' | 'abrogated' | 'repealed' | 'ended' | 'unknown'
  /** ISO date of the entry into force that its transitory provision gives. */
  from: string | null
  /** First day out of force; may lie ahead. Null when it is not told. */
  until: string | null
  /** The transitory provision that was read, word for word; null when none says anything. */
  evidence: string | null
}

type Dated = Pick<LegalDocument, 'inForceFrom' | 'inForceUntil' | 'facets' | 'metadata'>

/** What a register writes of what is law no more: `Abrogada`, `Abrogado`, `No vigente`. */
const NO_LAW = /^\s*(?:abrogad|derogad|no vigente|sin vigencia)/i

/** Whether a norm is law on a day (ISO date), as far as was read: that its source calls it abrogated goes before any date, and without a date none is said. */
export function conditionOn(norm: Dated, day: string): Condition {
  const { inForceFrom: from, inForceUntil } = norm
  const evidence = factOf(norm, 'entryIntoForce')
  const end = endOf(norm, day)
  const until = end ? end.on : inForceUntil
  if (end) return { state: end.kind, from, until, evidence }
  if (from === null) return { state: 'unknown', from, until, evidence }
  return { state: from <= day ? 'inForce' : 'notYet', from, until, evidence }
}

/** How and since when (ISO date; null when not told) a norm is law no more on a day; null when nothing says that it is not. */
export function endOf(
  norm: Omit<Dated, 'inForceFrom'>,
  day: string
): { kind: 'abrogated' | 'repealed' | 'ended'; on: string | null } | null {
  const { inForceUntil: until, facets } = norm
  const on = until !== null && until <= day ? until : null
  const isAbrogated = facets.is_abrogated?.[0] === 'true' || NO_LAW.test(factOf(norm, 'status') ?? '')
  if (isAbrogated) return { kind: 'abrogated', on }
  if (factOf(norm, 'repealed') !== null && (on !== null || until === null)) return { kind: 'repealed', on }
  return on === null ? null : { kind: 'ended', on }
}

function factOf({ metadata }: Pick<LegalDocument, 'metadata'>, key: string): string | null {
  return metadata.find((fact) => fact.key === key)?.value ?? null
}
