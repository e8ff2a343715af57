import type { SearchEngine } from '#app/core/search/search_engine'
import { fold } from '#app/core/text/fold'
import { withAccent } from '#app/research/query/accents'
import StoredSearch from '#app/research/models/stored_search'

/** A way in which a search may go on. */
export interface SuggestedSearch {
  text: string
  /** Results of an earlier search, or documents that have its last word. */
  count: number
  /** Whether the reader made it before. */
  isRecent: boolean
}

const MIN_TEXT_LENGTH = 2
const MAX_SUGGESTIONS = 8
const MAX_RECENT = 3

/** Earlier searches of the reader that begin like what is typed, then how its last word may go on; nothing for less than two characters. */
export async function suggestSearches(
  engine: SearchEngine,
  { userId, source, text }: { userId: number; source: string; text: string }
): Promise<SuggestedSearch[]> {
  if (text.length < MIN_TEXT_LENGTH) return []
  const [recent, suggested] = await Promise.all([
    StoredSearch.recentOf(userId, Infinity),
    engine.suggest(source, text, MAX_SUGGESTIONS),
  ])
  const begun = fold(text)
  const own = recent.filter(
    (search) => search.text !== '' && fold(search.text).startsWith(begun) && search.text !== text
  )
  const texts = new Map(
    own
      .slice(0, MAX_RECENT)
      .map((search) => [fold(search.text), { text: search.text, count: search.total, isRecent: true }])
  )
  for (const one of suggested)
    if (!texts.has(fold(one.text)) && fold(one.text) !== begun)
      texts.set(fold(one.text), { ...one, text: withAccent(one.text), isRecent: false })
  return [...texts.values()].slice(0, MAX_SUGGESTIONS)
}
