/** A spreadsheet would run what begins like a formula; an apostrophe keeps it a text. What has such apostrophes itself gets one more, so that taking one away gives it back. */
const FORMULA = /^'*[=+\-@\t\r]/
const KEPT_A_TEXT = /^'(?='*[=+\-@\t\r])/

/** A text that no spreadsheet runs. */
export const quotedFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell without the apostrophe that keeps it one: the reverse of `quotedFormula`. */
export const textOfCell = (cell: string): string => cell.replace(KEPT_A_TEXT, '')

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = typeof value === 'string' ? quotedFormula(text) : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV (RFC 4180), its line break included. */
export function csvLine(values: unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`
}
