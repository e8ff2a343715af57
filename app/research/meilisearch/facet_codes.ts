import { createHash } from 'node:crypto'
import { wordToken } from './tokens.js'

/** The server cuts values behind this many bytes. */
const MAX_CODE_LENGTH = 400

/** The server takes values for one that differ in case, accents' form or blanks at their ends; so all but small letters and digits is written as codes. */
export function codeOf(value: string): string {
  const code = value.replace(/[^a-z0-9]/g, (unit) => `~${unit.charCodeAt(0).toString(16)}.`)
  return code.length <= MAX_CODE_LENGTH ? code : `#${createHash('sha256').update(value).digest('hex')}`
}

/** The value of a code; null when it is so long that only the documents that have it know it. */
export function valueOf(code: string): string | null {
  if (code.startsWith('#')) return null
  return code.replace(/~([0-9a-f]+)\./g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)))
}

/** The attribute that holds the values of a filter; filters have names such as `año`, attributes plain ones. */
export function facetAttribute(filter: string): string {
  return `facets.${facetKey(filter)}`
}

export function facetKey(filter: string): string {
  return wordToken(filter)
}
