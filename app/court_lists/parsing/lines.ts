import sanitizeHtml from 'sanitize-html'
import { DELIMITERS, isBarred, isHeadingLine, tabbed, tabbedInTurns } from './delimited.js'
import type { Line } from './line.js'
import { TableText } from './table_text.js'
import { atOnce, type Turns } from './turns.js'

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

/** Characters of HTML that one turn takes, up to the end of a row. */
const HTML_A_TURN = 100_000
const END_OF_ROW = '</tr>'
/** What the end of a piece closes besides cells: a table goes on in the next. */
const CLOSED_AT_END = /(?:<\/\w+>\s*)+$/

/**
 * The lines of HTML as text: a line for each row of a table, its cells apart by tabs, and one for each block. A cell that spans rows or columns stands in each of the
 * rows, and before empty cells. Scripts and styles are left out.
 */
export function* linesInHtml(html: string): Turns<string> {
  const table = new TableText()
  for (let from = 0; from < html.length;) {
    const [clean, next] = pieceOf(html, from)
    from = next
    for (const part of clean.replace(/\s+/g, ' ').split(/(<[^>]*>)/)) take(table, part)
    yield
  }
  return table
    .end()
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (entity) => NAMED[entity]!)
    .replace(/ *\n */g, '\n')
    .replace(/ *\t */g, '\t')
    .replace(/ {2,}/g, ' ')
}

/** The same in one turn. */
export const linesOfHtml = (html: string): string => atOnce(linesInHtml(html))

/** A piece of HTML without what is not kept, and where the next begins: behind a row that is in no cell, so that no table within a cell is cut in two. */
function pieceOf(html: string, from: number): [clean: string, next: number] {
  for (let at = from + HTML_A_TURN; ; at += HTML_A_TURN) {
    const row = html.indexOf(END_OF_ROW, at)
    if (row < 0) return [sanitizeHtml(html.slice(from), OPTIONS), html.length]
    const next = row + END_OF_ROW.length
    const clean = sanitizeHtml(html.slice(from, next), OPTIONS)
    const closed = CLOSED_AT_END.exec(clean)?.[0] ?? ''
    const own = closed.slice(closed.indexOf(END_OF_ROW) + END_OF_ROW.length)
    if (!/<\/t[dh]>/.test(own)) return [clean.slice(0, clean.length - own.length), next]
  }
}

function take(table: TableText, part: string): void {
  const [, slash, name] = /^<(\/?)(\w+)/.exec(part) ?? []
  if (!name) table.say(part)
  else if (name === 'tr') table.endRow()
  else if (name === 'td' || name === 'th') {
    if (slash) table.endCell()
    else table.beginCell(spanOf(part, 'rowspan'), spanOf(part, 'colspan'))
  } else if (name === 'table') table.edge()
  else table.say(table.isInCell ? ' ' : '\n')
}

const MOST_SPANNED = 200

const spanOf = (tag: string, name: string): number =>
  Math.min(MOST_SPANNED, Math.max(1, Number(new RegExp(`\\b${name}="(\\d{1,5})"`).exec(tag)?.[1] ?? 1)))

/** Lines among which the headings are. */
const BEGINNING = 20

/**
 * The lines of a pasted text: without the marks of pages, and rows that commas, semicolons or bars keep apart with tabs instead, when a line of headings says that they
 * do.
 */
export function* plainLines(text: string): Turns<Line[]> {
  const clean = text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\f|\v|\u2028|\u2029/g, '\n')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u200B-\u200D\u00AD]/g, '')
    .replace(/^#{1,6} +(?=\S)/gm, '')
    .replace(/\*\*(?=\S)|(?<=\S)\*\*/g, '')
  yield
  const lines = clean.split('\n').map((line, at) => ({ text: line.trimEnd(), number: at + 1 }))
  for (const [at, { text: line }] of lines.slice(0, BEGINNING).entries()) {
    const delimiter = line.includes('\t') ? undefined : DELIMITERS.find((mark) => isHeadingLine(line.split(mark)))
    if (delimiter) return [...lines.slice(0, at), ...(yield* tabbedInTurns(lines.slice(at), delimiter))]
  }
  return isBarred(lines) ? tabbed(lines, '|') : lines
}
