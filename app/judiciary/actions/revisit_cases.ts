import { caseAt } from '#sources/cjf/addresses'
import { SOURCE } from '#app/judiciary/read_ruling'
import { longestUnchecked } from '#app/research/queries/longest_unchecked'

/** Cases that are asked again at once. */
export const CASES_OF_A_RUN = 200

/**
 * The cases to ask again, those first that were not looked at for the longest, as a run of the source is asked for them (`casos`); null when there
 * are none. Cases that ended a year ago (`endedBefore`, `YYYY-MM-DD`) rest.
 */
export async function casesToRevisit(endedBefore: string, limit = CASES_OF_A_RUN): Promise<string | null> {
  const urls = await longestUnchecked({ source: SOURCE, kind: 'expediente' }, { endedBefore, limit })
  const cases = urls.flatMap((url) => caseAt(url) ?? [])
  return cases.map(({ organ, type, number, procedure }) => [organ, type, number, procedure].join(':')).join(' ') || null
}
