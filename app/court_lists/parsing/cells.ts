import { fieldsNamed, type Field } from './headings.js'

/** A piece of a line and the place where it begins. */
export interface Cell {
  text: string
  start: number
}

/** The columns of a table of text; `starts` says where each begins, for those that blanks keep apart. */
export interface Columns {
  fields: (Field | null)[]
  starts: number[]
  isTabbed: boolean
}

const NAMED_AT_LEAST = 2

/** The pieces of a line that tabs, or else two or more blanks, keep apart. */
export function cellsOf(line: string): Cell[] {
  if (line.includes('\t')) {
    let start = 0
    return line.split('\t').map((text) => {
      const cell = { text: text.trim(), start }
      start += text.length + 1
      return cell
    })
  }
  return [...line.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: text, index }) => ({ text, start: index }))
}

/** What the cells of a line say, without those that are empty. */
export const saidIn = (line: string): string[] => cellsOf(line).flatMap(({ text }) => text || [])

/** The columns that a line of headings names; null when the line is none. A heading of a case is needed: without it nothing is a list. */
export function columnsOf(line: string): Columns | null {
  const cells = cellsOf(line)
  if (cells.length < NAMED_AT_LEAST || /\d{2,}/.test(line)) return null
  const fields = fieldsNamed(cells.map(({ text }) => text))
  const named = fields.filter((field) => field !== null)
  if (named.length < NAMED_AT_LEAST || !named.includes('case') || named.length * 2 < cells.length) return null
  return { fields, starts: cells.map(({ start }) => start), isTabbed: line.includes('\t') }
}

export type Values = Partial<Record<Field, string>>

/** Adds words to what a field says. */
export function append(values: Values, field: Field, text: string): void {
  if (text === '') return
  const before = values[field]
  // A word that the end of a line cut in two.
  const isCut = before !== undefined && /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(text)
  values[field] = isCut ? before.slice(0, -1) + text : before ? `${before} ${text}` : text
}

/** What the cells of a line say, by the fields of their columns. */
export function valuesOf(line: string, columns: Columns): Values {
  const cells = cellsOf(line)
  const values: Values = {}
  const add = (field: Field | null | undefined, text: string) => {
    if (text === '') return
    const key = field ?? 'other'
    values[key] = values[key] ? `${values[key]} ${text}` : text
  }
  const isWhole = line.includes('\t') || (cells.length === columns.fields.length && !/^\s/.test(line))
  for (const [at, { text, start }] of cells.entries()) {
    add(columns.fields[isWhole ? Math.min(at, columns.fields.length - 1) : columnAt(columns.starts, start)], text)
  }
  // Number and year may have a column each.
  if (/^\d{1,6}$/.test(values.case ?? '') && /^(?:\d{2}|\d{4})$/.test(values.year ?? ''))
    values.case = `${values.case}/${values.year}`
  return values
}

/** Columns of blanks seldom begin exactly below their headings. */
const SLACK = 2

function columnAt(starts: number[], start: number): number {
  let column = 0
  for (const [at, place] of starts.entries()) if (place <= start + SLACK) column = at
  return column
}
