import { normaliseName, wordsKey } from './normalise.js'
import { nameKeys } from './name_keys.js'
import { nameSimilarity, MATCH } from './name_similarity.js'

/** A name ready to be compared and found. */
export interface ReadName {
  words: string[]
  /** The words sorted: the same for every order. */
  sorted: string
  keys: string[]
}

/** Reads a name as conflicts are looked for. */
export function readName(name: string): ReadName {
  const { words } = normaliseName(name)
  return { words, sorted: wordsKey(words), keys: nameKeys(words) }
}

/** How alike two names are, 0 to 1; 0 when they are not alike enough to be told, or would not be found by their keys. */
export function likeness(one: ReadName, other: ReadName): number {
  if (one.sorted === other.sorted) return 1
  const keys = new Set(other.keys)
  if (!one.keys.some((key) => keys.has(key))) return 0
  const alike = nameSimilarity(one.words, other.words)
  return alike >= MATCH ? Math.min(alike, 0.99) : 0
}
