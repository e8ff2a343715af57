import { todayInMexico } from '#app/research/today'
import { lawKey } from '#sources/citations'
import { lawMentions } from '#sources/citation_law_mentions'

/** What of a law tells its name. */
export interface Law {
  title: string
  citationKeys: string[]
  /** ISO date until which it is law; null = open, or not known. */
  until: string | null
}

/** How the title of a provision of a decree of reform ends; those of the law itself have no day. */
const OF_A_DECREE = / \(decreto del [^()]+\)$/

/**
 * What a part of a law means by `esta Ley`: its own law. A transitory provision of a decree may mean another one that the decree expedites or reforms too;
 * the law is its own only where the decree names no other.
 */
export function ownLawOfPart(law: string | null, part: { title: string; metadata: { key: string; value: string }[] }) {
  if (law === null || !OF_A_DECREE.test(part.title)) return law
  const decree = part.metadata.find(({ key }) => key === 'transitoryOf')?.value ?? ''
  const named = lawMentions(decree)
  return named.length > 0 && named.every((one) => lawKey(one.law) === lawKey(law)) ? law : null
}

/**
 * The name of a law, by which its text says `de esta Ley`; null for a document that is no law. None for a law that is law no longer: its name may by now be
 * that of another, whose articles would be meant.
 */
export function ownLaw({ title, citationKeys, until }: Law): string | null {
  const isLaw = until === null || until > todayInMexico()
  return isLaw && citationKeys.includes(lawKey(title)) ? title : null
}
