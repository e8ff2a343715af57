import { amendedLaw } from '#sources/citation_amended'
import { match } from '#sources/citation_article_forms'
import { FORMER_NAME } from '#sources/citation_law_keys'
import { CONSTITUTION } from '#sources/citation_law_names'
import { lawMentions } from '#sources/citation_law_mentions'
import type { Mention } from '#sources/citation_law_mentions'
import { canMean, DISPUTED, LAST_NAMED, OWN, POINTER } from '#sources/citation_pointer_forms'
import { only, pointedOnce } from '#sources/citation_pointers_once'
import type { Citation } from '#sources/citations'

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
  /^constitución$/i.test(name) && own !== null && own !== CONSTITUTION && own.startsWith('Constitución')

const FARTHEST = 2_500

/**
 * Reads `del mismo ordenamiento`, `de la citada ley`: a law that was named before; and `de esta Ley` where the text is of one. `mismo`, `propio` and `dicho`
 * point at the last one of the paragraph that the word can mean; of the others it must be the only one, or the only one of which articles were cited. Where
 * the paragraph names none, it is the law of which one of these articles was cited before. Null when nothing points, or not for certain.
 */
export function pointedLaw(
  at: number,
  reader: Text,
  articles: string[]
): { law: string; end: number; isOfAll: boolean } | null {
  const { text, own } = reader
  const self = match(OWN, text, at)
  if (self) {
    const law = own ?? amendedLaw(text, reader.mentions)
    const isOwn = law !== null && isOwnNoun(self.groups?.own ?? '', law)
    return isOwn ? { law, end: at + self[0].length, isOfAll: self.groups?.all !== undefined } : null
  }
  const found = match(POINTER, text, at)
  if (!found) return pointedOnce(at, text, () => lawsBefore(at, reader, paragraphOf(text, at)))
  const { noun, behind, bare, pointing = '', of = '', behindOf = '', how = '', topic } = found.groups ?? {}
  const law = antecedent(at, reader, {
    articles,
    canMean: (one) => canMean(noun ?? behind ?? bare ?? '', of || behindOf, one) && hasWord(one, topic),
    isLast: LAST_NAMED.test(pointing),
    isDisputed: DISPUTED.test(how),
  })
  return law === null ? null : { law, end: at + found[0].length, isOfAll: found.groups?.all !== undefined }
}

const hasWord = (law: string, word?: string) =>
  !word ||
  law
    .toLowerCase()
    .split(/[\s,]+/)
    .includes(word.toLowerCase())

interface Wanted {
  articles: string[]
  canMean: (law: string) => boolean
  isLast: boolean
  isDisputed: boolean
}

function antecedent(at: number, reader: Text, { articles, canMean: fits, isLast, isDisputed }: Wanted): string | null {
  const inRange = (from: number) => ({
    named: lawsBefore(at, reader, from).filter(fits),
    cited: citedBefore(at, reader, from).flatMap(({ law }) => (fits(law) ? [law] : [])),
  })
  const near = inRange(paragraphOf(reader.text, at))
  if (near.named.length && !isDisputed) return isLast ? near.named.at(-1)! : (only(near.named) ?? only(near.cited))
  const sameNumber = articles.flatMap((article) => [...(reader.lawsOf.get(article) ?? [])]).filter(fits)
  if (sameNumber.length || isDisputed) return only(sameNumber)
  const far = inRange(at - FARTHEST)
  return only(far.named) ?? only(far.cited)
}

/** Where the paragraph of an offset begins; a line that ends within a sentence ends no paragraph. */
function paragraphOf(text: string, at: number): number {
  const from = Math.max(0, at - FARTHEST)
  const before = text.slice(from, at)
  const ends = [...before.matchAll(/[.:;][\])”"]*\s*\n|\n\s*\n/g)]
  return from + (ends.at(-1)?.index ?? -1)
}

/**
 * `Código Fiscal` after `Código Fiscal de la Federación` is that one: the only law of the paragraph, or of a text that is no law itself, that is called so
 * and more; of several the one of which one of these articles was cited before.
 */
export function namedInFull(law: string, at: number, reader: Text, articles: string[]): string {
  const isFull = (one: string) => one.startsWith(`${law} `) && !FORMER_NAME.test(one)
  const near = citedBefore(at, reader, paragraphOf(reader.text, at)).flatMap((one) =>
    isFull(one.law) ? [one.law] : []
  )
  const full = near.length || reader.own !== null ? near : [...reader.laws].filter(isFull)
  const sameNumber = articles.flatMap((article) => [...(reader.lawsOf.get(article) ?? [])])
  return only(full) ?? only(full.filter((one) => sameNumber.includes(one))) ?? law
}

/** The law that was named last in the same clause. */
export function lastNamed(at: number, { text, mentions }: Text): string | null {
  const last = between(mentions(), at - 300, at).at(-1)
  return last && at - last.end <= 130 && !/[.;\n]/.test(text.slice(last.end, at)) ? last.law : null
}

/** The laws named between two offsets, with or without articles, in order. */
function lawsBefore(at: number, reader: Text, from: number): string[] {
  const named = between(reader.mentions(), from, at)
  return [...named, ...citedBefore(at, reader, from)]
    .sort((one, other) => one.start - other.start)
    .map(({ law }) => law)
}

function citedBefore(at: number, { found }: Text, from: number): Omit<Mention, 'end'>[] {
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

/** Codes are laws too: `esta ley` in one of them is the code. */
function isOwnNoun(noun: string, own: string): boolean {
  if (/^ley/i.test(noun)) return /^(?:Ley|Código)/i.test(own)
  return canMean(noun, '', own) || /^(?:cuerpo|legislaci|normativ)/i.test(noun)
}
