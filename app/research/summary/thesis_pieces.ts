import { thesisParagraphs } from '#app/research/reading/thesis_paragraphs'
import type { Paragraph } from '#app/research/reading/paragraph'
import { sentencesIn } from './sentences.js'
import { isOfAnother } from './speakers.js'
import type { SummaryPart, SummarySentence } from './summarizer.js'

const PART_OF: Record<string, SummaryPart> = {
  'hechos': 'background',
  'criterio jurídico': 'criterion',
  'justificación': 'issue',
}
/** How many sentences of each. */
const MAX_SENTENCES: Record<SummaryPart, number> = { background: 2, issue: 1, criterion: 2, decision: 1 }
/** How a thesis without parts says what it holds. */
const HOLDS =
  /\b(?:debe (?:concluirse|entenderse|estimarse|considerarse|decirse)|resulta|procede|improcedente|no (?:procede|es necesario|puede)|es (?:correct|legal|evidente|obvio|claro|indudable)|cabe (?:concluir|inferir|concluirse)|se concluye|se (?:desprende|infiere)|por (?:lo )?tanto|en consecuencia|luego|de ahí que)\b/iu

/** The sentences that tell what a thesis says: of its three parts where it has them, else its first one and those by which it holds something. */
export function thesisPieces(body: string): SummarySentence[] {
  const texts = thesisParagraphs(body).filter(({ kind }) => kind === 'text')
  const isParted = texts.some(({ lead }) => lead !== null)
  return isParted ? ofParts(body, texts) : ofProse(body, texts)
}

function ofParts(body: string, texts: Paragraph[]): SummarySentence[] {
  const left = { ...MAX_SENTENCES }
  let part: SummaryPart = 'background'
  return texts.flatMap(({ lead, text, start }) => {
    part = lead ? (PART_OF[lead.toLowerCase()] ?? part) : part
    const spans = sentencesIn(body, { start, end: start + text.length }).slice(0, left[part])
    left[part] -= spans.length
    return spans.map((span) => ({ part, ...span }))
  })
}

/** What a party says alone; a thesis that answers it in the same sentence holds something. */
const isArgument = (sentence: string) => isOfAnother(sentence) && !HOLDS.test(sentence)

function ofProse(body: string, texts: Paragraph[]): SummarySentence[] {
  const spans = texts
    .flatMap(({ text, start }) => sentencesIn(body, { start, end: start + text.length }))
    .filter(({ start, end }) => !isArgument(body.slice(start, end)))
  const [first, ...rest] = spans
  const holding = rest.filter(({ start, end }) => HOLDS.test(body.slice(start, end))).slice(0, MAX_SENTENCES.criterion)
  return [first, ...holding].flatMap((span) => (span ? [{ part: 'criterion' as const, ...span }] : []))
}
