import { FOLDED } from './folding.js'
import { MAX_WORD_LENGTH } from './lexicon.js'

/** Knows consecutive words in a text: whole words, accents and case aside, ñ kept, whatever stands between the words that is no letter or digit. */
export class Phrase {
  #words: Uint16Array[]

  /** @param words folded, at least one */
  constructor(words: string[]) {
    this.#words = words.map((word) => Uint16Array.from(word, (character) => character.charCodeAt(0)))
  }

  /** Where the phrase ends when it stands at `start`, the start of a word; -1 when it does not. */
  endAt(text: string, start: number): number {
    let place = start
    for (let index = 0; index < this.#words.length; index++) {
      if (index > 0) while (place < text.length && FOLDED[text.charCodeAt(place)] === 0) place++
      place = wordEndAt(text, place, this.#words[index])
      if (place === -1) return -1
    }
    return place
  }
}

function wordEndAt(text: string, start: number, word: Uint16Array): number {
  let place = start
  for (let index = 0; index < word.length; index++, place++) {
    if (place >= text.length || FOLDED[text.charCodeAt(place)] !== word[index]) return -1
  }
  if (word.length === MAX_WORD_LENGTH) while (place < text.length && FOLDED[text.charCodeAt(place)] !== 0) place++
  return place < text.length && FOLDED[text.charCodeAt(place)] !== 0 ? -1 : place
}
