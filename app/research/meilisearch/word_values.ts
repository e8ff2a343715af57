import type { Lexicon, Word } from '#app/research/search/words/lexicon'
import { any, startsWith } from './filters.js'
import { escaped, wordOf, wordToken } from './tokens.js'

/**
 * How the server keeps the words of a document: one value for each written form, stem first, of which the stem, the form and every beginning of it can be
 * asked. Values of an attribute cost the server most of its disk and time, so there is one attribute and not one for each way of asking.
 *
 *   x<stem>x<rest of the form>    of a form that begins with its stem
 *   xx<form>                      of the others: stop words, irregular forms, stems of one sign
 *   …x<accents>                   behind both, where it is written otherwise than folded
 *   zx<stem>                      the stems of those others
 */
export type WordAttribute = 'words' | 'titleWords'

const SHORTEST_STEM = 2
const NO_STEM = 'xx'
const LONE_STEM = 'z'
/** The server cuts values behind some hundred bytes; a form takes 400 at most. */
const MAX_ACCENTS_LENGTH = 40

/** The values of a word as it stands in an NFC text. */
export function valuesOf(written: string, lexicon: Lexicon): string[] {
  const word = lexicon.word(written)
  const value = `${formOf(word)}${accentsOf(written, word.folded)}`
  return word.stem === null || isRegular(word) ? [value] : [value, `${LONE_STEM}${wordToken(word.stem)}`]
}

/** The folded word of a value, and how it is written. */
export function formIn(value: string): { folded: string; written: string } {
  const [, stem, rest, accents = ''] = value.split('x')
  const folded = wordOf(`x${stem}${rest}`)
  const written = [...folded]
  for (const [, place, code] of accents.matchAll(/(\d+)z([0-9a-f]+)y/g))
    written[Number(place)] = String.fromCharCode(Number.parseInt(code, 16))
  return { folded, written: written.join('') }
}

/** Filter: has a word of the stem. */
export function hasStem(attribute: WordAttribute, stem: string): string {
  const token = wordToken(stem)
  return any([startsWith(attribute, `${token}x`), `${attribute} = "${LONE_STEM}${token}"`])
}

/** Filter: has the folded word. */
export function hasForm(attribute: WordAttribute, word: Word): string {
  const form = formOf(word)
  return any([`${attribute} = "${form}"`, startsWith(attribute, `${form}x`)])
}

/** Filter: has a word that begins so. */
export function hasBeginning(attribute: WordAttribute, prefix: string): string {
  return any(beginningsOf(prefix).map((beginning) => startsWith(attribute, beginning)))
}

/** How the values of the words begin that begin so: their stem ends somewhere within the beginning, or behind it. */
export function beginningsOf(prefix: string): string[] {
  const cuts = Array.from({ length: Math.max(0, prefix.length - SHORTEST_STEM) }, (_, place) => SHORTEST_STEM + place)
  const cut = cuts.map((length) => `${wordToken(prefix.slice(0, length))}${wordToken(prefix.slice(length))}`)
  return [wordToken(prefix), ...cut, `${NO_STEM}${wordToken(prefix).slice(1)}`]
}

/** The value of a form as far as its accents. */
function formOf(word: Word): string {
  if (!isRegular(word)) return `${NO_STEM}${wordToken(word.folded).slice(1)}`
  return `${wordToken(word.stem)}${wordToken(word.folded.slice(word.stem.length))}`
}

function isRegular(word: Word): word is Word & { stem: string } {
  return word.stem !== null && word.stem.length >= SHORTEST_STEM && word.folded.startsWith(word.stem)
}

/** Where a word is written otherwise than folded, and how; nothing when that is too long. */
function accentsOf(written: string, folded: string): string {
  const small = written.toLowerCase()
  if (small === folded || small.length !== folded.length) return ''
  let accents = ''
  for (let place = 0; place < folded.length; place++)
    if (small[place] !== folded[place]) accents += `${place}${escaped(small[place])}`
  return accents.length <= MAX_ACCENTS_LENGTH ? `x${accents}` : ''
}
