import { isShouted } from './context.js'
import { flat } from './days.js'
import { fieldNamed } from './headings.js'
import type { Line } from './line.js'
import { COURT, LACKING } from './line_forms.js'
import { casesIn } from './split_text.js'
import { endsTurn, type Turns } from './turns.js'

const NUMBER_CUT = /\d\s?[/-]$/
const YEAR_FIRST = /^\s*((?:(?:19|20)\d\d|\d\d)(?![\d/])(?:-[\w-]+)?[.,;:)]*)(?:\s|$)/
const SLASH_FIRST = /^\s*(\/\s?(?:(?:19|20)\d\d|\d\d)(?![\d/])(?:-[\w-]+)?[.,;:)]*)(?:\s|$)/
/** A word that leads to a number, at the end of its line. */
const NUMBER_NEXT = /(?:^|[\s.,(])(?:exps?|exptes?|expedientes?|tocas?|núm|num)\.?:?$/i
const WORD_CUT = /\p{L}{2}-$/u
const REST_OF_WORD = /^(\p{L}+[.,;:)]*)(?:\s|$)/u

/**
 * The lines with what the end of a line had cut in two put together again: a number from its year (`1234/` and `2026`), and the parts of a word.
 */
export function* mendedLines(lines: readonly Line[]): Turns<Line[]> {
  const mended: Line[] = []
  const headed = yield* joinedHeadings(lines)
  for (const [at, line] of headed.entries()) {
    if (endsTurn(at)) yield
    const above = mended.at(-1)
    if (above && isLabelAlone(above.text) && (casesIn(line.text)[0]?.start ?? Infinity) < FARTHEST_NUMBER) {
      above.text = `${above.text.replace(/[\s:]+$/, '')}: ${line.text.trim()}`
      continue
    }
    if (above && isItsNumberNext(above.text, line.text)) {
      above.text = `${above.text} ${line.text.trim()}`
      continue
    }
    const taken = above && !/\t/.test(above.text + line.text) ? cutOff(above.text, line.text) : null
    if (!above || !taken) {
      mended.push({ ...line })
      continue
    }
    above.text = (taken.isWord ? above.text.slice(0, -1) : above.text) + taken.text
    const text = line.text.trimStart().slice(taken.text.length).trimStart()
    if (text === '') continue
    const isItsNumber = isLabelAlone(above.text) && (casesIn(text)[0]?.start ?? Infinity) < FARTHEST_NUMBER
    if (isItsNumber) above.text = `${above.text} ${text}`
    else mended.push({ text, number: line.number })
  }
  return mended
}

const FARTHEST_NUMBER = 12

/** A label of a case whose number stands on the next line. */
const isLabelAlone = (text: string): boolean => text.length < 40 && !/[\d\t]/.test(text) && fieldNamed(text) === 'case'

/** Whether a line of words ends with what leads to the number that begins the next. */
const isItsNumberNext = (line: string, next: string): boolean =>
  !/\t|\S {2,}\S/.test(line + next) &&
  line.length > 12 &&
  NUMBER_NEXT.test(line) &&
  casesIn(next)[0]?.start === next.search(/\S/)

function cutOff(line: string, next: string): { text: string; isWord: boolean } | null {
  const year = NUMBER_CUT.test(line)
    ? YEAR_FIRST.exec(next)
    : /(?<![\d/])\d{1,6}$/.test(line)
      ? SLASH_FIRST.exec(next)
      : null
  if (year) return { text: year[1]!, isWord: false }
  if (!WORD_CUT.test(line)) return null
  const rest = REST_OF_WORD.exec(next)?.[1]
  const isLower = /\p{Ll}-$/u.test(line)
  return rest && isLower === /^\p{Ll}/u.test(rest) ? { text: rest, isWord: true } : null
}

const HEADING = /^(?:(?:primera|segunda|tercera) )?(?:listas?|listado|boletin|acuerdos|relacion|agenda|rol)\b/
const GOES_ON = /^(?:de|del|en|hoy|correspondientes?|publicad[oa]s?|a las|con|y|para|que)\b/
const LONGEST_HEADING = 400

/** A heading that goes on over several lines, on its first one. */
function* joinedHeadings(lines: readonly Line[]): Turns<Line[]> {
  const joined: Line[] = []
  let isHeading = false
  for (const [at, { text, number }] of lines.entries()) {
    if (endsTurn(at)) yield
    const above = joined.at(-1)
    const plain = flat(text.trim())
    if (above && isHeading && goesOn(above.text, text, plain)) {
      above.text = `${above.text} ${text.trim()}`
      continue
    }
    joined.push({ text, number })
    isHeading = (HEADING.test(plain) || COURT.test(plain)) && !/[\t:]/.test(text) && casesIn(text).length === 0
  }
  return joined
}

function goesOn(above: string, text: string, plain: string): boolean {
  if (plain === '' || above.length + text.length > LONGEST_HEADING || text.includes('\t') || casesIn(text).length > 0)
    return false
  if (isShouted(above) !== isShouted(text) || /[.:]$/.test(above) || /^\s*\d/.test(text)) return false
  return GOES_ON.test(plain) || LACKING.test(flat(above))
}
