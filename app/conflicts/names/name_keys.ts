import { bonesOf, soundOf } from './phonetic.js'
import { COMMON_GIVEN, GENERIC } from './spellings.js'

const MAX_KEY_LENGTH = 40
/** More words than these add keys and find nothing more. */
const MAX_WORDS = 7

/** The words that find a name: the telling ones, or all of a name that has none. */
function findingWords(words: string[]): string[] {
  const telling = words.filter((word) => !GENERIC.has(word) && word.length > 1).slice(0, MAX_WORDS)
  return telling.length > 0 ? telling : words.slice(0, MAX_WORDS)
}

/**
 * The keys by which names that may be alike are found in an index: `2` and the sound of each two telling words, vowels aside; `3` and the
 * same for a name of only two; `1` and a lone word; `w` and all of them written as one.
 */
export function nameKeys(words: string[]): string[] {
  const used = findingWords(words)
  return keysWith(used, used.length > 2 ? ['2'] : ['3'])
}

/**
 * Those that are looked up for a name, and how many a name of more than two words must share: who has four words and is the same shares
 * three or more of their pairs.
 */
export function lookupKeys(words: string[]): { keys: string[]; enough: number } {
  const used = findingWords(words)
  return { keys: keysWith(used, ['2', '3']), enough: used.length > 3 ? 2 : 1 }
}

function keysWith(used: string[], marks: string[]): string[] {
  const keys = new Set<string>()
  for (const [index, one] of used.entries()) {
    for (const other of used.slice(index + 1)) {
      if (used.length > 2 && COMMON_GIVEN.has(one) && COMMON_GIVEN.has(other)) continue
      for (const pair of pairKeys(one, other, used.length)) for (const mark of marks) keys.add(mark + pair)
    }
  }
  if (used.length === 1) for (const bones of withOneLess(bonesOf(used[0]!))) keys.add(`1${bones}`)
  keys.add(`w${soundOf(used.join('')).replace(/[aeiou]/g, '')}`)
  return [...keys].map((key) => key.slice(0, MAX_KEY_LENGTH))
}

/** Of two words; of the only two also with a consonant less in each, since one slip would leave nothing in common. */
function pairKeys(one: string, other: string, count: number): string[] {
  const [a, b] = [bonesOf(one), bonesOf(other)]
  const key = (x: string, y: string) => [x, y].sort().join('|')
  if (count > 2) return [key(a, b)]
  return [...withOneLess(a).map((less) => key(less, b)), ...withOneLess(b).map((less) => key(a, less))]
}

function withOneLess(bones: string): string[] {
  if (bones.length < 3) return [bones]
  return [bones, ...Array.from(bones, (_, at) => bones.slice(0, at) + bones.slice(at + 1))]
}
