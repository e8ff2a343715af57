import { searchFold } from '#app/core/text/fold'

/** The words of a text as the index keeps them: lower case, without accents and the tilde of ñ. */
export function wordsOf(text: string): string[] {
  return searchFold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words of this length have their slips of the finger understood: shorter ones resemble too many others. */
const TYPO = { least: 4, most: 24 }

/** The word with each of its letters left out once, and the word itself: two words that share one of these differ by one slip, or two at most. */
export function formsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < TYPO.least || letters.length > TYPO.most) return []
  return [word, ...new Set(letters.map((_, place) => letters.toSpliced(place, 1).join('')))]
}

/** How many letters have to be typed, left out, changed or swapped to make one word of another (Damerau and Levenshtein); 2 stands for more. */
export function slipsBetween(one: string, other: string): 0 | 1 | 2 {
  if (one === other) return 0
  const [a, b] = [[...one], [...other]]
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return 1
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
  return isSwap ? 1 : 2
}
