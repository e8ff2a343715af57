import { hasBit, setBit, slotsIn } from '#app/research/search/index/bits'

/** So many occurrences of words, times the terms that each is compared with, are read for one NEAR: about a fifth of a second. */
export const MAX_OCCURRENCES = 16_000_000

/**
 * The candidates that a NEAR is looked for in: all of them, or as many of the newest as have no more occurrences of its terms, times the number of
 * terms, than `most`.
 *
 * @param frequencies of each term, by slot: how often a document has it
 * @param newest the live slots, newest first
 * @returns their bits, how many they are (`read`) and of how many
 */
export function newestWithin(
  candidates: Uint32Array,
  frequencies: readonly Float32Array[],
  newest: Uint32Array,
  most: number
): { bits: Uint32Array; read: number; of: number } {
  const slots = slotsIn(candidates)
  const of = slots.length
  const inOne = (slot: number) => frequencies.reduce((sum, found) => sum + found[slot], 0) * frequencies.length
  let occurrences = 0
  for (const slot of slots) occurrences += inOne(slot)
  if (occurrences <= most) return { bits: candidates, read: of, of }
  const bits = new Uint32Array(candidates.length)
  let read = 0
  occurrences = 0
  for (const slot of newest) {
    if (!hasBit(candidates, slot)) continue
    occurrences += inOne(slot)
    if (occurrences > most && read > 0) break
    setBit(bits, slot)
    read++
  }
  return { bits, read, of }
}
