import type { Condition } from '~/features/research/laws/types'

/** Whether a change that the listing of a law tells, and that its text lacks, may be the decree by which the whole law ends, and no reform of its text. */
export function isPerhapsItsEnd({ state, until }: Pick<Condition, 'state' | 'until'>): boolean {
  return state === 'abrogated' || (state !== 'repealed' && until !== null)
}
