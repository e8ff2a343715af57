import { notePlace, STATE } from '#sources/laws/reading/gazettes'
import type { LawSection } from './sections.js'

/** A line of a law as it is read: a note of reform is told apart from the text, and what hangs under a paragraph is drawn in. */
export interface LawLine {
  text: string
  isNote: boolean
  /** 0 = paragraph, 1 = fracción or apartado, 2 = inciso or numeral. */
  depth: number
}

/** A heading or an article of a chunk. */
export interface LawBlock {
  kind: 'text' | 'heading' | 'article'
  label: string
  name: string | null
  /** Of the article's own page; null when it has none. */
  slug: string | null
  level: number
  lines: LawLine[]
}

/** `Artículo reformado DOF 16-10-2025`, `(REFORMADO, G.O. 4 DE MAYO DE 2018)`: the marks that publishers leave in the text of laws. */
const NOTE =
  /^[([]?\s*(?:(?:art[íi]culos?|p[áa]rrafos?|fracci[óo]n(?:es)?|incisos?|subincisos?|numeral(?:es)?|apartados?|cap[íi]tulos?|secci[óo]n|t[íi]tulo|libro|denominaci[óo]n\b.*|ep[íi]grafe|fe de erratas\b.*|cantidad(?:es)?|multa|inconstitucionalidad\b.*)\b[^.]{0,80}?\s)?(?:originalmente\s+)?(?:reformad|adicionad|derogad|recorrid|reubicad|actualizad|declarad|notificad|abrogad|n\. de e)[^]{0,200}(?:\d{4}|\d{2}\/\w{3}\/\d{4})[^]{0,80}$/iu
/** Wordings that tell what became of a text without naming what was done to it. */
const RARE =
  /^(?:suspensi[óo]n\s+provisional\s+de\s+vigencia|disposici[óo]n\s+derogatoria|decreto\s+derogado)\b[^\n]{0,240}?\bDOF\s?\d{1,2}-\d{1,2}-\d{4}/iu
const FRACTION =
  /^(?:[IVXLCDM]+(?:\s(?:[Bb][Ii][Ss]|[Tt][Ee][Rr]|[Qq]u[áa]ter|[Qq]uinquies))?\s*(?:\.|-|\.-|\))\s|[A-Z]\.\s?-?\s)/u
const ITEM = /^(?:[a-zñ]\)|\d{1,2}[.)]|[ivx]+\))\s/u

/** The text of a chunk, cut at its headings and articles. */
export function blocksOf(body: string, section: LawSection): LawBlock[] {
  const divisions = [...section.headings, ...section.articles].sort((one, other) => one.start - other.start)
  const first = divisions[0]?.start ?? section.end
  const blocks: LawBlock[] = []
  if (section.start < first) {
    const text = body.slice(section.start, first)
    blocks.push({ kind: 'text', label: '', name: null, slug: null, level: 0, lines: toLines(text) })
  }
  for (const [place, { kind, label, name, slug, level, start }] of divisions.entries()) {
    const text = body.slice(start, divisions[place + 1]?.start ?? section.end)
    const isArticle = kind === 'article'
    blocks.push({ kind: isArticle ? 'article' : 'heading', label, name, slug, level, lines: toLines(text) })
  }
  return blocks
}

/** The lines of a text of a law; empty ones are left out. */
export function toLines(text: string): LawLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line, isNote: isNoteLine(line), depth: depthOf(line) }))
}

/** Whether a line is a publisher's note of a reform, not text of the law. */
export function isNoteLine(line: string): boolean {
  const text = line.trim()
  return notePlace(text, STATE) !== null || (text.length <= 320 && (NOTE.test(text) || RARE.test(text)))
}

/** How far a line is drawn in: 0 = paragraph, 1 = fracción or apartado, 2 = inciso or numeral. */
export function depthOf(line: string): number {
  if (FRACTION.test(line)) return 1
  return ITEM.test(line) ? 2 : 0
}
