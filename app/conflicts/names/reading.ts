import { normaliseName, wordsKey } from './normalise.js'
import { lookupKeys, nameKeys } from './name_keys.js'
import { nameSimilarity, MATCH } from './name_similarity.js'

/** A name ready to be compared and found. */
export interface ReadName {
  words: string[]
  /** The words sorted: the same for every order. */
  sorted: string
  /** By which it is filed. */
  keys: string[]
  /** By which it is looked for, and how many of those a name of three words and more must share. */
  lookup: { keys: string[]; enough: number }
}

/** Reads a name as conflicts are looked for. */
export function readName(name: string): ReadName {
  const { words } = normaliseName(name)
  return { words, sorted: wordsKey(words), keys: nameKeys(words), lookup: lookupKeys(words) }
}

/** How alike a name that is looked for is to one that is filed, 0 to 1; 0 when it is not told, or would not be found by its keys. */
export function likeness(sought: ReadName, filed: ReadName): number {
  if (sought.sorted === filed.sorted) return 1
  const looked = new Set(sought.lookup.keys)
  const shared = filed.keys.filter((key) => looked.has(key))
  if (shared.length < sought.lookup.enough && !shared.some((key) => key >= '3')) return 0
  const alike = nameSimilarity(sought.words, filed.words)
  return alike >= MATCH ? Math.min(alike, 0.99) : 0
}
