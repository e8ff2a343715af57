const MAX_QUERY_LENGTH = 100
const LAST_PAGE = 1_000_000

/** What somebody searches for in a list; nothing when it is no text. */
export function likeText(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, MAX_QUERY_LENGTH) : ''
}

export function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | null {
  return words.find((word) => word === value) ?? null
}

/** A page number from 1. */
export function pageOf(value: unknown): number {
  return /^[1-9]\d{0,6}$/.test(String(value)) ? Math.min(Number(value), LAST_PAGE) : 1
}
