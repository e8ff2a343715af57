/**
 * How often a stem stands in a document is kept in classes, because BM25 hardly tells 9 times from 14. Class 0 (once) has no token of its own in the index:
 * it is two thirds of all postings, and a document of the stem that is in no other class is in this one.
 */
const LOWEST = [1, 2, 3, 5, 9, 17]

/** The frequency that stands for each class. */
export const CLASS_FREQUENCY: readonly number[] = [1, 2, 3.4, 6.3, 12, 24]

/** The classes that have tokens. */
export const TOKEN_CLASSES: readonly number[] = LOWEST.map((_, index) => index).slice(1)

/** The class of a frequency (at least 1). */
export function classOf(frequency: number): number {
  let found = 0
  while (found + 1 < LOWEST.length && frequency >= LOWEST[found + 1]) found++
  return found
}
