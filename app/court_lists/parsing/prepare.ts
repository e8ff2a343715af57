import type { Line } from './line.js'
import { plainLines } from './lines.js'
import { mendedLines } from './mended_lines.js'
import { splitLongLines } from './long_lines.js'
import { withColon } from './headings.js'
import { apartHeadings } from './apart_headings.js'
import { wholeRows } from './whole_rows.js'
import { unstacked } from './stacked_cells.js'

/** The lines of a text as they are read: without marks of pages, whole again, one row of a table on each. */
export const preparedLines = (text: string): Line[] =>
  unstacked(mendedLines(wholeRows(plainLines(text)).flatMap(apartHeadings).map(withColon).flatMap(splitLongLines)))
