import { clock } from '#app/core/clock'
import { untilWrite } from '#app/core/database/until_write'
import type { Cacheable } from '#app/core/contributions/registries'

const rowsOf = (loaded: unknown) => (Array.isArray(loaded) ? loaded.length + 1 : 10)

/**
 * Loads a part of somebody's page. One that is cacheable is loaded once until the next write or the next day.
 * @param reader says who reads and what they ask for, see `viewerKey`
 */
export function loadPart<T>(part: Cacheable & { key: string }, reader: string, load: () => Promise<T>): Promise<T> {
  if (!part.cacheable) return load()
  return untilWrite(`part ${part.key} ${reader} ${clock.now().toISODate()}`, load, rowsOf)
}
