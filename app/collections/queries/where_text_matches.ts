import { fold, likeAnywhere } from '#app/core/text/fold'

const MAX_WORDS = 8

interface Narrowable {
  whereRaw(sql: string, bindings: string[]): unknown
}

/** Keeps the rows in whose folded column every word of a text occurs, without regard to accents and capitals. */
export function whereTextMatches(query: Narrowable, column: string, text: string | null | undefined): void {
  const words = fold(text ?? '')
    .split(' ')
    .filter(Boolean)
  for (const word of words.slice(0, MAX_WORDS)) query.whereRaw(`${column} LIKE ? ESCAPE ?`, [likeAnywhere(word), '\\'])
}
