import * as form from '#sources/citation_article_forms'

/** Where an article is announced. */
export interface Head {
  start: number
  at: number
  /** A number without `artículo`: only with parts and a law that is named. */
  isFar: boolean
  /** One of a list in a sentence that changes laws; its law may come later. */
  isItem?: boolean
}

/** The places of a text where articles are announced, in order. */
export function headsOf(text: string): Head[] {
  const announced = [...text.matchAll(form.HEAD)]
    .filter(({ index, 0: word }) => !isInside(text, index, word))
    .map(({ index, 0: word }) => ({ start: index, at: index + word.length, isFar: false }))
  const far = [...text.matchAll(form.FAR_ITEM)].map(({ index, 0: link }) => {
    const at = index + link.length
    return { start: at, at, isFar: true }
  })
  return [...announced, ...far, ...itemsOf(text)].sort((one, other) => one.start - other.start)
}

/** The longest sentence that changes laws. */
const LONGEST = 12_000

/** The articles that lists of sentences name that change laws. */
function itemsOf(text: string): Head[] {
  const heads: Head[] = []
  let readTo = 0
  for (const { index } of text.matchAll(form.BEGINS_TO_AMEND)) {
    if (index < readTo) continue
    const ahead = text.slice(index, index + LONGEST)
    const sentence = ahead.slice(0, form.ENDS_TO_AMEND.exec(ahead)?.index ?? ahead.length)
    readTo = index + sentence.length
    for (const { index: place, 0: link } of ahead.slice(0, sentence.length + 2).matchAll(form.ITEM)) {
      const at = index + place + link.length
      if (at < readTo) heads.push({ start: at, at, isFar: true, isItem: true })
    }
  }
  return heads
}

/** A number that belongs to the article before it (`53, numeral 1`), or to the name of a law. */
function isInside(text: string, at: number, word: string): boolean {
  const before = text.slice(Math.max(0, at - 90), at)
  const isNumeral = /^numeral/i.test(word)
  if (isNumeral && /\d(?:[oº°]\.?)?(?:\[\d+\])?,?\s*(?:en sus?\s+)?$/.test(before)) return true
  if (
    isNumeral &&
    /^\d{1,2}(?:,?|\s[^.;:\d]{1,60}?)\s+(?:del?|al?)\s+(?:los\s+)?art/i.test(
      text.slice(at + word.length, at + word.length + 80)
    )
  )
    return true
  return form.IN_A_NAME.test(before)
}
