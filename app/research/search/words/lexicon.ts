import { fold } from './folding.js'
import { stem } from './spanish_stemmer.js'
import { STOP_WORDS } from './stop_words.js'

const LARGEST = 400_000
/** Words are known by their first 64 characters. */
export const MAX_WORD_LENGTH = 64

/** What the index knows a word by. */
export interface Word {
  /** Small letters without accents, at most 64 characters. */
  folded: string
  /** null for a stop word: it has no stem in the index, only its form. */
  stem: string | null
}

/** Folds and stems words and remembers what it found: stemming is half of the cost of indexing and words repeat. */
export class Lexicon {
  #words = new Map<string, Word>()

  /** The word as it stands in an NFC text. */
  word(written: string): Word {
    return this.#words.get(written) ?? this.#learn(written)
  }

  #learn(written: string): Word {
    const folded = fold(written).slice(0, MAX_WORD_LENGTH)
    const word = { folded, stem: STOP_WORDS.has(folded) ? null : stem(folded) }
    if (this.#words.size >= LARGEST) this.#words.clear()
    if (written.length <= MAX_WORD_LENGTH) this.#words.set(written, word)
    return word
  }
}
