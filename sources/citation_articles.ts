import * as form from '#sources/citation_article_forms'
import { after, match } from '#sources/citation_article_forms'
import { readArticles } from '#sources/citation_article_lists'
import type { Numbered } from '#sources/citation_article_lists'
import { articleKey } from '#sources/citation_law_keys'
import { CONSTITUTION, lawAt, lawBefore } from '#sources/citation_laws'
import { namedInFull, pointedLaw } from '#sources/citation_pointers'
import type { Citation } from '#sources/citations'

interface Head {
  start: number
  at: number
  /** A number without `artículo`: only with parts and a law that is named. */
  isFar: boolean
}

/** What was read so far of one text. */
interface Reader {
  text: string
  found: Citation[]
  /** Articles of this sentence whose law comes later, if at all: `… 70, y el artículo 120, todos de la Ley …`. */
  waiting: Numbered[]
}

/** Finds the articles that are cited together with their law, or point at the one cited before; those of "this law" or of no law are not citations. */
export function findArticles(text: string): Citation[] {
  const reader: Reader = { text, found: [], waiting: [] }
  for (const head of headsOf(text)) if (head.start >= (reader.found.at(-1)?.end ?? 0)) readGroups(reader, head)
  return reader.found.sort((one, other) => one.start - other.start)
}

function headsOf(text: string): Head[] {
  const announced = [...text.matchAll(form.HEAD)]
    .filter(({ index, 0: word }) => !isInside(text, index, word))
    .map(({ index, 0: word }) => ({ start: index, at: index + word.length, isFar: false }))
  const far = [...text.matchAll(form.FAR_ITEM)].map(({ index, 0: link }) => {
    const at = index + link.length
    return { start: at, at, isFar: true }
  })
  return [...announced, ...far].sort((one, other) => one.start - other.start)
}

/** A number that belongs to the article before it (`53, numeral 1`), or to the name of a law. */
function isInside(text: string, at: number, word: string): boolean {
  const before = text.slice(Math.max(0, at - 90), at)
  const isNumeral = /^numeral/i.test(word)
  if (isNumeral && /\d(?:[oº°]\.?)?(?:\[\d+\])?,?\s*(?:en sus?\s+)?$/.test(before)) return true
  if (isNumeral && /^\d{1,2}\s+del?\s+(?:los\s+)?art/i.test(text.slice(at + word.length, at + word.length + 20)))
    return true
  return form.IN_A_NAME.test(before)
}

/** Reads `14 y 16 constitucionales, y 17 de la Ley de Amparo`: groups of articles, each with its law. */
function readGroups(reader: Reader, head: Head): void {
  const { text, found } = reader
  const first = found.length
  let { start, at } = head
  for (;;) {
    const { articles, end } = readArticles(text, at)
    const named = articles.length ? readLaw(reader, end) : null
    const law = named?.law ?? (head.isFar || found.length > first ? null : lawBehind(text, head.start, end))
    if (articles.length) articles[0].start = start
    if (!articles.length || !law) return void (head.isFar || found.length > first || wait(reader, articles))

    articles[articles.length - 1].end = named?.end ?? end
    tell(reader, articles, { law, end: named?.end ?? end, isOfAll: named?.isOfAll ?? false })
    const next = named ? after(form.NEXT_LAW, text, named.end) : 0
    if (!named || next === named.end) return
    start = at = next
  }
}

/** Articles wait for their law until the sentence ends. */
function wait(reader: Reader, articles: Numbered[]): void {
  const begun = reader.waiting.at(-1)
  if (begun && articles.length && hasEnded(reader.text.slice(begun.end, articles[0].start))) reader.waiting = []
  reader.waiting.push(...articles)
}

function tell(reader: Reader, articles: Numbered[], named: { law: string; end: number; isOfAll: boolean }): void {
  const { text, found, waiting } = reader
  const isOne = waiting.length > 0 && !hasEnded(text.slice(waiting[0].end, articles[0].start))
  if (named.isOfAll && isOne) found.push(...waiting.map((one) => citation(one, named.law)))
  reader.waiting = []
  const other = articles.length === 2 ? otherLaw(text, named.end) : null
  found.push(...articles.map((one, place) => citation(one, place === 1 && other ? other : named.law)))
}

const hasEnded = (between: string) => between.length > 400 || /\n|\p{Ll}[.]\s+\p{Lu}/u.test(between)

/** `artículos 5 y 8 de la Ley A y de la Ley B, respectivamente`: the law of the second. */
function otherLaw(text: string, at: number): string | null {
  const begin = after(form.RESPECTIVELY, text, at)
  const law = begin > at ? lawAt(text, begin) : null
  return law && /^,?\s+respectivamente/i.test(text.slice(law.end, law.end + 20)) ? law.law : null
}

/** `la Ley de Amparo, en su artículo 107`: a law that is named before, when none is after. */
function lawBehind(text: string, start: number, end: number): string | null {
  return match(form.OTHER_LAW, text, end) ? null : lawBefore(text.slice(Math.max(0, start - 260), start))
}

function readLaw({ text, found }: Reader, from: number): { law: string; end: number; isOfAll: boolean } | null {
  const constitutional = match(form.CONSTITUTIONAL, text, from)
  if (constitutional) return { law: CONSTITUTION, end: from + constitutional[0].length, isOfAll: false }
  const link = match(form.TO_LAW, text, from)
  const named = link?.[0] ? lawAt(text, from + link[0].length) : null
  const isOfAll = link?.groups?.all !== undefined
  if (named) return { ...named, law: namedInFull(named.law, text, { at: from, earlier: found }), isOfAll }
  const pointed = pointedLaw(text, from, found)
  return pointed && { ...pointed, isOfAll: false }
}

/** `23.4` of a treaty is paragraph 4 of article 23; `4.7` of a code is an article. */
function citation({ start, end, digits, point, suffix }: Numbered, law: string): Citation {
  const number = point && /^(?:C[óo]digo|Ley|Reglamento)/i.test(law) ? `${digits}.${point}` : digits
  const article = `${number}${suffix}`
  return { start, end, kind: 'article', keys: [articleKey(law, article)], article: { law, article } }
}
