import type { Amending } from './amending.js'
import * as form from './article_forms.js'
import { lawAt } from '#sources/citations/laws/laws'

/** Where an article is announced. */
export interface Head {
  start: number
  at: number
  /** A number without `artículo`: only with parts and a law that is named. */
  isFar: boolean
  /** One of a list in a sentence that changes laws; its law may come later. */
  isItem?: boolean
  /** The law, where it is named before. */
  law?: string
}

/** The places of a text where articles are announced, in order. */
export function headsOf(text: string, sentences: Amending[]): Head[] {
  const announced = [...text.matchAll(form.HEAD)]
    .filter(({ index, 0: word }) => !isInside(text, index, word))
    .map(({ index, 0: word }) => ({ start: index, at: index + word.length, isFar: false }))
  const far = [...text.matchAll(form.FAR_ITEM)].map(({ index, 0: link }) => {
    const at = index + link.length
    return { start: at, at, isFar: true }
  })
  const related = [...text.matchAll(form.RELATED_ITEM)].map(({ index }) => ({
    start: index,
    at: index,
    isFar: true,
    isItem: true,
  }))
  return [...announced, ...far, ...related, ...behindLaws(text), ...itemsOf(text, sentences)].sort(
    (one, other) => one.start - other.start
  )
}

/** Lists behind the name of their law, which nothing but a verb or a colon parts from them. */
function behindLaws(text: string): Head[] {
  return [...text.matchAll(form.LAW_FIRST)].flatMap(({ index, 0: link }) => {
    const name = /(?:de\s+la|del)\s+(?=\p{Lu})/u.exec(link)
    const named = name && lawAt(text, index + name.index + name[0].length)
    const at = index + link.length
    const between = named ? text.slice(named.end, at) : ''
    const isBehind = named && /^\s*:\s*$|^,?\s+(?:que|cuya)\s[^,]*$|^\s+(?:\p{Ll}+\s+)?(?:son|fueron)\s/u.test(between)
    return isBehind ? [{ start: at, at, isFar: false, law: named.law }] : []
  })
}

/** The articles that lists of sentences name that change laws. */
function itemsOf(text: string, sentences: Amending[]): Head[] {
  return sentences.flatMap(({ start, end }) =>
    [...text.slice(start, end + 2).matchAll(form.ITEM)].flatMap(({ index, 0: link }) => {
      const at = start + index + link.length
      return at < end ? [{ start: at, at, isFar: true, isItem: true }] : []
    })
  )
}

/** A number that belongs to the article before it (`53, numeral 1`), or to the name of a law. */
function isInside(text: string, at: number, word: string): boolean {
  const before = text.slice(Math.max(0, at - 90), at)
  const isNumeral = /^numeral/i.test(word)
  if (isNumeral && /\d(?:[oº°]\.?)?(?:\[\d+\])?,?\s*(?:en sus?\s+)?$/.test(before)) return true
  if (
    isNumeral &&
    /^\d{1,2}(?:,?|\s[^.;:\d]{1,60}?)\s+(?:del?|al?|en)\s+(?:los\s+|el\s+)?art/i.test(
      text.slice(at + word.length, at + word.length + 80)
    )
  )
    return true
  return form.IN_A_NAME.test(before)
}
