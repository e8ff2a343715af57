import { amendingsOf } from './amending.js'
import * as form from './article_forms.js'
import { after, match } from './article_forms.js'
import { partsBehind, readArticles } from './article_lists.js'
import type { Numbered } from './article_lists.js'
import { headsOf } from './article_heads.js'
import type { Head } from './article_heads.js'
import { mended } from '#sources/citations/text/broken_words'
import { citation } from './of_article.js'
import { inItsTime } from '#sources/citations/laws/law_mentions'
import { lawChanged, otherLaw } from '#sources/citations/text/sentences'
import { lawBefore } from '#sources/citations/laws/law_before'
import { CONSTITUTION, lawAt } from '#sources/citations/laws/laws'
import { codeAt, codesAt } from './several_codes.js'
import { pointedLaw } from './pointers.js'
import { isOpen, lastNamed, namedInFull, ownInFull, textOf } from '#sources/citations/text'
import type { Text } from '#sources/citations/text'
import { attached, wait } from './waiting.js'
import type { Pending } from './waiting.js'
import { behindHeading, isHeadingAt } from '#sources/citations/text/page_headings'
import type { Citation } from '#sources/citations/extract_citations'

/** Among so many an abridged name is looked for. */
const MAX_LAWS = 100

/** What was read so far of one text. */
interface Reader extends Text, Pending {
  /** Up to here groups of articles were read, also those of no law. */
  readTo: number
  /** The law that the sentence at an offset changes, where it changes one. */
  lawChangedAt: (at: number) => string | null
}

/**
 * Finds the articles that are cited together with their law, or point at one that was named before. Those of "this law" are citations where `own` names the
 * law that the text is of; those of no law are none.
 */
export function findArticles(text: string, own: string | null = null): Citation[] {
  const whole = mended(text)
  const about = textOf(whole, own)
  const { sentences, lawChangedAt } = amendingsOf(whole, about.mentions)
  const reader: Reader = {
    ...about,
    found: [],
    waiting: [],
    readTo: 0,
    waitsTo: 0,
    lawChangedAt,
  }
  for (const head of headsOf(whole, sentences))
    if (head.start >= Math.max(reader.readTo, reader.found.at(-1)?.end ?? 0, head.isItem ? reader.waitsTo : 0))
      readGroups(reader, head)
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
    const named = readLaw(reader, end, articles) ?? (isFirst ? saidByHead(text, head, end) : null)
    const around = named ? null : lawAround(reader, start, end, !head.isFar && isFirst)
    const law = named?.law ?? (around && (ownInFull(around, reader.own) ?? around))
    if (law) tell(reader, articles, named ?? { law, end, isOfAll: false })
    else if (!match(form.NO_LAW, text, end))
      return void ((head.isFar && !head.isItem) || found.length > first || wait(reader, articles, end))

    const closed = named ? partsBehind(text, after(form.WHEN, text, named.end)) : after(form.NO_LAW, text, end)
    const next = after(form.NEXT_LAW, text, closed)
    if (law ? !named || next === closed : next === closed) return
    reader.readTo = closed
    start = at = next
  }
}

/** The law of articles behind which none is named; `isHead` where a word announces them. */
function lawAround(reader: Reader, start: number, end: number, isHead: boolean): string | null {
  const { text } = reader
  const near = isHead ? (lawBehind(reader, start, end) ?? lawChanged(text, start, end)) : null
  if (near || match(form.OF_ANOTHER, text, end)) return near
  return reader.lawChangedAt(start)
}

/** `los artículos constitucionales 14 y 16`. */
function saidByHead(text: string, { start, at, law: first }: Head, end: number): Told | null {
  const law = form.CONSTITUTIONAL_HEAD.test(text.slice(start, at)) ? CONSTITUTION : first
  return law === undefined ? null : { law, end, isOfAll: false }
}

/** The law of a group of articles; `other` is that of the second one of two. */
interface Told {
  law: string
  end: number
  isOfAll: boolean
  other?: string
}

function tell(reader: Reader, articles: Numbered[], named: Told): void {
  const { text } = reader
  const before = attached(reader, articles[0]!.start, named.isOfAll).map(({ article }) => citation(article, named.law))
  reader.waiting = []
  articles[articles.length - 1]!.end = named.end
  const other = articles.length === 2 ? (named.other ?? otherLaw(text, named.end)) : null
  const now = articles.map((one, place) => citation(one, place === 1 && other ? other : named.law))
  for (const one of [...before, ...now]) keep(reader, one)
}

function keep({ found, lawsOf, laws }: Reader, one: Citation): void {
  const { article, law } = one.article!
  lawsOf.set(article, (lawsOf.get(article) ?? new Set()).add(law))
  if (laws.size < MAX_LAWS) laws.add(law)
  found.push(one)
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

function readLaw(reader: Reader, from: number, articles: Numbered[]): Told | null {
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
  const codes = link?.[0] && articles.length === 2 ? codesAt(text, from + link[0].length) : null
  if (codes) return { law: codes.laws[0], other: codes.laws[1], end: codes.end, isOfAll: false }
  if (named && link && isOpen(text.slice(from + link[0].length, named.end), reader.own)) return null
  if (named && link) {
    const law = namedInFull(named, from, reader, numbers)
    if (law === named.law && form.IN_HAND.test(`${law}${text.slice(named.end, named.end + 24)}`)) return null
    return { ...named, law: inItsTime(reader.text, law, { start: from + link[0].length, end: named.end }), isOfAll }
  }
  return pointedLaw(from, reader, numbers)
}
