import type { Division } from '#sources/contract/contract'
import type { Heading, Paragraph } from './paragraph.js'

const FACT = /^([^:\n]{2,60}):\s+(?=\S)/

/** The paragraphs of a text whose source tells its parts: its headings where they begin, `label: value` lines with their label as head. */
export function partedParagraphs(body: string, outline: Division[]): Paragraph[] {
  const headings = new Set(outline.map(({ start }) => start))
  let start = 0
  return body.split('\n').map((line): Paragraph => {
    const begin = start
    start += line.length + 1
    if (headings.has(begin)) return { kind: 'heading', lead: null, text: line, start: begin }
    const [head, lead = null] = FACT.exec(line) ?? []
    if (!head) return { kind: 'text', lead: null, text: line, start: begin }
    return { kind: 'text', lead, text: line.slice(head.length), start: begin + head.length }
  })
}

/** The parts to jump to, as the source names them. */
export function partsIn(outline: Division[], paragraphs: Paragraph[]): Heading[] {
  const at = new Map(paragraphs.map(({ start, kind }, paragraph) => [kind === 'heading' ? start : -1, paragraph]))
  return outline.flatMap(({ start, label, name }) => {
    const paragraph = at.get(start)
    return paragraph === undefined ? [] : [{ paragraph, text: name ? `${label}. ${name}` : label }]
  })
}
