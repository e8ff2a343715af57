/** Where the regions of Snowball's Spanish stemmer begin in a word (its length when a region is empty). */
export interface Regions {
  r1: number
  r2: number
  rv: number
}

const VOWELS = new Set('aeiou')

/** R1 follows the first consonant after a vowel, R2 is R1's own R1, RV the part of the word in which verbal endings are looked for. */
export function regionsOf(word: string): Regions {
  const r1 = afterVowelAndConsonant(word, 0)
  return { r1, r2: afterVowelAndConsonant(word, r1), rv: verbalRegion(word) }
}

function afterVowelAndConsonant(word: string, from: number): number {
  for (let place = from + 1; place < word.length; place++) {
    if (VOWELS.has(word[place - 1]) && !VOWELS.has(word[place])) return place + 1
  }
  return word.length
}

function verbalRegion(word: string): number {
  if (word.length < 3) return word.length
  if (!VOWELS.has(word[1])) return afterNext(word, true)
  if (VOWELS.has(word[0])) return afterNext(word, false)
  return 3
}

function afterNext(word: string, vowel: boolean): number {
  for (let place = 2; place < word.length; place++) if (VOWELS.has(word[place]) === vowel) return place + 1
  return word.length
}
