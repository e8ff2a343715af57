import { createHash } from 'node:crypto'

/**
 * What the server is given in the place of words. It would split words at signs and alphabets, join neighbours, and take ñ for n: so every word becomes one
 * token of small ASCII letters and digits that begins with an x and has no other, and no two tokens put together are a third.
 */
const BEGINS = 'x'

/** The server leaves out longer words. */
const MAX_TOKEN_LENGTH = 200

/** The token of a folded word or a stem. The token of a beginning is the beginning of the token, except in words of more than 200 signs. */
export function wordToken(word: string): string {
  let token = BEGINS
  for (const unit of word) token += /[a-wy0-9]/.test(unit) ? unit : escaped(unit)
  return token
}

/** As `wordToken`, never too long for the server to search. */
export function searchedToken(word: string): string {
  const token = wordToken(word)
  return token.length <= MAX_TOKEN_LENGTH ? token : `${BEGINS}zz${digest(word)}`
}

/** The word of a token. */
export function wordOf(token: string): string {
  return token
    .slice(BEGINS.length)
    .replace(/z([0-9a-f]+)y/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}

/** The token of folded words that follow each other. */
export function phraseToken(words: readonly string[]): string {
  return words.map(wordToken).join('')
}

/** `z` (which is escaped too) and `y` bracket the code of what is no plain letter: no code begins another. */
export function escaped(character: string): string {
  return `z${character.codePointAt(0)!.toString(16)}y`
}

/** 96 bits, in letters and digits without x. */
function digest(text: string): string {
  return createHash('md5').update(text).digest('hex').slice(0, 24)
}
