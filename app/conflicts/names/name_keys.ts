import { bonesOf, soundOf } from './phonetic.js'
import { COMMON_GIVEN, GENERIC } from './spellings.js'

const LONGEST = 40
/** More words than these add keys and find nothing more. */
const MOST = 7

/**
 * The keys by which names that may be alike are found in an index: one for each two telling words (how they sound, vowels aside), one for a
 * lone telling word, one for all of them written as one. Names that share none are not compared.
 */
export function nameKeys(words: string[]): string[] {
  const telling = words.filter((word) => !GENERIC.has(word) && word.length > 1).slice(0, MOST)
  const used = telling.length > 0 ? telling : words.slice(0, MOST)
  const keys = new Set<string>()
  for (const [index, one] of used.entries()) {
    for (const other of used.slice(index + 1)) {
      if (used.length > 2 && COMMON_GIVEN.has(one) && COMMON_GIVEN.has(other)) continue
      for (const key of pairKeys(one, other, used.length)) keys.add(key)
    }
  }
  if (used.length === 1) for (const bones of withOneLess(bonesOf(used[0]!))) keys.add(`1${bones}`)
  keys.add(`w${soundOf(used.join('')).replace(/[aeiou]/g, '')}`)
  return [...keys].map((key) => key.slice(0, LONGEST))
}

/** Of two words; of the only two also with a consonant less in each, since one slip would leave nothing in common. */
function pairKeys(one: string, other: string, count: number): string[] {
  const [a, b] = [bonesOf(one), bonesOf(other)]
  const key = (x: string, y: string) => `2${[x, y].sort().join('|')}`
  if (count > 2) return [key(a, b)]
  return [...withOneLess(a).map((less) => key(less, b)), ...withOneLess(b).map((less) => key(a, less))]
}

function withOneLess(bones: string): string[] {
  if (bones.length < 3) return [bones]
  return [bones, ...Array.from(bones, (_, at) => bones.slice(0, at) + bones.slice(at + 1))]
}
