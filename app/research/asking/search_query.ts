import { createHash } from 'node:crypto'

/** What a reader asks of a source: the words, the filters that differ from the source's defaults, the page (from 1), and how. */
export interface SearchQuery {
  source: string
  text: string
  /** Filter name → values. A filter of years has one value: `1996-2020`, `1996-`, `-2020` or `2020`. */
  filters: Record<string, string[]>
  page: number
  /** Left out: as it comes without a word about it (see `orderOf`). */
  order?: Order
  /** False: only the words as typed; left out: with their synonyms. */
  synonyms?: false
}

/** By score, newest first, or what binds the reader's court before what does not. */
export type Order = 'relevance' | 'newest' | 'force'

/** The order in force: by force when words are asked for and something of the source binds the reader's court, else by relevance. */
export function orderOf({ order, text }: Pick<SearchQuery, 'order' | 'text'>, hasForce: boolean): Order {
  if (order === 'force' || order === undefined)
    return hasForce && (order === 'force' || text !== '') ? 'force' : 'relevance'
  return order
}

/** Neither words nor filters: all documents, newest first. */
export function isEmptyQuery({ text, filters }: Pick<SearchQuery, 'text' | 'filters'>): boolean {
  return text === '' && Object.keys(filters).length === 0
}

/** The same for the same words and filters, whatever the page and the order: 64 hexadecimal digits. */
export function signatureOf({ text, filters }: Pick<SearchQuery, 'text' | 'filters'>): string {
  const sorted = Object.entries(filters)
    .map(([name, values]) => [name, [...values].sort()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([text, sorted]))
    .digest('hex')
}
