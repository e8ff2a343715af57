import { likeAnywhere, searchFold } from '#app/core/text/fold'

interface Narrowable {
  whereRaw(sql: string, bindings: string[]): unknown
}

/** A folded column as it is searched in the records of a firm, where n finds ñ and ñ finds n. */
export const searchedColumn = (column: string) => `REPLACE(${column}, 'n~', 'n')`

/**
 * Keeps the rows in whose folded column a text occurs, without regard to accents, capitals and the tilde of ñ: names are typed with and
 * without it.
 */
export function whereContains(query: Narrowable, column: string, text: string): void {
  query.whereRaw(containsIn(column), containsBindings(text))
}

/** The condition of `whereContains`, for a larger one. */
export const containsIn = (column: string) => `${searchedColumn(column)} LIKE ? ESCAPE ?`

/** What the condition is asked with. */
export const containsBindings = (text: string): string[] => [likeAnywhere(searchFold(text)), '\\']

/** The words of a text as folded columns are searched by them. */
export const searchWords = (text: string, most: number): string[] =>
  searchFold(text).split(' ').filter(Boolean).slice(0, most)
