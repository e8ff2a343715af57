import type { Shape } from './endpoint.js'

/** A JSON Schema, or a part of the document that is written like one. */
export type Schema = Record<string, unknown>

/** Everything that VineJS takes for yes and no; a JSON body says it with a truth value. */
const isTruth = (values: unknown) => Array.isArray(values) && values.includes(true) && values.includes(false)

/** The schema of a validator. VineJS also tells what forms may send for yes and no; programs send `true` and `false`. */
export function schemaOf(shape: Shape): Schema {
  return plain(shape.toJSONSchema()) as Schema
}

function plain(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(plain)
  if (typeof part !== 'object' || part === null) return part
  if ('enum' in part && isTruth(part.enum)) return { type: 'boolean' }
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, plain(value)]))
}
