import { fieldNamed, fieldsNamed } from './headings.js'
import type { Line } from './line.js'
import { casesIn } from './split_text.js'
import { endsTurn, type Turns } from './turns.js'

const FEWEST = 3
const MOST = 12
const LONGEST_CASE = 60

/**
 * The lines of a table that was copied cell by cell, each on its own line, as lines of cells. Its headings stand one below the other; a row begins so many
 * lines before its case number as the heading of the case says. Other lines stay as they are.
 */
export function* unstacked(lines: readonly Line[]): Turns<Line[]> {
  const full = lines.filter(({ text }) => text.trim() !== '')
  const head = yield* headAt(full)
  if (!head) return [...lines]
  const { start, fields } = head
  const after = start + fields.length
  const caseAt = fields.indexOf('case')
  const begins: number[] = []
  for (let at = after + caseAt; at < full.length; at++) {
    if (endsTurn(at)) yield
    if (isCaseAlone(full[at]!.text)) begins.push(at - caseAt)
  }
  if (begins.length === 0 || begins[0]! < after) return [...lines]
  const whole = begins.filter((at, index) => (begins[index + 1] ?? full.length) - at === fields.length)
  if (whole.length * 2 < begins.length - 1) return [...lines]
  const rows = begins.map((at, index) => {
    const next = begins[index + 1] ?? Math.min(full.length, at + fields.length)
    return { at, cells: full.slice(at, next) }
  })
  const last = rows.at(-1)!
  return [
    ...full.slice(0, start),
    {
      text: full
        .slice(start, after)
        .map(({ text }) => text.trim())
        .join('\t'),
      number: full[start]!.number,
    },
    ...full.slice(after, begins[0]),
    ...rows.map(({ at, cells }) => ({ text: joinedCells(cells, fields.length), number: full[at]!.number })),
    ...full.slice(last.at + last.cells.length),
  ]
}

/** More cells than headings are lines of the last one; fewer leave the last ones empty. */
function joinedCells(cells: Line[], width: number): string {
  const texts = cells.map(({ text }) => text.trim())
  if (texts.length <= width) return texts.join('\t')
  return [...texts.slice(0, width - 1), texts.slice(width - 1).join(' ')].join('\t')
}

function* headAt(lines: Line[]): Turns<{ start: number; fields: (string | null)[] } | null> {
  for (let start = 0; start < lines.length; start++) {
    if (endsTurn(start)) yield
    const names: string[] = []
    for (const { text } of lines.slice(start, start + MOST)) {
      const field = text.includes('\t') || text.includes(':') ? null : fieldNamed(text)
      if (!field) break
      names.push(text.trim())
    }
    const fields = fieldsNamed(names)
    if (fields.length >= FEWEST && fields.includes('case')) return { start, fields }
  }
  return null
}

const isCaseAlone = (text: string) => {
  const plain = text.trim()
  if (plain.length > LONGEST_CASE || !/\d/.test(plain)) return false
  const cases = casesIn(plain)
  return cases.length > 0 && cases[0]!.start <= 12 && !/[:;]/.test(plain)
}
