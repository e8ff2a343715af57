import { articleKey, extractCitations } from '#sources/citations/extract_citations'

export const CPEUM = 'Constitución Política de los Estados Unidos Mexicanos'

/** The lines of a table. */
export const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim())

/** The lines of a table `text | law#article; case`; `¶` is the end of a line. */
export const pairs = (table: string) =>
  rows(table).map((row) => {
    const [text, keys] = row.replaceAll('¶', '\n').split(' | ')
    return { text, keys: keys.replaceAll('CPEUM', CPEUM) }
  })

/** `Ley de Amparo#17; queja 5/2019` → the keys of these. */
export const keysOf = (written: string) =>
  written.split('; ').map((one) => {
    const [law, article] = one.split('#')
    return article === undefined ? one : articleKey(law, article)
  })

/** The plain keys of what is cited in a text; of a law that is called abrogated, the one without the word. */
export const found = (text: string) => extractCitations(text).map(({ keys }) => keys.at(-1))
