import type { Matches } from './matches.js'
import type { SourceColumns } from './source_columns.js'

/**
 * The matches that pass all filters: one of the values of each. Names the source has no filter of, and filters without values, are ignored. The order of the
 * matches is kept.
 */
export function select(matches: Matches, filters: Record<string, string[]>, columns: SourceColumns): Matches {
  const tests = Object.entries(filters).flatMap(([name, values]) =>
    values.length > 0 ? (columns.facets.get(name)?.test(values) ?? []) : []
  )
  if (tests.length === 0) return matches
  const slots = new Uint32Array(matches.slots.length)
  const keys = new Float64Array(matches.slots.length)
  let size = 0
  for (let index = 0; index < matches.slots.length; index++) {
    const slot = matches.slots[index]
    if (!tests.every(({ numbers, accepted }) => accepted[numbers[slot]] === 1)) continue
    slots[size] = slot
    keys[size++] = matches.keys[index]
  }
  return { slots: slots.subarray(0, size), keys: keys.subarray(0, size) }
}
