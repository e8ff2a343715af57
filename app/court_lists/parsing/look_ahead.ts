import { columnsOf } from './cells.js'
import { findDay, flat } from './days.js'
import { splitLabels } from './headings.js'
import type { Line } from './line.js'
import { COURT, FOOTER, isLead, LISTS, SECTION } from './line_forms.js'
import { casesIn } from './split_text.js'

const FARTHEST = 4

/** Whether what follows a line is a row, a heading or the end: what the line says is no part of the row above it. */
export function beforeRow(lines: readonly Line[], at: number): boolean {
  for (const { text } of lines.slice(at + 1, at + 1 + FARTHEST)) {
    const plain = flat(text).trim()
    if (plain === '' || FOOTER.test(plain)) continue
    const [first] = casesIn(text)
    if (first)
      return isLead(text.slice(0, first.start), flat(text.slice(0, first.start))) || /\bexps?\b|\svs?\.?\s/.test(plain)
    return (
      COURT.test(plain) ||
      SECTION.test(plain) ||
      (LISTS.test(plain) && (plain.length < 160 || /^(?:listas?|boletin|acuerdos|audiencias)\b/.test(plain))) ||
      (findDay(text)?.start ?? 99) < 30 ||
      columnsOf(text) !== null ||
      splitLabels(text).labelled[0]?.field === 'case' ||
      /\svs?\.?\s/.test(plain)
    )
  }
  return true
}
