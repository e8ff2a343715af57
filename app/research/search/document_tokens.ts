import type { Lexicon } from './lexicon.js'
import { FORM, STEM } from './match_expression.js'
import { classOf } from './frequency_classes.js'
import { scanWords } from './word_scanner.js'

/** A word in the title counts as this many in the body. */
export const TITLE_WEIGHT = 4

export interface DocumentTokens {
  /** The tokens of the index, separated by spaces. */
  text: string
  /** Words that are not stop words, title and body. */
  length: number
}

/** What the index keeps of an NFC title and body: a token per distinct stem, its frequency class when above the first, and a token per distinct form. */
export function documentTokens(title: string, body: string, lexicon: Lexicon): DocumentTokens {
  const counted = new WordCount(lexicon)
  counted.add(title, TITLE_WEIGHT)
  counted.add(body, 1)
  let text = ''
  for (const form of counted.forms) text += `${FORM}${form} `
  for (const [stem, frequency] of counted.frequencies) {
    const frequencyClass = classOf(frequency)
    text += frequencyClass > 0 ? `${STEM}${stem} ${frequencyClass}${stem} ` : `${STEM}${stem} `
  }
  return { text, length: counted.length }
}

class WordCount {
  frequencies = new Map<string, number>()
  forms = new Set<string>()
  length = 0

  constructor(private lexicon: Lexicon) {}

  add(text: string, weight: number): void {
    scanWords(text, (start, end) => {
      const { folded, stem } = this.lexicon.word(text.slice(start, end))
      this.forms.add(folded)
      if (stem === null) return
      this.frequencies.set(stem, (this.frequencies.get(stem) ?? 0) + weight)
      this.length++
    })
  }
}
