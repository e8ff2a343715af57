import { parse } from 'csv-parse/sync'
import sanitizeHtml from 'sanitize-html'
import { fieldNamed } from './headings.js'

const CELLS = ['table', 'thead', 'tbody', 'tr', 'td', 'th']
const BLOCKS =
  'address article blockquote br center dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section ul'.split(
    ' '
  )
const OPTIONS = {
  allowedTags: [...CELLS, ...BLOCKS],
  allowedAttributes: {},
  nestingLimit: 100,
  nonTextTags: ['script', 'style', 'title', 'textarea', 'option', 'noscript'],
}
const NAMED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }

/** The lines of HTML as text: a line for each row of a table, its cells apart by tabs, and one for each block. Scripts and styles are left out. */
export function linesOfHtml(html: string): string {
  let depth = 0
  let isFirst = true
  const text = sanitizeHtml(html, OPTIONS)
    .replace(/\s+/g, ' ')
    .replace(/<(\/?)(\w+)[^>]*>/g, (_, slash: string, name: string) => {
      if (name === 'tr') {
        isFirst = true
        return '\n'
      }
      if (name === 'td' || name === 'th') {
        depth = Math.max(0, depth + (slash ? -1 : 1))
        if (slash) return ''
        const gap = isFirst ? '' : '\t'
        isFirst = false
        return gap
      }
      return depth > 0 && name !== 'table' ? ' ' : '\n'
    })
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (entity) => NAMED[entity]!)
  return text
    .replace(/ *\n */g, '\n')
    .replace(/ *\t */g, '\t')
    .replace(/ {2,}/g, ' ')
}

const DELIMITERS = [',', ';', '|'] as const
const BEGINNING = 20
/** Characters of a line. */
const LONGEST = 4_000

/**
 * The lines of a pasted text: without the marks of pages, and rows that commas, semicolons or bars keep apart with tabs instead, when a line of headings says that they
 * do.
 */
export function plainLines(text: string): string[] {
  const clean = text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\f|\v|\u2028|\u2029/g, '\n')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u200B-\u200D\u00AD]/g, '')
  const lines = clean.split('\n').flatMap((line) => inPieces(line.trimEnd()))
  const headings = lines.slice(0, BEGINNING).flatMap((line, at) => {
    const delimiter = DELIMITERS.find((mark) => isHeadingLine(line.split(mark)))
    return delimiter && !line.includes('\t') ? [{ at, delimiter }] : []
  })
  const [heading] = headings
  if (!heading) return lines
  const body = lines.slice(heading.at).join('\n')
  return [...lines.slice(0, heading.at), ...tabbed(body, heading.delimiter)]
}

/** A line that no page has in pieces: what is read of a line costs more than its length. */
function inPieces(line: string): string[] {
  if (line.length <= LONGEST) return [line]
  return Array.from({ length: Math.ceil(line.length / LONGEST) }, (_, at) =>
    line.slice(at * LONGEST, (at + 1) * LONGEST)
  )
}

function isHeadingLine(cells: string[]): boolean {
  const named = cells.map((cell) => fieldNamed(cell.replace(/"/g, ''))).filter(Boolean)
  return named.length >= 2 && named.includes('case')
}

function tabbed(body: string, delimiter: string): string[] {
  if (delimiter === '|') {
    const lines = body.split('\n').filter((line) => !/^[\s|:+-]+$/.test(line) || line === '')
    return lines.map((line) =>
      line.includes('|')
        ? line
            .trim()
            .replace(/^\||\|$/g, '')
            .split('|')
            .map((cell) => cell.trim())
            .join('\t')
        : line
    )
  }
  const rows = parse(body, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
  }) as string[][]
  return rows.map((cells) =>
    cells
      .map((cell) => cell.replace(/\s+/g, ' ').trim())
      .join('\t')
      .trimEnd()
  )
}
