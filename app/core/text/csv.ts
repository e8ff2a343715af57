/** A spreadsheet would run what begins like a formula; an apostrophe keeps it a text. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV (RFC 4180), its line break included. */
export function csvLine(values: unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`
}
