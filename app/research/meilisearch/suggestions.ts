import type { Suggestion } from '#app/core/search/search_engine'
import { fold } from '#app/research/search/folding'
import { codeOf } from './facet_codes.js'
import type { Server } from './server.js'
import { SourceVocabulary } from './vocabulary.js'

const SHORTEST = 2
const MOST = 50
/** The word a text ends with, as far as it is typed. */
const LAST_WORD = /[\p{L}\p{N}]+$/u

/** How the last word of a text may go on in a source, the most frequent first; none when it has just ended. */
export async function suggestionsOf(
  server: Server,
  index: string,
  { source, text, limit }: { source: string; text: string; limit: number }
): Promise<Suggestion[]> {
  const typed = text.normalize('NFC')
  const beginning = typed.match(LAST_WORD)?.[0] ?? ''
  const folded = fold(beginning)
  if (folded.length < SHORTEST || !(limit > 0)) return []
  const before = typed.slice(0, typed.length - beginning.length)
  const vocabulary = new SourceVocabulary(server, index, codeOf(source))
  const [words, written] = await Promise.all([
    vocabulary.beginningWith(folded),
    vocabulary.writtenBeginningWith(folded),
  ])
  return words
    .sort((one, other) => other.documents - one.documents || (one.word < other.word ? -1 : 1))
    .slice(0, Math.min(MOST, Math.floor(limit)))
    .map(({ word, documents }) => ({ text: before + (written.get(word) ?? word), count: documents }))
}
