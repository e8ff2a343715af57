import { decisionsIn } from '#app/research/summary/ruling_pieces'
import type { Reading } from './read_document.js'

/** What a ruling decides, point by point, with the paragraph that says it; empty for what is no ruling. */
export function presentDecisions(
  body: string,
  { paragraphs, outline }: Reading
): { text: string; paragraph: number }[] {
  if (outline.length === 0) return []
  return decisionsIn(body).map(({ start, end }) => ({
    text: body.slice(start, end),
    paragraph: Math.max(
      0,
      paragraphs.findLastIndex((one) => one.start <= start)
    ),
  }))
}
