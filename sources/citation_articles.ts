import * as form from '#sources/citation_article_forms'
import { after, match } from '#sources/citation_article_forms'
import { readArticles } from '#sources/citation_article_lists'
import type { Numbered } from '#sources/citation_article_lists'
import { headsOf } from '#sources/citation_article_heads'
import type { Head } from '#sources/citation_article_heads'
import { mended } from '#sources/citation_broken_words'
import { articleKey, FORMER_NAME, formerArticleKey } from '#sources/citation_law_keys'
import { inItsTime } from '#sources/citation_law_mentions'
import { hasEnded, isJoining, isOneSentenceOfOneLaw, otherLaw } from '#sources/citation_sentences'
import { codeAt, CONSTITUTION, lawAt, lawBefore } from '#sources/citation_laws'
import { isOpen, lastNamed, namedInFull, pointedLaw, textOf } from '#sources/citation_pointers'
import type { Text } from '#sources/citation_pointers'
import { behindHeading, isHeadingAt } from '#sources/citation_page_headings'
import type { Citation } from '#sources/citations'

/** Among so many an abridged name is looked for. */
const MOST_LAWS = 100

/** What was read so far of one text. */
interface Reader extends Text {
  found: Citation[]
  /** Articles of this sentence whose law comes later, if at all: `… 70, y el artículo 120, todos de la Ley …`. */
  waiting: Waiting[]
  /** Up to here groups of articles were read, also those of no law. */
  readTo: number
}

interface Waiting {
  article: Numbered
  /** Only joining words stand between it and the article that waits before it. */
  isJoined: boolean
}

/**
 * Finds the articles that are cited together with their law, or point at one that was named before. Those of "this law" are citations where `own` names the
 * law that the text is of; those of no law are none.
 */
export function findArticles(text: string, own: string | null = null): Citation[] {
  const whole = mended(text)
  const reader: Reader = { ...textOf(whole, own), found: [], waiting: [], readTo: 0 }
  for (const head of headsOf(whole))
    if (head.start >= Math.max(reader.readTo, reader.found.at(-1)?.end ?? 0)) readGroups(reader, head)
  return reader.found.sort((one, other) => one.start - other.start)
}

/** Reads `14 y 16 constitucionales, y 17 de la Ley de Amparo`: groups of articles, each with its law. */
function readGroups(reader: Reader, head: Head): void {
  const { text, found } = reader
  const first = found.length
  let { start, at } = head
  for (let isFirst = true; ; isFirst = false) {
    const { articles, end } = readArticles(text, at)
    if (!articles.length) return
    articles[0]!.start = start
    const named = readLaw(reader, end, articles)
    const law = named?.law ?? (head.isFar || !isFirst ? null : lawBehind(reader, head.start, end))
    if (law) tell(reader, articles, { law, end: named?.end ?? end, isOfAll: named?.isOfAll ?? false })
    else if (!match(form.NO_LAW, text, end)) return void (head.isFar || found.length > first || wait(reader, articles))

    const closed = named ? after(form.WHEN, text, named.end) : after(form.NO_LAW, text, end)
    const next = after(form.NEXT_LAW, text, closed)
    if (law ? !named || next === closed : next === closed) return
    reader.readTo = closed
    start = at = next
  }
}

/** Articles wait for their law until the sentence ends. */
function wait({ text, waiting }: Reader, articles: Numbered[]): void {
  const before = waiting.at(-1)?.article.end
  const between = before === undefined ? null : text.slice(before, articles[0]!.start)
  if (between !== null && hasEnded(between)) waiting.length = 0
  waiting.push(...articles.map((article, place) => ({ article, isJoined: place > 0 || isJoining(between) })))
}

function tell(reader: Reader, articles: Numbered[], named: { law: string; end: number; isOfAll: boolean }): void {
  const { text } = reader
  const before = attached(reader, articles[0]!.start, named.isOfAll).map(({ article }) => citation(article, named.law))
  reader.waiting = []
  articles[articles.length - 1]!.end = named.end
  const other = articles.length === 2 ? otherLaw(text, named.end) : null
  const now = articles.map((one, place) => citation(one, place === 1 && other ? other : named.law))
  for (const one of [...before, ...now]) keep(reader, one)
}

