/** Why a listing of a site is not believed; the run stops, for going on would spoil what is already stored. */
export class ListingRefused extends Error {
  constructor(
    readonly reason: 'notAList' | 'empty' | 'notIds' | 'repeated' | 'short',
    detail = ''
  ) {
    super(`listing refused, ${reason}${detail ? `: ${detail}` : ''}`)
    this.name = 'ListingRefused'
  }
}

/** Reads one page of a listing of ids. Throws `ListingRefused` unless it is a list of positive integers (and not empty, when it should have rows). */
export function checkIds(listing: unknown, shouldHaveRows: boolean): number[] {
  if (!Array.isArray(listing)) throw new ListingRefused('notAList')
  if (shouldHaveRows && !listing.length) throw new ListingRefused('empty')

  const odd = listing.find((id) => !Number.isSafeInteger(id) || id <= 0)
  if (odd !== undefined) throw new ListingRefused('notIds', JSON.stringify(odd)?.slice(0, 40))
  return listing as number[]
}

/** Refuses a listing that has clearly fewer rows than the site itself counts: a page cut short would otherwise end it unnoticed. */
export function checkCount(listed: number, counted: number): void {
  if (listed < counted * 0.95) throw new ListingRefused('short', `${listed} of ${counted}`)
}

/** Whether a text shows nothing to a reader. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || !/[\p{L}\p{N}]/u.test(text)
}

/** ISO date of a day of the calendar, or null when there is no such day. */
export function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1 && year <= 9999 ? date.toISOString().slice(0, 10) : null
}
