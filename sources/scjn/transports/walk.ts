import type { HttpAnswer } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { checkIds, ListingRefused } from '#sources/contract/sanity'
import type { Listing } from './channel.js'

/** One page of a listing. */
export interface ListingPage {
  /** Not believed before it is checked. */
  ids: unknown
  weekly?: number[]
  /** How many records the site says there are; it may say nothing, or less than there are. Only where it says 0 a listing may be empty. */
  counted?: number
}

interface Walk {
  /** Rows of a full page. A shorter one is the last: totals are capped by some of the Court's searches, and `null` after a query that they do not understand. */
  size: number
  read(page: number): Promise<ListingPage>
  onDuplicate: Listing['onDuplicate']
}

/** Reads a listing anew until a short page. Throws `ListingRefused`. */
export async function walk({ size, read, onDuplicate }: Walk) {
  const ids = new Set<number>()
  const weekly = new Set<number>()
  let counted = 0
  for (let page = 0; ; page++) {
    const answer = await read(page)
    const rows = checkIds(answer.ids, page === 0 && answer.counted !== 0)
    const before = ids.size
    for (const id of rows) ids.add(id)
    for (const id of answer.weekly ?? []) weekly.add(id)
    counted = Math.max(counted, answer.counted ?? 0)
    reportTwins(rows, onDuplicate)
    if (rows.length < size) return { ids, weekly, counted }
    if (ids.size === before) throw new ListingRefused('repeated', `page ${page}`)
  }
}

/** The Court numbers its records upwards in the order they are published. */
export function newestFirst(ids: Iterable<number>): number[] {
  return [...ids].sort((one, other) => other - one)
}

/** A total as a search tells it; undefined when it is none. */
export function countedIn(total: unknown): number | undefined {
  return typeof total === 'number' && Number.isFinite(total) ? total : undefined
}

/** Reads a page of a listing as JSON. Throws `HttpFailed`, `ListingRefused`. */
export function jsonOf({ status, body }: HttpAnswer, url: string): unknown {
  if (status !== 200) throw new HttpFailed(url, `HTTP ${status}`, status)
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    throw new ListingRefused('notAList', 'not JSON')
  }
}

/** Pages may overlap while records are added; one page that names a record twice is the site's own mistake, and worth a word. */
function reportTwins(rows: number[], onDuplicate: Listing['onDuplicate']): void {
  const seen = new Set<number>()
  for (const id of rows) {
    if (seen.has(id)) onDuplicate?.(String(id))
    seen.add(id)
  }
}
