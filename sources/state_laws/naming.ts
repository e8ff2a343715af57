import { unaccented } from '#sources/text/spanish'
import { NAMED_AS } from './states.js'

/** The name of a law that cannot be taken for one of another state: `Ley de Expropiación (Nuevo León)`. */
export function nameWithState(name: string, state: string): string {
  const named = NAMED_AS[state] ?? new RegExp(unaccented(state), 'i')
  return named.test(name) || named.test(unaccented(name)) ? name : `${name} (${state})`
}
