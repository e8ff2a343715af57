import { todayInMexico } from '#app/core/mexico'
import { lawKey } from '#sources/citations/extract_citations'
import { lawMentions } from '#sources/citations/laws/law_mentions'

/** What of a law tells its name. */
export interface Law {
  id: number
  title: string
  citationKeys: string[]
  /** ISO date until which it is law; null = open, or not known. */
  until: string | null
  /** Its source calls it abrogated; it may give no day. */
  isAbrogated: boolean
}

/** What a text means by `esta Ley`. */
export interface OwnLaw {
  name: string
  /** The document of a law that is law no longer: its name may by now be that of another, whose articles are not meant. Null where the name tells it. */
  id: number | null
}

/** How the title of a provision of a decree of reform ends; those of the law itself have no day. */
const OF_A_DECREE = / \(decreto del [^()]+\)$/

/**
 * What a part of a law means by `esta Ley`: its own law. A transitory provision of a decree may mean another one that the decree expedites or reforms too;
 * the law is its own only where the decree names no other.
 */
export function ownLawOfPart(
  law: OwnLaw | null,
  part: { title: string; metadata: { key: string; value: string }[] }
): OwnLaw | null {
  if (law === null || !OF_A_DECREE.test(part.title)) return law
  const decree = part.metadata.find(({ key }) => key === 'transitoryOf')?.value ?? ''
  const named = lawMentions(decree)
  return named.length > 0 && named.every((one) => lawKey(one.law) === lawKey(law.name)) ? law : null
}

/** The law that its text means by `esta Ley`: itself, also when it is law no longer. Null for a document that is no law. */
export function ownLaw({ id, title, citationKeys, until, isAbrogated }: Law): OwnLaw | null {
  if (!citationKeys.includes(lawKey(title))) return null
  const isLaw = until === null ? !isAbrogated : until > todayInMexico()
  return { name: title, id: isLaw ? null : id }
}
