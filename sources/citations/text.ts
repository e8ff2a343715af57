import { lawMentions } from '#sources/citations/laws/law_mentions'
import type { Mention } from '#sources/citations/laws/law_mentions'
import { FORMER_NAME } from '#sources/citations/laws/law_keys'
import { CONSTITUTION } from '#sources/citations/laws/law_names'
import { only } from '#sources/citations/articles/pointers_once'
import type { Citation } from '#sources/citations/extract_citations'

/** A text whose citations are being read. */
export interface Text {
  text: string
  /** The law that the text is of. */
  own: string | null
  found: Citation[]
  /** By article number, the laws of which it was cited so far. */
  lawsOf: Map<string, Set<string>>
  /** The first laws of which articles were cited. */
  laws: Set<string>
  /** The laws that it names; found when first asked for. */
  mentions: () => Mention[]
}

const capitalised = (word: string) => `${word[0]}${word.slice(1).toLowerCase()}`

/** A text before anything was found in it; `own` may begin in capitals, as the official titles do. */
export function textOf(text: string, own: string | null): Text {
  let mentions: Mention[] | undefined
  return {
    text,
    own: own === null ? null : own.replace(/^\p{Lu}{2,}(?=\s)/u, capitalised),
    found: [],
    lawsOf: new Map(),
    laws: new Set(),
    mentions: () => (mentions ??= lawMentions(text).filter(({ start, end }) => !isOpen(text.slice(start, end), own))),
  }
}

/** In a State's constitution, `la Constitución` may be either. */
export const isOpen = (name: string, own: string | null) =>
  /^constitución(?:\s+política)?$/i.test(name) && own !== null && own !== CONSTITUTION && own.startsWith('Constitución')

/** A law is pointed at from no farther. */
export const FARTHEST = 2_500

/** Where the paragraph of an offset begins; a line that ends within a sentence ends no paragraph. */
export function paragraphOf(text: string, at: number): number {
  const from = Math.max(0, at - FARTHEST)
  const before = text.slice(from, at)
  const ends = [...before.matchAll(/[.:;][\])”"]*\s*\n|\n\s*\n/g)]
  return from + (ends.at(-1)?.index ?? -1)
}

/**
 * `Código Fiscal` after `Código Fiscal de la Federación` is that one: the only law of the paragraph, or of a text that is no law itself, that is called so
 * and more; of several the one of which one of these articles was cited before.
 */
export function namedInFull(
  { law, end }: { law: string; end: number },
  at: number,
  reader: Text,
  articles: string[]
): string {
  const isLocal = /^\s+(?:estatal|local)(?!\p{L})/iu.test(reader.text.slice(end, end + 12))
  const isFull = (one: string) =>
    one.startsWith(`${law} `) && !FORMER_NAME.test(one) && !(isLocal && /Federa|Distrito/.test(one))
  const near = citedBefore(at, reader, paragraphOf(reader.text, at)).flatMap((one) =>
    isFull(one.law) ? [one.law] : []
  )
  const full = near.length || reader.own !== null ? near : [...reader.laws].filter(isFull)
  const sameNumber = articles.flatMap((article) => [...(reader.lawsOf.get(article) ?? [])])
  return only(full) ?? only(full.filter((one) => sameNumber.includes(one))) ?? ownInFull(law, reader.own) ?? law
}

/** `Ley del Notariado` in the text of `Ley del Notariado del Estado de Jalisco` is that one. */
export const ownInFull = (law: string, own: string | null) =>
  own?.startsWith(law) && OF_ITS_STATE.test(own.slice(law.length)) ? own : null
/** What an abridged name leaves out: the place, or what follows a comma. */
const OF_ITS_STATE =
  /^, \p{Lu}|^ (?:(?:para|en) el|del) (?:Estado|Distrito Federal)(?!\p{L})|^ (?:para|de) la Ciudad de México/u

/** The law that was named, or of which an article was cited, last in the same clause. */
export function lastNamed(at: number, { text, mentions, found }: Text): string | null {
  const named = between(mentions(), at - 300, at).at(-1)
  const cited = between(found, at - 300, at).findLast(({ article }) => article)
  const last = cited?.article && cited.end > (named?.end ?? 0) ? { end: cited.end, law: cited.article.law } : named
  return last && at - last.end <= 130 && !/[.;\n]/.test(text.slice(last.end, at)) ? last.law : null
}

/** The laws named between two offsets, with or without articles, in order. */
export function lawsBefore(at: number, reader: Text, from: number): string[] {
  const named = between(reader.mentions(), from, at)
  return [...named, ...citedBefore(at, reader, from)]
    .sort((one, other) => one.start - other.start)
    .map(({ law }) => law)
}

export function citedBefore(at: number, { found }: Text, from: number): Omit<Mention, 'end'>[] {
  return between(found, from, at).flatMap(({ start, article }) => (article ? [{ start, law: article.law }] : []))
}

/** Of places in order, those between two offsets. */
function between<T extends { start: number }>(places: T[], from: number, to: number): T[] {
  const end = firstFrom(places, to)
  return places.slice(firstFrom(places, from + 1), end)
}

function firstFrom(places: { start: number }[], offset: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]!.start < offset) low = middle + 1
    else high = middle
  }
  return low
}
