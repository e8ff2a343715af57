import { searchedColumn } from '#app/core/database/folded_search'
import { searchFold } from '#app/core/text/fold'

const MAX_WORDS = 8
const MAX_WORD_LENGTH = 100

/** What is looked for, folded: each word, and what stands in quotes as one. */
export function wordsOf(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const found = [...text.slice(0, 400).matchAll(/["«“]([^"»”]+)["»”]|(\S+)/g)].map(([, phrase, word]) =>
    searchFold(phrase ?? word!)
  )
  const words = found
    .map((word) =>
      word
        .replace(/["«»“”]/g, '')
        .trim()
        .slice(0, MAX_WORD_LENGTH)
    )
    .filter(Boolean)
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** A LIKE pattern that finds a folded word anywhere. `!` escapes: a backslash in a literal is written differently in the two databases. */
export const patternOf = (word: string) => `%${word.replace(/[!%_]/g, (char) => `!${char}`)}%`

/** The condition that the pattern is for. */
export const says = (column: string) => `${searchedColumn(column)} LIKE ? ESCAPE '!'`
