import { parse } from 'csv-parse/sync'
import { fieldNamed, splitLabels } from './headings.js'
import type { Line } from './line.js'
import { LINES_A_TURN, type Turns } from './turns.js'

/** What may keep the cells of a row apart. */
export const DELIMITERS = [',', ';', '|'] as const

const BARS = 3

/** Whether bars part most lines in cells, also where no heading says what these hold. */
export function isBarred(lines: Line[]): boolean {
  const full = lines.filter(({ text }) => /[\p{L}\d]/u.test(text))
  const barred = full.filter(({ text }) => text.split('|').length > BARS && splitLabels(text).labelled.length < 2)
  return barred.length >= BARS && barred.length * 2 >= full.length
}

/** Whether these cells are headings of a table with cases. */
export function isHeadingLine(cells: string[]): boolean {
  const named = cells.map((cell) => fieldNamed(cell.replace(/"/g, ''))).filter(Boolean)
  return named.length >= 2 && named.includes('case')
}

/** Lines of a table by pieces that end where no quotation is open. */
export function* tabbedInTurns(lines: Line[], delimiter: (typeof DELIMITERS)[number]): Turns<Line[]> {
  const whole: Line[] = []
  let piece: Line[] = []
  let quotes = 0
  for (const line of lines) {
    piece.push(line)
    quotes += line.text.split('"').length - 1
    if (piece.length < LINES_A_TURN || quotes % 2 === 1) continue
    for (const made of tabbed(piece, delimiter)) whole.push(made)
    piece = []
    yield
  }
  if (piece.length > 0) for (const made of tabbed(piece, delimiter)) whole.push(made)
  return whole
}

/** The lines with tabs between their cells. */
export function tabbed(lines: Line[], delimiter: (typeof DELIMITERS)[number]): Line[] {
  if (delimiter === '|') {
    return lines
      .filter(({ text }) => !/^[\s|:+-]+$/.test(text))
      .map(({ text, number }) => ({
        text: text.includes('|') ? cellsWithin(text.trim().replace(/^\||\|$/g, ''), '|') : text,
        number,
      }))
  }
  try {
    const rows = parse(lines.map(({ text }) => text).join('\n'), {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return rows.map(({ record, info }) => ({
      text: joined(record),
      number: lines[0]!.number + info.lines - 1,
    }))
  } catch {
    // A quotation mark that nothing closes: each line for itself.
    return lines.map(({ text, number }) => ({ text: cellsWithin(text.replaceAll('"', ''), delimiter), number }))
  }
}

const cellsWithin = (line: string, delimiter: string) => joined(line.split(delimiter))

const joined = (cells: string[]) =>
  cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .join('\t')
    .trimEnd()
