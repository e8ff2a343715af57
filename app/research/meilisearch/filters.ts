/** Pieces of filter expressions of the server. */
export const MATCHES_NONE = 'id = -1'

/** One of the values; nothing when there is none. The values are tokens and codes: nothing is escaped. */
export function oneOf(attribute: string, values: readonly string[]): string {
  if (values.length === 0) return MATCHES_NONE
  return values.length === 1
    ? `${attribute} = "${values[0]}"`
    : `${attribute} IN [${values.map((value) => `"${value}"`).join(', ')}]`
}

/** A value that begins so: a token, nothing is escaped. */
export function startsWith(attribute: string, beginning: string): string {
  return `${attribute} STARTS WITH "${beginning}"`
}

export function withIds(ids: readonly number[]): string {
  return ids.length === 0 ? MATCHES_NONE : `id IN [${ids.join(', ')}]`
}

/** All of the parts, at least one. */
export function all(parts: readonly string[]): string {
  return joined(parts, ' AND ')
}

/** Any of the parts; nothing when there is none. */
export function any(parts: readonly string[]): string {
  return parts.length === 0 ? MATCHES_NONE : joined(parts, ' OR ')
}

export function not(part: string): string {
  return `NOT (${part})`
}

function joined(parts: readonly string[], operator: string): string {
  const different = [...new Set(parts)]
  return different.length === 1 ? different[0] : different.map((part) => `(${part})`).join(operator)
}
