import { COMMON_GIVEN, GENERIC } from './spellings.js'
import { trigramSimilarity, wordSimilarity } from './word_similarity.js'

/** From here two names may be the same. */
export const MATCH = 0.72
/** Each name has a telling word that the other lacks. */
const BOTH_LACK = 0.7
const JOINED_ALIKE = 0.9

const weightOf = (word: string) => (GENERIC.has(word) ? 0.4 : COMMON_GIVEN.has(word) ? 0.6 : 1)

type WordSimilarity = (one: string, other: string) => number

/** The same words are compared again and again among many names: each two of them only once. */
export function rememberedSimilarity(): WordSimilarity {
  const known = new Map<string, number>()
  return (one, other) => {
    const key = `${one} ${other}`
    const before = known.get(key)
    if (before !== undefined) return before
    const alike = wordSimilarity(one, other)
    known.set(key, alike)
    return alike
  }
}

interface Pair {
  at: number
  to: number
  alike: number
}

/** Words paired with those most alike, each once. */
function pairs(one: string[], other: string[], similarity: WordSimilarity): Pair[] {
  const all = one.flatMap((word, at) => other.map((their, to) => ({ at, to, alike: similarity(word, their) })))
  const taken: Pair[] = []
  for (const pair of all.filter(({ alike }) => alike > 0).sort((a, b) => b.alike - a.alike)) {
    if (!taken.some(({ at, to }) => at === pair.at || to === pair.to)) taken.push(pair)
  }
  return taken
}

/**
 * How alike two normalised names are, 0 to 1, whatever the order of their words. A second surname or given name that only one of them has
 * makes them less alike, one in each that the other lacks makes two people of them.
 */
export function nameSimilarity(one: string[], other: string[], similarity: WordSimilarity = wordSimilarity): number {
  const taken = pairs(one, other, similarity).filter(({ alike }) => alike > 0.3)
  const sum = (words: string[]) => words.reduce((total, word) => total + weightOf(word), 0)
  const common = taken.reduce(
    (total, { at, to, alike }) => total + alike * (weightOf(one[at]!) + weightOf(other[to]!)),
    0
  )
  const lack = one.length > taken.length && other.length > taken.length ? BOTH_LACK : 1
  const byWords = (common / (sum(one) + sum(other))) * lack
  const [a, b] = [one.join(''), other.join('')]
  const joined = a.length > 5 && one.length !== other.length ? trigramSimilarity(a, b) : 0
  return joined >= JOINED_ALIKE ? Math.max(byWords, joined) : byWords
}
