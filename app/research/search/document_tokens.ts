import type { Lexicon } from './lexicon.js'
import { STEM } from './match_expression.js'
import { classOf } from './frequency_classes.js'
import { scanWords } from './word_scanner.js'

/** A word in the title counts as this many in the body. */
export const TITLE_WEIGHT = 4

/** Stands between title, body and names, so that no phrase reaches over; no word is written like it. */
const GAP = '¶'

export interface DocumentTokens {
  /** A token per distinct stem, and one of its frequency class when above the first. */
  stems: string
  /** The folded words in their order. */
  forms: string
  /** Words that are not stop words, title and body. */
  length: number
}

/** What the index keeps of an NFC title and body, and of the names of the document, as the FTS5 tables take it: tokens separated by spaces. */
export function documentTokens(
  { title, body, names = [] }: { title: string; body: string; names?: string[] },
  lexicon: Lexicon
): DocumentTokens {
  const words = new WordCount(lexicon)
  words.add(title, TITLE_WEIGHT)
  words.forms += `${GAP} `
  words.add(body, 1)
  for (const name of names) {
    words.forms += `${GAP} `
    words.add(name, TITLE_WEIGHT)
  }
  let stems = ''
  for (const [stem, frequency] of words.frequencies) {
    const frequencyClass = classOf(frequency)
    stems += frequencyClass > 0 ? `${STEM}${stem} ${frequencyClass}${stem} ` : `${STEM}${stem} `
  }
  return { stems, forms: words.forms, length: words.length }
}

class WordCount {
  frequencies = new Map<string, number>()
  forms = ''
  length = 0

  constructor(private lexicon: Lexicon) {}

  add(text: string, weight: number): void {
    scanWords(text, (start, end) => {
      const { folded, stem } = this.lexicon.word(text.slice(start, end))
      this.forms += `${folded} `
      if (stem === null) return
      this.frequencies.set(stem, (this.frequencies.get(stem) ?? 0) + weight)
      this.length++
    })
  }
}
