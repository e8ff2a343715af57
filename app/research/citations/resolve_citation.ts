/** A document that a citation may mean: it answers to its key. */
export interface Candidate {
  id: number
  /** ISO dates from and until which it is law; where its entry into force is not known, from its publication. Null = not known, or open. */
  from: string | null
  until: string | null
  /** Its source calls it abrogated, and gives no day. */
  isOver: boolean
  /** Its source has it no more. */
  isWithdrawn: boolean
}

/**
 * The one document that a citation said on a day (ISO date, null = not known) means: of laws with the same name the one in force that day. Null when
 * none can be meant, or several.
 */
export function resolveCitation(candidates: Candidate[], saidOn: string | null): number | null {
  const possible = candidates.filter(({ from, until }) => saidOn === null || isOn(saidOn, from, until))
  if (possible.length === 1) return possible[0]!.id
  const standing = possible.filter(
    ({ isWithdrawn, isOver, until }) => !isWithdrawn && !isOver && (saidOn !== null || until === null)
  )
  return standing.length === 1 ? standing[0]!.id : null
}

function isOn(day: string, from: string | null, until: string | null): boolean {
  return (from === null || from <= day) && (until === null || day < until)
}
