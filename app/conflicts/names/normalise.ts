import { COMPANY_FORMS, JOINED, SMALL, SPELLINGS } from './spellings.js'

/** Most words that a name is compared by. */
const MAX_WORDS = 12
/** Most words that the form of a company takes: «S. de R.L. de C.V. SOFOM E.N.R.». */
const MAX_FORM_LENGTH = 9

/** A name as it is compared. */
export interface NormalName {
  /** Telling words in the order in which they were written. */
  words: string[]
  /** Whether it ended like the name of a company. */
  isCompany: boolean
}

/** Lower case, ñ apart as it is, other accents gone, what is no letter or digit a blank. */
function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/ª|º/g, '')
    .replace(/[^ñ]/gu, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(/['’`´.]/g, (mark) => (mark === '.' ? '.' : ''))
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
}

/** Words; single letters with or without full stops that follow each other are one («A.B.C.», «S.A.»). */
function wordsOf(text: string): string[] {
  const parts = text.split(/[\s.]+/).filter(Boolean)
  const words: string[] = []
  let initials = ''
  for (const part of parts) {
    if (part.length === 1 && /\p{L}/u.test(part)) {
      initials += part
      continue
    }
    if (initials) words.push(initials)
    initials = ''
    words.push(part)
  }
  return initials ? [...words, initials] : words
}

/** Cuts the form of the company off the end; what is left, and whether there was one. */
function withoutForm(words: string[]): NormalName {
  for (let count = Math.min(MAX_FORM_LENGTH, words.length - 1); count > 0; count--) {
    const end = words.slice(-count).join('')
    if (COMPANY_FORMS.has(end)) return { words: withoutForm(words.slice(0, -count)).words, isCompany: true }
  }
  return { words, isCompany: false }
}

/**
 * A name as it is compared: without accents, titles, particles and company forms, short forms written out. «PÉREZ GÓMEZ, Ma. Gpe.» is
 * `perez gomez maria guadalupe`. A name of which nothing would be left keeps all its words.
 */
export function normaliseName(name: string): NormalName {
  const raw = wordsOf(plain(name))
  const { words, isCompany } = withoutForm(raw)
  const whole = words.map((word) => SPELLINGS.get(word) ?? JOINED.get(word) ?? word)
  const telling = whole.filter((word) => !SMALL.has(word))
  return { words: (telling.length > 0 ? telling : raw).slice(0, MAX_WORDS), isCompany }
}

/** The same whatever the order of given names and surnames: the words sorted. */
export function wordsKey(words: string[]): string {
  return [...words].sort().join(' ').replaceAll('ñ', 'n')
}
