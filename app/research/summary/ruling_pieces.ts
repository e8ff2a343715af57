import { sentencesIn, type Span } from './sentences.js'
import { besidesNotes, foreignLines, isOfAnother } from './speakers.js'
import type { SummaryPart, SummarySentence } from './summarizer.js'

const MAX_SENTENCE_LENGTH = 900
const MIN_SENTENCE_LENGTH = 60
const MAX_SENTENCES: Record<SummaryPart, number> = { background: 3, issue: 2, criterion: 3, decision: 5 }

/** By what a sentence of a ruling is known; the first that fits. A word that weighs more stands before others. */
const SIGNS: Record<Exclude<SummaryPart, 'decision'>, [RegExp, number][]> = {
  background: [
    [
      /(?<!\p{L})(?:promovi[óo]|demand[óo]|solicit[óo])(?!\p{L}).{0,120}(?<!\p{L})(?:juicio|demanda|amparo|acci[óo]n)(?!\p{L})/iu,
      3,
    ],
    [/(?<!\p{L})(?:dict[óo] sentencia|resolvi[óo]|admiti[óo]|interpuso|conoci[óo]|neg[óo]|concedi[óo])(?!\p{L})/iu, 2],
  ],
  issue: [
    [
      /(?<!\p{L})(?:problema|cuesti[óo]n|litis|materia)(?!\p{L}).{0,80}(?<!\p{L})(?:resolver|consiste|determinar|dilucidar|controversia)(?!\p{L})/iu,
      3,
    ],
    [/(?<!\p{L})(?:consiste|estriba)\s+en\s+determinar(?!\p{L})|(?<!\p{L})debe\s+determinarse\s+si(?!\p{L})/iu, 3],
    [
      /(?<!\p{L})(?:conceptos?\s+de\s+(?:violaci[óo]n|invalidez)|agravios?)(?!\p{L}).{0,80}(?<!\p{L})(?:aduce|sostiene|argumenta|alega|plantea)/iu,
      1,
    ],
  ],
  criterion: [
    [
      /(?<!\p{L})(?:est[aeá]\s.{0,30}(?:sala|pleno|tribunal|corte)|la\s+suprema\s+corte|el\s+tribunal\s+pleno)(?!\p{L}).{0,60}(?<!\p{L})(?:concluye|determina|considera|estima|resuelve|advierte|declara)(?!\p{L})/iu,
      3,
    ],
    [
      /(?<!\p{L})(?:fundad[oa]s?|infundad[oa]s?|inoperantes?|improcedente|inconstitucional|constitucional)(?!\p{L})/iu,
      1,
    ],
    [/(?<!\p{L})(?:por (?:lo )?tanto|en consecuencia|en (?:ese|este) sentido|de ah[íi] que|se concluye)(?!\p{L})/iu, 1],
  ],
}
const RESOLVES =
  /^(?:\s*(?:por lo expuesto|en virtud de lo).{0,200})?\s*(?:se\s+)?(?:R\s?E\s?S\s?U\s?E\s?L\s?V\s?E|RESOLUTIVOS?|PUNTOS RESOLUTIVOS|SE RESUELVE)\s*[:.]?\s*$/imu
const ITEM = /^(?:PRIMERO|SEGUNDO|TERCERO|CUARTO|QUINTO|SEXTO|[ÚU]NICO)\s*[.:]/u
const BACKGROUND_SHARE = 0.5

/** The sentences that tell what happened, what was in dispute, what the court held and what it decided. */
export function rulingPieces(body: string): SummarySentence[] {
  const decisions = decisionsIn(body)
  const end = decisions[0]?.start ?? body.length
  const spans = besidesNotes(body, end)
    .flatMap((part) => sentencesIn(body, part))
    .filter(({ start, end: stop }) => isSentence(body.slice(start, stop)))
  const foreign = foreignLines(body)
  const isHeld = (span: Span) => !isWithin(foreign, span.start) && !isOfAnother(body.slice(span.start, span.end))
  const taken = new Set<Span>()
  const parts = (['issue', 'background', 'criterion'] as const).flatMap((part) => {
    const best = bestOf(
      body,
      spans.filter((span) => !taken.has(span) && isWhere(part, span, end) && (part !== 'criterion' || isHeld(span))),
      part
    )
    for (const span of best) taken.add(span)
    return best.map((span) => ({ part, ...span }))
  })
  return [...parts, ...decisions.map((span) => ({ part: 'decision' as const, ...span }))]
}

/** Whether an offset is in one of these parts, which are in order. */
function isWithin(parts: Span[], at: number): boolean {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (parts[middle]!.end <= at) low = middle + 1
    else high = middle
  }
  return (parts[low]?.start ?? Infinity) <= at
}

/** What happened is told in the beginning, what was held towards the end. */
function isWhere(part: SummaryPart, { start }: Span, length: number): boolean {
  if (part === 'background') return start < length * BACKGROUND_SHARE
  return part === 'issue' || start > length * (1 - BACKGROUND_SHARE) * 0.5
}

function bestOf(body: string, spans: Span[], part: Exclude<SummaryPart, 'decision'>): Span[] {
  return spans
    .map((span, place) => ({ span, place, score: scoreOf(body.slice(span.start, span.end), part) }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score || (part === 'criterion' ? other.place - one.place : one.place - other.place)
    )
    .slice(0, MAX_SENTENCES[part])
    .map(({ span }) => span)
}

function scoreOf(sentence: string, part: Exclude<SummaryPart, 'decision'>): number {
  return SIGNS[part].reduce((sum, [sign, weight]) => sum + (sign.test(sentence) ? weight : 0), 0)
}

/** Lines `PRIMERO. …` after the last `RESUELVE`, or in the last part of the text; once, though the vote may repeat them. */
export function decisionsIn(body: string): Span[] {
  const headings = [...body.matchAll(new RegExp(RESOLVES, 'gimu'))]
  const from = headings.at(-1)?.index ?? Math.floor(body.length * 0.85)
  const items: Span[] = []
  const seen = new Set<string>()
  let start = from
  for (const line of body.slice(from).split('\n')) {
    const ordinal = ITEM.exec(line.trim())?.[0]
    if (ordinal && seen.has(ordinal)) break
    if (ordinal) items.push({ start, end: start + line.trimEnd().length })
    if (ordinal) seen.add(ordinal)
    start += line.length + 1
  }
  return items.slice(0, MAX_SENTENCES.decision)
}

const isSentence = (text: string) =>
  text.length >= MIN_SENTENCE_LENGTH &&
  text.length <= MAX_SENTENCE_LENGTH &&
  text !== text.toUpperCase() &&
  !text.endsWith(':')
