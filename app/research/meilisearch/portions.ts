import type { IndexChange } from '#app/core/search/search_engine'
import type { Lexicon } from '#app/research/search/words/lexicon'
import { storedDocument, type Gone } from './stored_document.js'

/** Documents of one request, and its characters: the server takes 100 MB, and each request makes it write much of its index anew. */
const MAX_PORTION = { documents: 10_000, characters: 60_000_000 }

/** Documents that are written with one request, a line of JSON each, and the seq that they bring an index to. */
export interface Portion {
  lines: string[]
  seq: number
  hasRemovals: boolean
}

/** Changes (ascending) as the server is given them; of several changes of one document in a portion the last counts. `after`: the seq of the index before. */
export function* portionsOf(
  changes: readonly IndexChange[],
  { lexicon, after: seq, most = MAX_PORTION }: { lexicon: Lexicon; after: number; most?: typeof MAX_PORTION }
): Generator<Portion> {
  let lines = new Map<number, string>()
  let characters = 0
  let hasRemovals = false
  for (const change of changes) {
    const line = lineOf(change, lexicon)
    if (lines.size > 0 && (lines.size >= most.documents || characters + line.length > most.characters)) {
      yield { lines: [...lines.values()], seq, hasRemovals }
      lines = new Map()
      characters = 0
      hasRemovals = false
    }
    lines.set(change.id, line)
    characters += line.length
    hasRemovals ||= change.document === null
    seq = change.seq
  }
  if (lines.size > 0) yield { lines: [...lines.values()], seq, hasRemovals }
}

function lineOf({ id, document }: IndexChange, lexicon: Lexicon): string {
  const gone: Gone = { id, gone: true }
  return JSON.stringify(document === null ? gone : storedDocument({ ...document, id }, lexicon))
}
