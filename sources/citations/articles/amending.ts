import * as form from './article_forms.js'
import type { Mention } from '#sources/citations/laws/law_mentions'
import { only } from './pointers_once.js'

/** A sentence that changes laws: `se reforman los artículos 5; …, y se deroga el artículo 8 de la Ley …`. */
export interface Amending {
  start: number
  end: number
}

/** The law that it changes. */
export interface Amended extends Amending {
  law: string
}

/** The longest one. */
const MAX_PASSAGE_LENGTH = 12_000
/** The longest name in quotation marks within one. */
const MAX_QUOTED_LENGTH = 200
/** The title of a decree that changes a law, which goes for the sentences below it that name none. */
const TITLE =
  /(?<!\p{L})decreto\s+(?:n[úu]m(?:ero|\.)\s+\S{1,12}\s+)?(?:por\s+el\s+(?:que|cual)|que|mediante\s+el\s+cual)\s+(?:se\s+)?(?:reforma|adiciona|deroga|modifica)n?(?!\p{L})(?:(?!\n\s*publicad|decreto)[^.]){0,600}/giu
/** What may stand between the title and the first sentence. */
const BELOW_TITLE = /^[.\s]*(?:art[íi]culo\s+)?(?:[úu]nico|primero)?[.:\s-]*$/iu
/** Of which a law is said: `al artículo 5 del Código`. */
const LINK =
  /(?<!\p{L})(?:del?|al?)\s+(?:l[ao]s?\s+)?(?:(?:propi|mism|citad|mencionad|referid|vigente|nuev|actual)[ao]?\s+)?$/iu
/** `todos de la Ley`: whatever else the sentence names. */
const OF_ALL = /(?<!\p{L})tod[oa]s\s+(?:ell[oa]s\s+)?del?\s+(?:la\s+)?$/iu
const OF_A_DECREE = /transitori[oa]s?\s+del\s+(?:(?:propio|mismo|citado)\s+)?decreto/giu
/** What is done by another article, which may be of another law. */
const BY_ANOTHER =
  /(?<!\p{L})(?:conforme\s+a|de\s+(?:acuerdo|conformidad)\s+(?:con|a)|lo\s+dispuesto|en\s+(?:los\s+)?términos\s+del?|a\s+que\s+se\s+refiere)/iu
const VERB = /(?<!\p{L})se\s+(?:reforma|adiciona|deroga|modifica)n?(?!\p{L})/giu
/** `se reforman:`, `los artículos:`. */
const BEGINS_A_LIST = /(?<=(?<!\p{L})(?:reforma|adiciona|deroga|modifica)n?\s?|art[íi]culos?\s?):/giu
/** What follows the name of a law that ends a list. */
const BEHIND_A_LIST =
  /^\s*(?:\([^()]{1,80}\)\s*)?(?:[.;]|,?\s+(?:y\s+)?(?:se|para\s+quedar|publicad|así\s+como)|,?\s+y\s+(?:el|la|los|las)\s|$)/iu