function keep({ found, lawsOf, laws }: Reader, one: Citation): void {
  const { article, law } = one.article!
  lawsOf.set(article, (lawsOf.get(article) ?? new Set()).add(law))
  if (laws.size < MOST_LAWS) laws.add(law)
  found.push(one)
}

/** Of the articles that wait, those of the law that is named now: all of the sentence (`todos de`), or those joined with it in a sentence that changes laws. */
function attached({ text, waiting, own }: Reader, at: number, isOfAll: boolean): Waiting[] {
  const [oldest] = waiting
  if (!oldest || hasEnded(text.slice(waiting.at(-1)!.article.end, at))) return []
  if (isOfAll) return waiting
  const isAmending = form.AMENDING.test(text.slice(Math.max(0, oldest.article.start - 200), at))
  const isRelated = form.IN_RELATION.test(text.slice(waiting.at(-1)!.article.end, at))
  if (!isAmending && !isRelated && own !== null) return []
  if (isOneSentenceOfOneLaw(text, oldest.article.start, at)) return waiting
  let from = waiting.length
  for (let isJoined = isJoining(text.slice(waiting.at(-1)!.article.end, at)); isJoined && from > 0;)
    isJoined = waiting[--from]!.isJoined
  return waiting.slice(from)
}

/** `la Ley de Amparo, en su artículo 107`: a law that is named before, when none is after. */
function lawBehind(reader: Text, start: number, end: number): string | null {
  const { text, found } = reader
  if (match(form.OTHER_LAW, text, end)) return null
  const last = found.at(-1)
  if (last?.article && start - last.end < 60 && form.RELATED_TO_THE_LAST.test(text.slice(last.end, start)))
    return last.article.law
  const named = lawBefore(text.slice(Math.max(0, start - 320), start))
  if (named || !form.OF_THE_LAST.test(text.slice(Math.max(0, start - 30), start))) return named
  return lastNamed(start, reader)
}

function readLaw(
  reader: Reader,
  from: number,
  articles: Numbered[]
): { law: string; end: number; isOfAll: boolean } | null {
  const { text } = reader
  const numbers = articles.map(({ digits, suffix }) => `${digits}${suffix}`)
  if (isHeadingAt(text, from)) {
    const behind = behindHeading(text, from)
    return behind === null ? null : readLaw(reader, behind, articles)
  }
  const ibidem = match(form.IBIDEM, text, from)
  const last = ibidem && reader.found.at(-1)
  if (last) return { law: last.article!.law, end: from + ibidem[0].length, isOfAll: false }
  const constitutional = match(form.CONSTITUTIONAL, text, from)
  if (constitutional) return { law: CONSTITUTION, end: from + constitutional[0].length, isOfAll: false }
  const link = match(form.TO_LAW, text, from)
  const named = link?.[0] ? (lawAt(text, from + link[0].length) ?? codeAt(text, from + link[0].length)) : null
  const isOfAll = link?.groups?.all !== undefined
  if (named && link && isOpen(text.slice(from + link[0].length, named.end), reader.own)) return null
  if (named && link) {
    const law = namedInFull(named.law, from, reader, numbers)
    return { ...named, law: inItsTime(reader.text, law, { start: from + link[0].length, end: named.end }), isOfAll }
  }
  return pointedLaw(from, reader, numbers)
}

/** `23.4` of a treaty is paragraph 4 of article 23; `4.7` of a code is an article. */
function citation({ start, end, digits, point, suffix }: Numbered, law: string): Citation {
  const number = point && /^(?:C[óo]digo|Ley|Reglamento)/i.test(law) ? `${digits}.${point}` : digits
  const article = `${number}${suffix}`
  const name = law.replace(FORMER_NAME, '')
  const keys = [articleKey(name, article)]
  if (name !== law) keys.unshift(formerArticleKey(name, article))
  return { start, end, kind: 'article', keys, article: { law, article } }
}
