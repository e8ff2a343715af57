import { flat } from './days.js'
import type { Line } from './line.js'
import { COURT } from './line_forms.js'
import { casesIn } from './split_text.js'

const POINTS = /\s+[·•|]\s+/
const STROKES = /\s+\/\s+/
/** Two names that a stroke parts may be one. */
const FEWEST_OF_STROKES = 3

/** A heading that tells court, day and place in one line, apart (`Lista · Juzgado Primero Civil · 14 de abril de 2026`). Other lines stay. */
export function apartHeadings(line: Line): Line[] {
  if (!/[·•|/]/.test(line.text) || line.text.includes('\t')) return [line]
  const points = line.text.split(POINTS)
  const strokes = line.text.split(STROKES)
  const parts = points.length > 1 ? points : strokes.length >= FEWEST_OF_STROKES ? strokes : []
  if (!parts.some((part) => COURT.test(flat(part.trim()))) || casesIn(line.text).length > 0) return [line]
  return parts.map((text) => ({ text: text.trim(), number: line.number })).filter(({ text }) => text !== '')
}
