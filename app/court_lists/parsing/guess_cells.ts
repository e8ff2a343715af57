import { cellsOf, type Values } from './cells.js'
import { findDay, findTime, flat } from './days.js'
import { append } from './entry.js'
import { fieldNamed } from './headings.js'
import { COURT, LEAD } from './line_forms.js'
import { casesIn } from './split_text.js'

/** Columns of a table without headings, by what their cells hold. */
export function guessedValues(line: string): Values {
  const values: Values = {}
  for (const { text } of cellsOf(line)) {
    if (text === '' || /^\d{1,4}\.?$/.test(text)) continue
    const plain = flat(text)
    if (!values.case && casesIn(text).length > 0 && text.length < 120) values.case = text
    else if (!values.day && text.length < 45 && findDay(text)) values.day = text
    else if (!values.time && text.length < 14 && findTime(text)) values.time = text
    else if (!values.court && COURT.test(plain) && text.length < 200) values.court = text
    else if (/\s(?:vs?\.?|contra)\s/.test(plain) && !values.parties && text.length < 400) values.parties = text
    else if (values.proceeding === undefined && text.length < 60 && LEAD.test(plain)) values.proceeding = text
    else append(values, 'synthesis', text)
  }
  return values
}

/** A label and its value in two cells, as a line of text; null for other rows. */
export function labelOfTwo(line: string): string | null {
  const cells = cellsOf(line)
    .map(({ text }) => text)
    .filter(Boolean)
  if (cells.length !== 2 || !fieldNamed(cells[0]!)) return null
  return `${cells[0]!.replace(/[\s:]+$/, '')}: ${cells[1]}`
}
