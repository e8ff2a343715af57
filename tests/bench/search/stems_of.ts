import type { Lexicon } from '#app/research/search/words/lexicon'
import { wordsOf } from '#app/research/search/words/word_scanner'

/** The stems of a text in their order, for engines that are given stemmed text. */
export function stemsOf(text: string, lexicon: Lexicon): string {
  return wordsOf(text)
    .map((word) => lexicon.word(word).stem)
    .filter((stem) => stem !== null)
    .join(' ')
}
