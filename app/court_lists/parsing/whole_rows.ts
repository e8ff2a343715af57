import { columnsOf } from './cells.js'
import type { Line } from './line.js'
import { casesIn } from './split_text.js'

const MOST_LINES = 12

/** The lines of a table of tabs with the rows on one line each whose cells had ends of lines in them, as copied tables have. */
export function wholeRows(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  let width = 0
  let caseAt = 0
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const columns = line.text.includes('\t') ? columnsOf(line.text) : null
    if (columns) {
      width = columns.fields.length
      caseAt = columns.fields.indexOf('case')
    }
    const more = columns || width === 0 ? 0 : linesMissing(lines.slice(at, at + MOST_LINES), width, caseAt)
    whole.push({
      text: [line, ...lines.slice(at + 1, at + 1 + more)].map(({ text }) => text).join(' '),
      number: line.number,
    })
    at += more
  }
  return whole
}

/** How many lines that follow complete a row that has fewer cells than the table; none when they do not come out even. */
function linesMissing([first, ...others]: Line[], width: number, caseAt: number): number {
  const cells = first!.text.split('\t')
  if (cells.length < 2 || cells.length >= width || casesIn(cells[caseAt] ?? '').length === 0) return 0
  let count = cells.length
  for (const [index, { text }] of others.entries()) {
    const more = text.split('\t')
    if (text.trim() === '' || casesIn(more[caseAt] ?? '').length > 0) return 0
    count += more.length - 1
    if (count === width) return index + 1
    if (count > width) return 0
  }
  return 0
}
