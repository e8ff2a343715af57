import { caseKey } from '#sources/citations/extract_citations'
import type { Paragraph, ParagraphKind } from './paragraph.js'

/** The parts of a thesis since Acuerdo General Plenario 1/2021, article 37. */
const LEAD = /^(Hechos|Criterio jurídico|Justificación)\s*:\s*/iu
/** The court that signs, in capitals on a line of its own. */
const AUTHORITY = /\b(?:TRIBUNAL|PLENO|SALA|CENTRO AUXILIAR|SUPREMA CORTE)\b/u
/** How the paragraphs after the text begin: notes of publication, earlier publications, the session that approved it. */
const AFTERWORD =
  /^(?:Esta tesis se (?:public[óo]|republic[óo])|Tesis (?:de jurisprudencia|aislada)\s+[\dIVXLCDM]+\/\d|Nota:|Notas:|Véase:|Informe (?:de )?\d{4}|Apéndice (?:al |de |\d{4})|Séptima Época|Sexta Época|Quinta Época|El Tribunal Pleno|La (?:Primera|Segunda) Sala,? en su)/u
/** What a precedent tells besides the number of its case. */
const RULED = /\b(?:votos?|Ponente|Disidente|Secretari[oa])\b/u

/** The paragraphs of a thesis: its text, the court that signs it, and what it was drawn from. */
export function thesisParagraphs(body: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let start = 0
  let afterwards = false
  for (const [place, line] of body.split('\n').entries()) {
    const kind: ParagraphKind = afterwards ? 'precedent' : kindOf(line, place)
    afterwards ||= kind !== 'text'
    paragraphs.push(kind === 'text' ? withLead(line, start) : { kind, lead: null, text: line, start })
    start += line.length + 1
  }
  return paragraphs
}

function kindOf(line: string, place: number): ParagraphKind {
  if (place === 0) return 'text'
  if (line.length < 200 && line === line.toUpperCase() && AUTHORITY.test(line)) return 'authority'
  const isPrecedent = AFTERWORD.test(line) || (RULED.test(line) && caseKey(line) !== null)
  return isPrecedent ? 'precedent' : 'text'
}

function withLead(line: string, start: number): Paragraph {
  const [head, lead] = LEAD.exec(line) ?? []
  if (!head || !lead) return { kind: 'text', lead: null, text: line, start }
  return { kind: 'text', lead, text: line.slice(head.length), start: start + head.length }
}
