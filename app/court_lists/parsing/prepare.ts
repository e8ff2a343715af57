import { apartHeadings } from './apart_headings.js'
import { withColon } from './headings.js'
import type { Line } from './line.js'
import { plainLines } from './lines.js'
import { splitLongLines } from './long_lines.js'
import { mendedLines } from './mended_lines.js'
import { unstacked } from './stacked_cells.js'
import { endsTurn, type Turns } from './turns.js'
import { wholeRows } from './whole_rows.js'

/** The lines of a text as they are read: without marks of pages, whole again, one row of a table on each. */
export function* preparedLines(text: string): Turns<Line[]> {
  const plain = yield* plainLines(text)
  yield
  const whole = wholeRows(plain)
  const lines: Line[] = []
  for (const [at, line] of whole.entries()) {
    if (endsTurn(at)) yield
    lines.push(...apartHeadings(line).map(withColon).flatMap(splitLongLines))
  }
  return yield* unstacked(yield* mendedLines(lines))
}
