import * as form from './article_forms.js'
import type { Numbered } from './article_lists.js'
import { hasEnded, isJoining, isOneSentenceOfOneLaw } from '#sources/citations/text/sentences'

/** An article whose law comes later. */
export interface Waiting {
  article: Numbered
  /** Only joining words stand between it and the article that waits before it. */
  isJoined: boolean
}

/** A text and the articles of one of its sentences whose law comes later, if at all: `… 70, y el artículo 120, todos de la Ley …`. */
export interface Pending {
  text: string
  own: string | null
  waiting: Waiting[]
  /** Up to here articles wait. */
  waitsTo: number
}

/** Articles wait for their law until the sentence ends. */
export function wait(reader: Pending, articles: Numbered[], end: number): void {
  const { text, waiting } = reader
  reader.waitsTo = end
  const before = waiting.at(-1)?.article.end
  const between = before === undefined ? null : text.slice(before, articles[0]!.start)
  if (between !== null && hasEnded(between)) waiting.length = 0
  waiting.push(...articles.map((article, place) => ({ article, isJoined: place > 0 || isJoining(between) })))
}

/** Of the articles that wait, those of the law that is named now: all of the sentence (`todos de`), or those joined with it in a sentence that changes laws. */
export function attached({ text, waiting, own }: Pending, at: number, isOfAll: boolean): Waiting[] {
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
