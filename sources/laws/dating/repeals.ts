import { daysOf } from './dates.js'
import type { LawUnit, ReformNote } from '#sources/laws/law'
import { isRepealOfArticle } from '#sources/laws/reading/notes_before'

/** What is left of a repealed article, without blanks: files break words. */
const EMPTIED = /^[.:;(["“–—_-]*(sederogan?|derogad[oa]s?)?[.:;)\]"”–—_-]*$/iu
/** The same with what repealed it: `(DEROGADO, G.O. 25 DE MAYO DE 2000)`, `Derogado por Decreto No. 53, publicado en el Periódico Oficial…`. */
const EMPTIED_BY =
  /^[\s.:;(["“–—_-]*(?:derogad[oa]s?|se\s+derogan?(?=\s*[.,;:()]|\s+(?:por|mediante|en)\s))[\s.,;:()]*(?:art[íi]culos?\s+derogad[oa]s?\s+)?(?:(?:y\s+)?publicad[oa]s?\s+)?(?:(?:por|mediante|en)\s+)?(?:(?:el|la)\s+)?(?:decreto\s+(?:n\S{1,6}\s*)?\d|gaceta|peri[óo]dico|diario|bolet[íi]n|[pg]\.?\s?o\.?(?:\s?e\.?|cdmx|df)?(?!\p{L})|d\.?\s?o\.?\s?f)[^\n]{0,160}$/iu
const SAYS_REPEALED = /^[\s.:;(["“–—_-]*(?:se\s+deroga|derogado)[\s.)]/iu

/** What a text tells in which nothing is left but that it is repealed: whether its words say so, and the ISO date of the gazette that they name. Null for other texts. */
export function emptiedText(text: string): { isTold: boolean; on: string | null } | null {
  const [whole, words] = EMPTIED.exec(text.replace(/\s+/g, '')) ?? []
  if (whole !== undefined) return { isTold: words !== undefined, on: null }
  const on = EMPTIED_BY.test(text) ? daysOf(text).at(-1) : undefined
  return on === undefined ? null : { isTold: true, on }
}

/**
 * The note that tells the repeal of an article of whose text something is left, such as the heading of what comes next: right under its bare number, or before it when
 * the text begins with `Se deroga`. Null without one: `Se deroga` alone may be said of its first paragraph.
 */
export function isRepealTold(lines: string[], unit: LawUnit, notes: Map<number, ReformNote>): ReformNote | null {
  const head = lines.findIndex((line, at) => at >= unit.first && at < unit.end && line.includes(unit.label))
  const rest = (lines[head] ?? '').replace(unit.label, '')
  const under = notes.get(head + 1)
  if (under && emptiedText(rest) && isRepealOfArticle(under.text)) return under
  const before = [...notes.values()].filter(({ line }) => line < head).at(-1)
  return before && SAYS_REPEALED.test(rest) && isRepealOfArticle(before.text) ? before : null
}
