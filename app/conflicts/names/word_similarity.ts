import { soundOf } from './phonetic.js'

/** Below this, two words are two words. */
const ALIKE = 0.78
/** Another letter makes another name more often than one that was left out or swapped. */
const OTHER_LETTER = 1.5
/** Words that differ by their gender only are names of two people. */
const OTHER_GENDER = 0.3

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** Share of the sequences of three letters that two words have in common, 0 to 1. */
export function trigramSimilarity(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)]
  let common = 0
  for (const part of a) if (b.has(part)) common++
  return (2 * common) / (a.size + b.size)
}

/** Letters to change, add, leave out or swap to make one word of the other. */
function distance(one: string, other: string): number {
  let [before, last, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at), []]
  for (let i = 1; i <= one.length; i++) {
    row = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : OTHER_LETTER
      row[j] = Math.min(last![j]! + 1, row[j - 1]! + 1, last![j - 1]! + cost)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) row[j] = Math.min(row[j]!, before![j - 2]! + 1)
    }
    ;[before, last] = [last, row]
  }
  return last![other.length]!
}

/** Share of letters that need no change. */
const spelling = (one: string, other: string) => 1 - distance(one, other) / Math.max(one.length, other.length)

function differInGender(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long === `${short}a` && /[^aeiou]$/.test(short)) return true
  return (
    short.length === long.length &&
    short.slice(0, -1) === long.slice(0, -1) &&
    /[ao]$/.test(short) &&
    /[ao]$/.test(long)
  )
}

/**
 * How alike two words of names are, 0 to 1: the same, sounding the same, an initial of the other, or spelled nearly the same by trigrams and
 * by letters to change. Words that begin differently are less alike: Hernández and Fernández are two names.
 */
export function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1
  if (/^\d+$/.test(one) || /^\d+$/.test(other)) return 0
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 0.85 : 0
  if (differInGender(one, other)) return OTHER_GENDER
  const [a, b] = [soundOf(one), soundOf(other)]
  if (a === b) return 0.95
  if (Math.max(a.length, b.length) < 4) return 0
  const spellingScore = Math.max(spelling(one, other), spelling(a, b))
  const alike = Math.max(spellingScore, trigramSimilarity(a, b)) * (a[0] === b[0] ? 1 : 0.75)
  return alike >= ALIKE ? alike : 0
}
