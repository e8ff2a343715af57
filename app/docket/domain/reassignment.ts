import type MatterDeadline from '#app/docket/models/matter_deadline'

/** Most deadlines that get another person at once: more than a page of the list has. */
export const MOST_MOVES = 100

/** A deadline, as it was looked at, and who answers for it from now on; nobody when null. */
export interface Move {
  id: number
  version: number
  responsibleId: number | null
}

/** Why a deadline stays with whom it is. Nothing is told of one that is `gone`: it may never have been theirs to know of. */
export type Left = 'gone' | 'read_only' | 'closed' | 'changed' | 'same' | 'unseen'

type Current = Pick<MatterDeadline, 'version' | 'open' | 'responsibleId'>

/** Why a deadline of a matter cannot be given to somebody; null when it can. `able`: ids of those who see the matter. */
export function whyLeft(
  { version, responsibleId }: Move,
  deadline: Current,
  { readOnly, able }: { readOnly: boolean; able: readonly number[] }
): Left | null {
  if (readOnly) return 'read_only'
  if (!deadline.open) return 'closed'
  if (deadline.version !== version) return 'changed'
  if (deadline.responsibleId === responsibleId) return 'same'
  return responsibleId !== null && !able.includes(responsibleId) ? 'unseen' : null
}
