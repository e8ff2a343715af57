import type { Suggestion } from '#app/core/search/search_engine'
import { fold } from '#app/research/search/words/folding'
import type { SourceVocabulary } from './vocabulary.js'

const MIN_TEXT_LENGTH = 2
const MAX_SUGGESTIONS = 50
/** The word a text ends with, as far as it is typed. */
const LAST_WORD = /[\p{L}\p{N}]+$/u

/** How the last word of a text may go on in a source, the most frequent first; none when it has just ended. */
export async function suggestionsOf(vocabulary: SourceVocabulary, text: string, limit: number): Promise<Suggestion[]> {
  const typed = text.normalize('NFC')
  const beginning = typed.match(LAST_WORD)?.[0] ?? ''
  const folded = fold(beginning)
  if (folded.length < MIN_TEXT_LENGTH || !(limit > 0)) return []
  const before = typed.slice(0, typed.length - beginning.length)
  const words = await vocabulary.beginningWith(folded)
  return words
    .slice(0, Math.min(MAX_SUGGESTIONS, Math.floor(limit)))
    .map(({ written, documents }) => ({ text: before + written, count: documents }))
}
