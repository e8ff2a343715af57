import type { Heading, Paragraph } from './paragraph.js'

const NUMBERED = /^[IVXL]+\s*\.?[-–]?\s+\p{Lu}/u
const NUMERAL = /^[IVXL]{1,6}\.?$/
const NOTE = /^\[\d{1,4}\]\s/
/** Parts that rulings have whether they number them or not. */
const PARTS =
  /^(?:ÍNDICE|ANTECEDENTES|TR[ÁA]MITE|RESULTANDOS?|CONSIDERANDOS?|COMPETENCIA|OPORTUNIDAD|LEGITIMACIÓN|PROCEDENCIA|IMPROCEDENCIA|CAUSAS? DE IMPROCEDENCIA|SOBRESEIMIENTO|PRECISIÓN|EXISTENCIA|ESTUDIO|CRITERIO|EFECTOS|DECISIÓN|SENTENCIA|RESUELVE|RESOLUTIVOS|PUNTOS RESOLUTIVOS|VOTO|JURISPRUDENCIA)\b/u
const ENDING = /[.,;:]+$/u
const MAX_HEADING_LENGTH = 120

/** The paragraphs of a ruling: text, headings, footnotes. A numeral alone on its line goes with the line after it. */
export function rulingParagraphs(body: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let start = 0
  for (const line of body.split('\n')) {
    const last = paragraphs.at(-1)
    if (last && NUMERAL.test(last.text) && isCapitals(line)) {
      last.text = `${last.text} ${line}`
      last.kind = 'heading'
    } else paragraphs.push({ kind: kindOf(line), lead: null, text: line, start })
    start += line.length + 1
  }
  return paragraphs
}

/** The headings to jump to. Of those that stand in an index and again above their part, the last one is meant. */
export function outlineOf(paragraphs: Paragraph[]): Heading[] {
  const headings = new Map<string, Heading>()
  for (const [paragraph, { kind, text }] of paragraphs.entries()) {
    if (kind !== 'heading') continue
    const shown = text
      .replace(/\[\d+\]/g, '')
      .replace(ENDING, '')
      .trim()
    const name = shown.replace(/^[IVXL]+\s*\.?[-–]?\s+/, '')
    headings.delete(name)
    headings.set(name, { paragraph, text: shown })
  }
  return [...headings.values()]
}

function kindOf(line: string): Paragraph['kind'] {
  if (NOTE.test(line)) return 'note'
  const isHeading = line.length <= MAX_HEADING_LENGTH && isCapitals(line) && (NUMBERED.test(line) || PARTS.test(line))
  return isHeading ? 'heading' : 'text'
}

function isCapitals(line: string): boolean {
  return /\p{Lu}{4}/u.test(line) && line === line.toUpperCase()
}
