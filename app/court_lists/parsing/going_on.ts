import type { Columns, Values } from './cells.js'
import { findDay } from './days.js'
import type { Entry } from './entry.js'
import type { Field } from './headings.js'

/** Whether a number lacks its year, which stands on the next line. */
export const isCut = (text: string | undefined): boolean => /\d\s?[/-]$/.test(text ?? '')

/** Whether a line begins with the year that the number of the row above lacks. */
export const goesOnCut = (entry: Entry | null, line: string): boolean =>
  Boolean(entry?.columns) && isCut(entry!.values.case) && /^\s*\d{2,4}\b/.test(line)

/** Whether the number of the row above goes on in these cells. */
export function isCutAbove(entry: Entry | null, values: Values, columns: Columns): boolean {
  const above = entry?.columns === columns ? entry.values.case : undefined
  if (!values.case || !above) return false
  return (
    (isCut(above) && /^\d{2,4}\b/.test(values.case)) ||
    /(?:,|\by|\be|\bsus?|\bacumulad[oa] al?|\bsus? acumulad[oa]s?)$/i.test(above)
  )
}

/** Whether cells say anew what a row says once: they are a row whose number is missing. */
export function isOther({ values: above }: Entry, values: Values): boolean {
  const repeats = (field: Field) => values[field] !== undefined && values[field] === above[field]
  return (['court', 'day', 'published', 'heard'] as const).some(
    (field) => repeats(field) || (values[field] !== undefined && findDay(values[field]) !== null)
  )
}
