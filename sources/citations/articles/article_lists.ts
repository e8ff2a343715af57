import * as form from './article_forms.js'
import { after, match } from './article_forms.js'

/** An article as a list names it. */
export interface Numbered {
  start: number
  end: number
  digits: string
  /** `4` of `23.4`: a paragraph in treaties, part of the number in some codes. */
  point: string
  suffix: string
}

/** Reads `103, fracción I, y 107, fracciones II y III` from an offset. */
export function readArticles(text: string, from: number): { articles: Numbered[]; end: number } {
  const articles: Numbered[] = []
  let at = from
  let part = ''
  let isWord = false
  for (;;) {
    const token: Token | null = articles.length
      ? (tokenAt(text, after(form.BLANKS, text, at), part, isWord) ??
        afterBreak(text, after(form.BREAK, text, at), part))
      : articleAt(text, at)
    if (!token) return { articles, end: at }

    at = token.end
    part = token.part ?? part
    isWord = Boolean(token.part)
    if (token.article) articles.push(token.article)
    else articles[articles.length - 1].end = at
  }
}

/** Where the parts end that stand behind the law: `107 constitucional, fracción III, inciso a)`. */
export function partsBehind(text: string, from: number): number {
  const link = /^\s*,\s*/.exec(text.slice(from, from + 10))
  const first = link && tokenAt(text, from + link[0].length, '')
  if (!first) return from
  let { end } = first
  let part = first.part ?? ''
  for (let isWord = true; ;) {
    const token: Token | null =
      tokenAt(text, after(form.BLANKS, text, end), part, isWord) ?? tokenAt(text, after(form.BREAK, text, end), part)
    if (!token) return end
    end = token.end
    part = token.part ?? part
    isWord = Boolean(token.part)
  }
}

interface Token {
  end: number
  /** The word of a part, whose values may follow; empty after an article. */
  part?: string
  article?: Numbered
}

/** A part, or a value of the part before it (`apartado A`); `isDirect` when nothing stands between. */
function tokenAt(text: string, start: number, part: string, isDirect = false): Token | null {
  const word = match(form.PART, text, start)
  if (word) return { end: start + word[0].length, part: word[0] }
  const isNumbered = form.NUMBERED.test(part) || (isDirect && form.NUMBERED_ONCE.test(part))
  const number = isNumbered ? match(isDirect ? form.NUMBER : form.NEXT_NUMBER, text, start) : null
  const value = part ? (match(form.VALUE, text, start) ?? number) : match(form.LETTER, text, start)
  return value ? { end: start + value[0].length } : null
}

/** After a break (`I, II y III`) another article may follow as well. */
function afterBreak(text: string, start: number, part: string): Token | null {
  return tokenAt(text, start, part) ?? articleAt(text, start)
}

function articleAt(text: string, start: number): Token | null {
  const found = match(form.ARTICLE, text, start)
  if (!found) return null
  const { digits = '', point = '', step = '', letter: written = '', bis = '', behind = '' } = found.groups ?? {}
  // `58-26` is an article, `26-58` a range
  const isRange = step !== '' && Number(step.slice(1)) >= Number(digits)
  const end = start + found[0].length
  if (isRange) return { end: start + digits.length, part: '', article: numbered(start, start + digits.length, digits) }
  // `100 K` is an article, `100 k` a part of one
  const isPart = /^\s\p{Ll}$/u.test(written)
  const suffix = `${step}${isPart ? '' : lettered(written)}${latin(bis)}${lettered(behind)}`
  return {
    end: isPart ? end - written.length : end,
    part: '',
    article: { ...numbered(start, isPart ? end - written.length : end, digits), point, suffix },
  }
}

const numbered = (start: number, end: number, digits: string): Numbered => ({
  start,
  end,
  digits: String(Number(digits.replace(',', ''))),
  point: '',
  suffix: '',
})

/** `-A` of ` A`, `-A`, ` "A"`. */
const lettered = (written: string) => written && `-${written.replace(/[^A-Za-z]/g, '').toUpperCase()}`

/** ` bis 1` of `Bis-1`. */
const latin = (written: string) =>
  written &&
  ` ${written
    .toLowerCase()
    .replace(/^[\s-]+/, '')
    .replace(/[\s-]+/g, ' ')}`
