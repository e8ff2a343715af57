import type { Query, Terms } from './query.js'

/** First character of the tokens of stems; those of frequency classes begin with a digit. */
export const STEM = 's'

/** The FTS5 expressions of a query in one of the two tables; null when it asks nothing of the table. Tokens hold letters and digits only: nothing is escaped. */
export interface Expressions {
  wanted: string | null
  excluded: string | null
}

/** What a query asks of the stems of documents: its words. */
export function stemExpressions({ wanted, excluded }: Query): Expressions {
  return { wanted: all(stemParts(wanted)), excluded: any(stemParts(excluded)) }
}

/** What a query asks of the written words of documents: phrases, exact words and prefixes. */
export function formExpressions({ wanted, excluded }: Query): Expressions {
  return { wanted: all(formParts(wanted)), excluded: any(formParts(excluded)) }
}

/** Documents with a stem, or with a stem as often as a frequency class says. */
export function stemToken(stem: string, frequencyClass?: number): string {
  return `"${frequencyClass ?? STEM}${stem}"`
}

function stemParts({ stems }: Terms): string[] {
  return stems.map((stem) => stemToken(stem))
}

function formParts({ exact, prefixes, phrases }: Terms): string[] {
  return [
    ...exact.map((word) => `"${word}"`),
    ...phrases.map((phrase) => `"${phrase.join(' ')}"`),
    ...prefixes.map((prefix) => `"${prefix}" *`),
  ]
}

function all(parts: string[]): string | null {
  return parts.length > 0 ? parts.join(' AND ') : null
}

function any(parts: string[]): string | null {
  return parts.length > 0 ? parts.join(' OR ') : null
}
