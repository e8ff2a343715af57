const LETTERS: [written: string, plain: string][] = [
  ['Á', 'á'],
  ['É', 'é'],
  ['Í', 'í'],
  ['Ó', 'ó'],
  ['Ú', 'ú'],
  ['Ü', 'ü'],
  ['Ñ', 'ñ'],
  ['á', 'a'],
  ['é', 'e'],
  ['í', 'i'],
  ['ó', 'o'],
  ['ú', 'u'],
  ['ü', 'u'],
  ['ñ', 'n~'],
]

/**
 * SQL that folds the text of a column as `fold` does for Spanish, for an order that no folded column serves. Both databases answer alike: SQLite
 * lowers only the letters of ASCII, so the others are replaced by hand.
 */
export function foldedColumn(column: string): string {
  return LETTERS.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, `lower(${column})`)
}
