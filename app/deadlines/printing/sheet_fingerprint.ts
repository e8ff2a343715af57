import { createHash } from 'node:crypto'
import type TermComputation from '#app/deadlines/models/term_computation'

/** The same value with the keys of every object in the order of their letters: databases keep JSON in orders of their own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, ordered(each)]))
}

/**
 * SHA-256, in hexadecimal, of what a filed computation holds: folio, title, what it was asked, its sheet and when it was computed. Two copies
 * with the same one say the same, in whatever language they are, confirmed or not.
 */
export function sheetFingerprint({ folio, title, request, sheet, createdAt }: TermComputation): string {
  const content = JSON.stringify(ordered({ folio, title, request, sheet, computedAt: createdAt.toMillis() }))
  return createHash('sha256').update(content).digest('hex')
}
