import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { oneOf, page, param, wordIn } from '#app/core/validators/query'

export const TABS = ['collections', 'favorites', 'alerts'] as const
const WHOSE = ['mine', 'shared'] as const

const MAX_TEXT_LENGTH = 200

/** One line of a text from an address; null when it says nothing. */
export function lineIn(value: unknown): string | null {
  const line = wordIn(value)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_TEXT_LENGTH).join('') || null
}

/** What the saved items of the library show, as their address says it. */
export const libraryFilters = vine.create({
  tab: oneOf(TABS, 'collections'),
  q: param(lineIn),
  source: param(lineIn),
  kind: param(lineIn),
  whose: oneOf(WHOSE, null),
  page: page(),
})
export type LibraryFilters = Infer<typeof libraryFilters>
