import type { Suggestion } from '#app/core/search/search_engine'
import { fold } from '#app/research/search/words/folding'
import type { SourceVocabulary } from '#app/research/search/index/vocabulary'

const MIN_TEXT_LENGTH = 2
const MAX_SUGGESTIONS = 50
/** The word a text ends with, as far as it is typed. */
const LAST_WORD = /[\p{L}\p{N}]+$/u

/** Ways in which the last word of a text may go on, the most frequent first; none when it has just ended. */
export function suggestionsFor(text: string, words: SourceVocabulary, limit: number): Suggestion[] {
  const typed = text.normalize('NFC')
  const beginning = typed.match(LAST_WORD)?.[0] ?? ''
  const folded = fold(beginning)
  if (folded.length < MIN_TEXT_LENGTH || !(limit > 0)) return []
  const before = typed.slice(0, typed.length - beginning.length)
  const best: Suggestion[] = []
  const most = Math.min(MAX_SUGGESTIONS, Math.floor(limit))
  for (const { written, documents } of words.beginningWith(folded)) {
    if (best.length === most && documents <= best[most - 1].count) continue
    let place = best.length
    while (place > 0 && best[place - 1].count < documents) place--
    best.splice(place, 0, { text: before + written, count: documents })
    if (best.length > most) best.pop()
  }
  return best
}
