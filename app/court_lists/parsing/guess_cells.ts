import { append, cellsOf, type Values } from './cells.js'
import { findDay, findTime, flat } from './days.js'
import { fieldNamed } from './headings.js'
import { COURT, isLead } from './line_forms.js'
import { isKindOfCase } from './proceedings.js'
import { casesIn, decisionAt } from './split_text.js'

/** Columns of a table without headings, by what their cells hold. */
export function guessedValues(line: string): Values {
  const values: Values = {}
  const cells = cellsOf(line).filter(({ text }) => text !== '')
  for (const [at, { text }] of cells.entries()) {
    if (/^\(?\d{1,4}[.)°º-]*$/.test(text)) continue
    const plain = flat(text)
    const isLast = at === cells.length - 1
    if (!values.case && casesIn(text).length > 0 && text.length < 120) values.case = text
    else if (!values.day && text.length < 45 && findDay(text)) values.day = text
    else if (!values.time && text.length < 14 && findTime(text)) values.time = text
    else if (!values.court && COURT.test(plain) && text.length < 200 && !values.parties) values.court = text
    else if (!values.parties && /\s(?:vs?\.?|contra|\/)\s/.test(plain) && text.length < 400) values.parties = text
    else if (!values.proceeding && text.length < 60 && (isLead(text, plain) || isKindOfCase(plain)))
      values.proceeding = text
    else if (!values.parties && !values.synthesis && !isLast && isName(text)) values.parties = text
    else append(values, 'synthesis', text)
  }
  return values
}

/** Words that begin with capitals, without a decision. */
const isName = (text: string) =>
  text.length < 120 && decisionAt(flat(text)) < 0 && text.split(' ').every((word) => !/^\p{Ll}{4,}/u.test(word))

const CELLS_OF_ROW = 4

/** Whether wide gaps part a line in cells, and one of them holds nothing but the number of a case. */
export function isRowOfCells(line: string): boolean {
  if (!/\S {2,}\S/.test(line) || line.includes(':')) return false
  const cells = cellsOf(line)
  return (
    cells.length >= CELLS_OF_ROW &&
    cells.some(({ text }) => text.length < 40 && /^\S*\d\S*(?:\s.{0,24})?$/.test(text) && casesIn(text).length > 0)
  )
}

/** A label and its value in two cells, as a line of text; null for other rows. */
export function labelOfTwo(line: string): string | null {
  const cells = cellsOf(line)
    .map(({ text }) => text)
    .filter(Boolean)
  if (cells.length !== 2 || !fieldNamed(cells[0]!)) return null
  return `${cells[0]!.replace(/[\s:]+$/, '')}: ${cells[1]}`
}