const QUOTED = /[“"][^”"]{1,200}[”"]/gu

/** The sentences of a text that change laws, in order, and the law of each; `mentions` are asked for when a law is. */
export function amendingsOf(text: string, mentions: () => Mention[]) {
  const sentences = amendingSentences(text)
  let amended: Amended[] | undefined
  const lawChangedAt = (at: number): string | null => {
    amended ??= lawsOfAmending(text, sentences, mentions())
    return amended.find(({ start, end }) => start <= at && at < end)?.law ?? null
  }
  return { sentences, lawChangedAt }
}

function amendingSentences(text: string): Amending[] {
  const found: Amending[] = []
  let readTo = 0
  for (const { index, 0: begin } of text.matchAll(form.BEGINS_TO_AMEND)) {
    if (index < readTo) continue
    const isVerb = !/\s(?:al?|del?|l[ao]s?)$/iu.test(begin)
    readTo = index + lengthOf(text.slice(index, index + MAX_PASSAGE_LENGTH), begin.length, isVerb)
    found.push({ start: index, end: readTo })
  }
  return found
}

/** How long the sentence is with which a text begins; the name of a chapter in quotation marks does not end it. */
function lengthOf(ahead: string, from: number, isVerb: boolean): number {
  const ends = isVerb ? form.ENDS_TO_AMEND : form.ENDS_AMENDMENTS
  for (let at = from; ;) {
    ends.lastIndex = at
    const end = ends.exec(ahead)
    if (!end) return ahead.length
    const quote = /^[“"]/.test(end[0]) ? /[”"]/.exec(ahead.slice(end.index + 1, end.index + MAX_QUOTED_LENGTH)) : null
    if (!quote) return end.index
    at = end.index + quote.index + 2
  }
}

/** The sentences, and clauses of such, that change a single law, with that law: it stands in them, or in the title of their decree. */
function lawsOfAmending(text: string, sentences: Amending[], mentions: Mention[]): Amended[] {
  const titles = titlesOf(text, mentions)
  return sentences.flatMap((sentence) => {
    const named = within(mentions, sentence)
    const clauses = clausesOf(text, sentence, named)
    return clauses.flatMap((clause) => {
      const ofClause = within(named, clause)
      const law = named.length ? lawOfAll(text, clause, ofClause) : lawOfTitle(text, clause, titles)
      return law === null ? [] : [{ ...clause, law }]
    })
  })
}

const within = (mentions: Mention[], { start, end }: Amending) =>
  mentions.filter((one) => one.start >= start && one.start < end)

/**
 * The clauses of a sentence. Of one law: a verb behind its name begins another (`… de la Ley A y se adiciona`). Of several: each ends with the name of its law,
 * if all do.
 */
function clausesOf(text: string, { start, end }: Amending, named: Mention[]): Amending[] {
  if (named.length && only(named.map(({ law }) => law)) === null) {
    const isLast = named.every((one) => BEHIND_A_LIST.test(text.slice(one.end, one.end + 100)))
    return isLast ? named.map((one, place) => ({ start: named[place - 1]?.end ?? start, end: one.end })) : []
  }
  const clauses: Amending[] = []
  let from = start
  for (const { index } of text.slice(start, end).matchAll(VERB)) {
    const at = start + index
    if (!named.some((one) => one.start >= from && one.end <= at)) continue
    clauses.push({ start: from, end: at })
    from = at
  }
  return [...clauses, { start: from, end }]
}

function lawOfAll(text: string, { start, end }: Amending, named: Mention[]): string | null {
  const law = only(named.map((one) => one.law))
  const before = named.map((one) => text.slice(Math.max(start, one.start - 40), one.start))
  if (law === null || !before.every((words) => LINK.test(words))) return null
  return before.some((words) => OF_ALL.test(words)) || isOfNoOther(text, start, end, named) ? law : null
}

function isOfNoOther(text: string, start: number, end: number, named: Mention[]): boolean {
  let at = start
  let rest = ''
  for (const one of named) {
    rest += text.slice(at, one.start)
    at = one.end
  }
  rest += text.slice(Math.min(at, end), end)
  const words = rest.replace(QUOTED, ' ').replace(OF_A_DECREE, ' ').replace(BEGINS_A_LIST, ' ')
  return !form.OTHER_OWNER.test(words) && !BY_ANOTHER.test(words)
}

interface Title {
  end: number
  law: string | null
}

function titlesOf(text: string, mentions: Mention[]): Title[] {
  return [...text.matchAll(TITLE)].map(({ index, 0: title }) => {
    const end = index + title.length
    return { end, law: only(mentions.filter(({ start }) => start >= index && start < end).map((one) => one.law)) }
  })
}

function lawOfTitle(text: string, { start, end }: Amending, titles: Title[]): string | null {
  const title = titles.findLast((one) => one.end <= start)
  if (!title?.law || start - title.end > 40 || !BELOW_TITLE.test(text.slice(title.end, start))) return null
  return isOfNoOther(text, start, end, []) ? title.law : null
}
