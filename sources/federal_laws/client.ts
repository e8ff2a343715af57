import type { CrawlWindow, Http, KnownRecord, RawPage } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { fetchLaw } from './fetch_law.js'
import type { LawOrder } from './fetch_law.js'
import { abrogatedFrom, isAbrogatedOn } from './index_rows.js'
import type { IndexRow } from './index_rows.js'
import { listLaws, SITE } from './listing.js'

/** So many failures on end are not missing texts but a site that is down. */
const MAX_FAILURES_ON_END = 25
/** The index is brought up to date within days of a reform. */
const DAYS_TO_PUBLISH = 10
const BATCH = 500
const DAY_MS = 86_400_000

/** Yields laws: first the new ones, then those of which the listing tells a change since they were read, then others that are to be checked. */
export function pages(http: Http, window: CrawlWindow): AsyncGenerator<RawPage> {
  return pagesOn(http, window, new Date().toISOString().slice(0, 10))
}

/** The same on a given day (ISO): whether a law is abrogated depends on it. */
export async function* pagesOn(http: Http, window: CrawlWindow, today: string): AsyncGenerator<RawPage> {
  const leave = new AbortController()
  const signal = window.signal ? AbortSignal.any([window.signal, leave.signal]) : leave.signal
  try {
    const { onDuplicate, onFailed } = window
    const rows = await listLaws(http, { signal, onDuplicate: (ref) => onDuplicate?.(ref), onFailed })
    const orders = await plan(
      rows.filter((row) => isWanted(row, window.since)),
      window,
      today
    )
    let left = window.limit ?? Infinity
    let failures = 0
    for (const order of orders) {
      if (left <= 0) return
      const fetched = await fetchLaw(http, order, signal)
      if ('failure' in fetched) {
        window.onFailed(order.row.ref, fetched.failure)
        if (++failures >= MAX_FAILURES_ON_END) throw new HttpFailed(SITE, `${failures} failures on end`)
        continue
      }
      failures = 0
      if ('unchanged' in fetched) {
        window.onUnchanged(order.row.ref)
        continue
      }
      yield fetched.page
      left--
    }
  } finally {
    leave.abort()
  }
}

/** What the listing tells of a law and its text does not. */
export function contextOf(row: IndexRow, today: string): Record<string, string> {
  const { number, name, code, note, changed } = row
  const facts = {
    number,
    name,
    code,
    note,
    changed,
    published: row.publishedOn,
    changedOn: row.changedOn,
    abrogatedFrom: abrogatedFrom(row),
    abrogated: isAbrogatedOn(row, today) ? 'yes' : null,
  }
  return Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1])))
}

/** Since a day: what was published or changed then or later, as the listing tells; what has no day is read. */
function isWanted({ publishedOn, changedOn }: IndexRow, since: string | null): boolean {
  const last = changedOn ?? publishedOn
  return since === null || last === null || last >= since
}

async function plan(rows: IndexRow[], window: CrawlWindow, today: string): Promise<LawOrder[]> {
  const known = new Map<string, KnownRecord>()
  for (let at = 0; at < rows.length; at += BATCH) {
    const found = await window.known(rows.slice(at, at + BATCH).map(({ ref }) => ref))
    for (const [ref, record] of found) known.set(ref, record)
  }
  const fresh = rows.filter(({ ref }) => !known.has(ref))
  const old = rows.filter(({ ref }) => known.has(ref)).sort(byLastChange)
  const due = old.filter((row) => isDue(row, known.get(row.ref)!, today))
  const others = old.filter((row) => !due.includes(row)).slice(0, Math.max(0, window.recheck - due.length))
  window.onPlan({ listed: rows.length, fresh: fresh.length, recheck: due.length + others.length })
  return [...fresh, ...due, ...others].map((row) => ({
    row,
    context: contextOf(row, today),
    validator: known.get(row.ref)?.etag ?? null,
  }))
}

/** Whether the listing tells of a change since a law was read: a reform, or that the day of its abrogation has come. */
function isDue(row: IndexRow, { checkedAt }: KnownRecord, today: string): boolean {
  const read = Date.parse(checkedAt)
  const changed = row.changedOn ? Date.parse(row.changedOn) + DAYS_TO_PUBLISH * DAY_MS : Number.NEGATIVE_INFINITY
  const abrogated = abrogatedFrom(row)
  return changed > read || (abrogated !== null && abrogated <= today && Date.parse(abrogated) > read)
}

function byLastChange(one: IndexRow, other: IndexRow): number {
  return (other.changedOn ?? other.publishedOn ?? '').localeCompare(one.changedOn ?? one.publishedOn ?? '')
}
