import { searchFold } from '#app/core/text/fold'
import { nameIn } from './names_in_text.js'
import type { KnownClient, MatchReason, Proposal } from './proposal.js'

const POINTS: Record<MatchReason, number> = {
  ...{ amount: 40, sum: 30, all_owed: 35, only: 15, partial: 5, same_day: 30, near_day: 15 },
  ...{ reference: 40, number: 40, rfc: 40, name: 30, name_part: 15 },
}

/** What a bank says of a movement, in several forms. */
export interface Said {
  text: string
  rfcs: ReadonlySet<string>
  plain: string
}

/** A proposal with the points of its reasons. */
export type Scored = Omit<Proposal, 'confidence'> & { points: number }

/** A proposal with the points of its reasons. */
export const scored = (proposal: Omit<Proposal, 'confidence'>): Scored => ({
  ...proposal,
  points: proposal.reasons.reduce((sum, reason) => sum + POINTS[reason], 0),
})

/** How a text names a client. */
export function namedIn({ text, rfcs }: Said, client: KnownClient | undefined): MatchReason[] {
  if (!client) return []
  if (client.rfc && rfcs.has(client.rfc)) return ['rfc']
  const named = nameIn(text, client.name)
  return named === 'all' ? ['name'] : named === 'part' ? ['name_part'] : []
}

/** Whether a text has a word: all of a key that is long enough not to be there by chance. */
export const says = ({ plain }: Said, word: string | null): boolean => {
  const key = searchFold(word ?? '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return key.length >= 4 && plain.includes(` ${key} `)
}
