import type { Suggestion } from '#app/core/search/search_engine'
import { fold } from '#app/research/search/folding'
import type { SourceVocabulary } from './vocabulary.js'

const SHORTEST = 2
const MOST = 50
/** The word a text ends with, as far as it is typed. */
const LAST_WORD = /[\p{L}\p{N}]+$/u

/** How the last word of a text may go on in a source, the most frequent first; none when it has just ended. */
export async function suggestionsOf(vocabulary: SourceVocabulary, text: string, limit: number): Promise<Suggestion[]> {
  const typed = text.normalize('NFC')
  const beginning = typed.match(LAST_WORD)?.[0] ?? ''
  const folded = fold(beginning)
  if (folded.length < SHORTEST || !(limit > 0)) return []
  const before = typed.slice(0, typed.length - beginning.length)
  const words = await vocabulary.beginningWith(folded)
  return words
    .slice(0, Math.min(MOST, Math.floor(limit)))
    .map(({ written, documents }) => ({ text: before + written, count: documents }))
}
