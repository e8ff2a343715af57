import { parse } from 'csv-parse/sync'
import sanitizeHtml from 'sanitize-html'
import { fieldNamed, splitLabels } from './headings.js'
import type { Line } from './line.js'
import { TableText } from './table_text.js'

const CELLS = ['table', 'thead', 'tbody', 'tr', 'td', 'th']
const BLOCKS =
  'address article blockquote br center dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section ul'.split(
    ' '
  )
const OPTIONS = {
  allowedTags: [...CELLS, ...BLOCKS],
  allowedAttributes: { td: ['rowspan', 'colspan'], th: ['rowspan', 'colspan'] },
  nestingLimit: 100,
  nonTextTags: ['script', 'style', 'title', 'textarea', 'option', 'noscript'],
}
const NAMED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }

/**
 * The lines of HTML as text: a line for each row of a table, its cells apart by tabs, and one for each block. A cell that spans rows or columns stands in each of the
 * rows, and before empty cells. Scripts and styles are left out.
 */
export function linesOfHtml(html: string): string {
  const table = new TableText()
  const parts = sanitizeHtml(html, OPTIONS)
    .replace(/\s+/g, ' ')
    .split(/(<[^>]*>)/)
  for (const part of parts) {
    const [, slash, name] = /^<(\/?)(\w+)/.exec(part) ?? []
    if (!name) table.say(part)
    else if (name === 'tr') table.endRow()
    else if (name === 'td' || name === 'th') {
      if (slash) table.endCell()
      else table.beginCell(spanOf(part, 'rowspan'), spanOf(part, 'colspan'))
    } else if (name === 'table') table.edge()
    else table.say(table.isInCell ? ' ' : '\n')
  }
  return table
    .end()
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (entity) => NAMED[entity]!)
    .replace(/ *\n */g, '\n')
    .replace(/ *\t */g, '\t')
    .replace(/ {2,}/g, ' ')
}

const MOST_SPANNED = 200

const spanOf = (tag: string, name: string): number =>
  Math.min(MOST_SPANNED, Math.max(1, Number(new RegExp(`\\b${name}="(\\d{1,5})"`).exec(tag)?.[1] ?? 1)))

const DELIMITERS = [',', ';', '|'] as const
const BEGINNING = 20

/**
 * The lines of a pasted text: without the marks of pages, and rows that commas, semicolons or bars keep apart with tabs instead, when a line of headings says that they
 * do.
 */
export function plainLines(text: string): Line[] {
  const clean = text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\f|\v|\u2028|\u2029/g, '\n')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u200B-\u200D\u00AD]/g, '')
    .replace(/^#{1,6} +(?=\S)/gm, '')
    .replace(/\*\*(?=\S)|(?<=\S)\*\*/g, '')
  const lines = clean.split('\n').map((line, at) => ({ text: line.trimEnd(), number: at + 1 }))
  for (const [at, { text: line }] of lines.slice(0, BEGINNING).entries()) {
    const delimiter = line.includes('\t') ? undefined : DELIMITERS.find((mark) => isHeadingLine(line.split(mark)))
    if (delimiter) return [...lines.slice(0, at), ...tabbed(lines.slice(at), delimiter)]
  }
  return isBarred(lines) ? tabbed(lines, '|') : lines
}

const BARS = 3

/** Whether bars part most lines in cells, also where no heading says what these hold. */
function isBarred(lines: Line[]): boolean {
  const full = lines.filter(({ text }) => /[\p{L}\d]/u.test(text))
  const barred = full.filter(({ text }) => text.split('|').length > BARS && splitLabels(text).labelled.length < 2)
  return barred.length >= BARS && barred.length * 2 >= full.length
}

function isHeadingLine(cells: string[]): boolean {
  const named = cells.map((cell) => fieldNamed(cell.replace(/"/g, ''))).filter(Boolean)
  return named.length >= 2 && named.includes('case')
}

function tabbed(lines: Line[], delimiter: (typeof DELIMITERS)[number]): Line[] {
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
