import { RecordRejected } from '#sources/contract/contract'
import type { LegalDocument, RawPage, Source } from '#sources/contract/contract'
import { baseOf } from '#sources/laws/reading/article_numbers'
import { missingWords } from '#sources/laws/reading/missing_words'
import { rawText } from './raw_text.js'

/** What was made of a law, in figures. */
export interface Measured {
  ref: string
  title: string
  format: string
  /** Distinct numbers of articles, `14 bis` counted by itself. */
  articles: number
  /** Distinct whole numbers: `14` and `14 bis` are one. */
  numbers: number
  transitory: number
  divisions: number
  notes: number
  /** Share of the characters of the file that are in the text, 0 to 1. */
  kept: number
  /** Share of the characters of the text that are not in the file. */
  added: number
  /** What the parts and what stands between them make, put together, is the text. */
  isWhole: boolean
  /** Parts that share an id or an address. */
  twins: number
  milliseconds: number
}

export type Outcome = Measured | { ref: string; rejected: string }

/** Reads a page as an ingestion would, and measures what was kept of it. What the file says is read by other means unless it is known. */
export async function measure(source: Source, page: RawPage, known?: string): Promise<Outcome> {
  const start = performance.now()
  try {
    const prepared = await source.prepare!(page)
    const document = source.map(source.parse(prepared), prepared)
    const milliseconds = Math.round(performance.now() - start)
    return { ...figuresOf(document, page), ...keptOf(known ?? (await rawText(page.body)), document.body), milliseconds }
  } catch (error) {
    if (!(error instanceof RecordRejected)) throw error
    return { ref: page.externalId, rejected: `${error.code} ${error.detail}` }
  }
}

function figuresOf(document: LegalDocument, page: RawPage): Omit<Measured, 'kept' | 'added' | 'milliseconds'> {
  const { parts = [], outline = [] } = document
  const articles = parts.filter(({ slug }) => /-articulo-/.test(slug))
  const numbers = articles.flatMap(({ citationKeys }) => citationKeys.map((key) => key.split('#')[1]))
  const names = parts.flatMap(({ slug, externalId }) => [slug, externalId])
  return {
    ref: page.externalId,
    title: document.title,
    format: /\.(\w+)$/.exec(page.url)?.[1] ?? '',
    articles: new Set(numbers).size,
    numbers: new Set(numbers.map(baseOf)).size,
    transitory: parts.length - articles.length,
    divisions: outline.filter(({ slug }) => slug === null).length,
    notes: parts.reduce((sum, { metadata }) => sum + reformsIn(metadata), 0),
    isWhole: rebuilt(document) === document.body,
    twins: names.length - new Set(names).size,
  }
}

function reformsIn(metadata: LegalDocument['metadata']): number {
  return metadata.find(({ key }) => key === 'reforms')?.value.split('\n').length ?? 0
}

/** The text put together again: the bodies of the parts at their places in the outline, and between them what belongs to none. */
function rebuilt({ body, outline = [], parts = [] }: LegalDocument): string {
  const bySlug = new Map(parts.map((part) => [part.slug, part.body]))
  let text = ''
  let at = 0
  for (const { start, slug } of outline) {
    const part = slug === null ? undefined : bySlug.get(slug)
    if (part === undefined) continue
    text += body.slice(at, start) + part
    at = start + part.length
  }
  return text + body.slice(at)
}

/** Compares by letters of words, however they are spaced and written in capitals: readers break words, and antiword writes as capitals what is drawn so. */
function keptOf(raw: string, text: string): Pick<Measured, 'kept' | 'added'> {
  return { kept: shareIn(raw, text), added: 1 - shareIn(text, raw) }
}

function shareIn(text: string, other: string): number {
  const all = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const missing = missingWords(text.split('\n'), other.split('\n')).join('').length
  return all ? 1 - missing / all : 1
}
