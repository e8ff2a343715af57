import { isNearCaseKey } from '#app/courts/case_number'
import { compareNames } from './compare_names.js'
import { courtLikeness, type Likeness } from './court_likeness.js'

/** What of a row is compared. */
export interface RowFacts {
  caseKey: string
  court: string | null
  courtId: number | null
  parties: string | null
}

/** What of a matter is compared. */
export interface MatterFacts {
  caseKey: string | null
  court: string | null
  courtId: number | null
  /** Client, parties and title. */
  names: string[]
}

/** Why a row seems to be of a matter: `court_lists.why.<reason>`. */
export const MATCH_REASONS = [
  ...(['number', 'near_number', 'court', 'likely_court', 'other_court', 'no_court'] as const),
  ...(['names', 'other_names', 'no_names'] as const),
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

/** A proposal: `score` from 0 to 100. What is uncertain is shown as such. */
export interface ScoredMatch {
  score: number
  isUncertain: boolean
  reasons: MatchReason[]
}

const OF_COURT: Record<Likeness, MatchReason> = {
  same: 'court',
  likely: 'likely_court',
  different: 'other_court',
  unknown: 'no_court',
}
const OF_NAMES = { found: 'names', missing: 'other_names', unknown: 'no_names' } as const

/** Points of a number that is the same, by court and names; null is no proposal. */
const SAME_NUMBER: Record<Likeness, Record<keyof typeof OF_NAMES, number | null>> = {
  same: { found: 100, unknown: 90, missing: 55 },
  likely: { found: 95, unknown: 80, missing: 45 },
  unknown: { found: 80, unknown: 40, missing: null },
  different: { found: 45, unknown: null, missing: null },
}
/** From here on a proposal is not uncertain. */
const CERTAIN = 75
/** A number with a slip of the pen is only proposed when court and names say so. */
const NEAR_NUMBER = 50

/** Compares a row with a matter; null when nothing is to be proposed. Nothing is ever linked by this. */
export function scoreMatch(row: RowFacts, matter: MatterFacts): ScoredMatch | null {
  if (!matter.caseKey) return null
  const likeness = likenessOf(row, matter)
  const { named } = compareNames(row.parties, matter.names)
  const reasons = [OF_COURT[likeness], OF_NAMES[named]]
  if (row.caseKey === matter.caseKey) {
    const score = SAME_NUMBER[likeness][named]
    return score === null ? null : { score, isUncertain: score < CERTAIN, reasons: ['number', ...reasons] }
  }
  const isOfCourt = likeness === 'same' || likeness === 'likely'
  if (!isOfCourt || named !== 'found' || !isNearCaseKey(row.caseKey, matter.caseKey)) return null
  return { score: NEAR_NUMBER, isUncertain: true, reasons: ['near_number', ...reasons] }
}

function likenessOf(row: RowFacts, matter: MatterFacts): Likeness {
  if (row.courtId !== null && matter.courtId !== null) return row.courtId === matter.courtId ? 'same' : 'different'
  return courtLikeness(row.court, matter.court)
}
