import { todayInMexico } from '#app/research/today'
import { lawKey } from '#sources/citations'

/** What of a law tells its name. */
export interface Law {
  title: string
  citationKeys: string[]
  /** ISO date until which it is law; null = open, or not known. */
  until: string | null
}

/**
 * The name of a law, by which its text says `de esta Ley`; null for a document that is no law. None for a law that is law no longer: its name may by now be
 * that of another, whose articles would be meant.
 */
export function ownLaw({ title, citationKeys, until }: Law): string | null {
  const isLaw = until === null || until > todayInMexico()
  return isLaw && citationKeys.includes(lawKey(title)) ? title : null
}
