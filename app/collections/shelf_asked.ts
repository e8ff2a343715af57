import { CONSTANTS } from '#app/core/constants'

export const TABS = ['collections', 'favorites', 'alerts'] as const
const WHOSE = ['mine', 'shared'] as const

/** What the address of the list asks for. */
export interface ShelfAsked {
  tab: (typeof TABS)[number]
  q?: string
  source?: string
  kind?: string
  whose?: (typeof WHOSE)[number]
  page: number
}

const MAX_TEXT_LENGTH = 200

/** Reads what an address asks for; never fails: what cannot be read is left out. */
export function shelfAsked(queryString: Record<string, unknown>): ShelfAsked {
  const { tab, whose } = queryString
  return {
    tab: TABS.find((known) => known === tab) ?? 'collections',
    whose: WHOSE.find((known) => known === whose),
    q: wordsOf(queryString.q),
    source: wordsOf(queryString.source),
    kind: wordsOf(queryString.kind),
    page: pageOf(queryString.page),
  }
}

/** One line of a text from an address; undefined when it says nothing. */
export function wordsOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const line = value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, MAX_TEXT_LENGTH).join('') || undefined
}

/** A page from 1; what is not one is the first. */
export function pageOf(value: unknown): number {
  return typeof value === 'string' && /^\d{1,6}$/.test(value)
    ? Math.max(Number(value), CONSTANTS.search.firstPage)
    : CONSTANTS.search.firstPage
}
