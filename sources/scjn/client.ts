import type { CrawlWindow, Http, RawPage } from '#sources/contract'
import { HttpFailed } from '#sources/http'
import { inOrder } from '#sources/in_order'
import { listIds, recordUrl } from './listing.js'
import { SinceRule } from './since_rule.js'

/** So many failures on end are not missing records but a site that is down. */
const MOST_FAILURES_ON_END = 50
const BATCH = 500
/** Answers that wait for an earlier one that is being asked again; rulings may have 300 kB each. */
const MOST_HELD = 128

interface Order {
  id: string
  etag: string | null
}

interface Visit {
  http: Http
  window: CrawlWindow
  signal: AbortSignal
}

type Fetched = { id: string; page: RawPage | null } | { id: string; failure: string }

/** Yields the records of a kind: first the new ones, newest first, then the newest known ones that have changed. */
export async function* pages(http: Http, window: CrawlWindow): AsyncGenerator<RawPage> {
  const leave = new AbortController()
  const signal = window.signal ? AbortSignal.any([window.signal, leave.signal]) : leave.signal
  const visit = { http, window, signal }
  try {
    const since = new SinceRule(window)
    const { fresh, known } = await split(
      since.narrow(await listIds(http, { kind: window.kind, signal, onDuplicate: (id) => window.onDuplicate?.(id) })),
      window
    )
    let left = window.limit ?? Infinity
    for (const phase of [freshPages(visit, fresh, since), knownPages(visit, known)]) {
      if (left <= 0) return
      for await (const page of phase) {
        yield page
        if (--left <= 0) return
      }
    }
  } finally {
    leave.abort()
  }
}

/** Parts the listing into what is new and the newest of what is known, and tells the plan. */
async function split(ids: number[], window: CrawlWindow): Promise<{ fresh: number[]; known: number[] }> {
  const fresh: number[] = []
  const known: number[] = []
  for (const batch of batches(ids)) {
    const found = await window.known(batch.map(String))
    for (const id of batch) (found.has(String(id)) ? known : fresh).push(id)
  }
  known.length = Math.min(known.length, window.recheck)
  window.onPlan({ listed: ids.length, fresh: fresh.length, recheck: known.length })
  return { fresh, known }
}

async function* freshPages(visit: Visit, ids: number[], since: SinceRule): AsyncGenerator<RawPage> {
  async function* orders() {
    for (const id of ids) yield { id: String(id), etag: null }
  }
  for await (const page of fetchAll(visit, orders())) {
    if (since.admits(page)) yield page
    else if (since.isExhausted) return
  }
}

async function* knownPages(visit: Visit, ids: number[]): AsyncGenerator<RawPage> {
  async function* orders() {
    for (const batch of batches(ids)) {
      const found = await visit.window.known(batch.map(String))
      for (const id of batch) yield { id: String(id), etag: found.get(String(id))?.etag ?? null }
    }
  }
  yield* fetchAll(visit, orders())
}

async function* fetchAll(visit: Visit, orders: AsyncGenerator<Order>): AsyncGenerator<RawPage> {
  let failures = 0
  const atOnce = visit.http.concurrency ?? 1
  const ahead = { atOnce, held: atOnce > 1 ? MOST_HELD : 1 }
  for await (const fetched of inOrder(orders, ahead, (order) => fetchOne(visit, order))) {
    if ('failure' in fetched) {
      visit.window.onFailed(fetched.id, fetched.failure)
      if (++failures >= MOST_FAILURES_ON_END)
        throw new HttpFailed(recordUrl(visit.window.kind), `${failures} failures on end`)
      continue
    }
    failures = 0
    if (fetched.page) yield fetched.page
    else visit.window.onUnchanged(fetched.id)
  }
}

async function fetchOne({ http, window: { kind }, signal }: Visit, { id, etag }: Order): Promise<Fetched> {
  const url = recordUrl(kind, id)
  try {
    const answer = await http.get(url, { etag, accept: 'application/json', signal })
    if (answer.status === 304) return { id, page: null }
    if (answer.status !== 200) return { id, failure: `HTTP ${answer.status}` }
    const { contentType, body } = answer
    return { id, page: { kind, externalId: id, url, contentType, body, etag: answer.etag } }
  } catch (error) {
    if (error instanceof HttpFailed) return { id, failure: error.reason }
    throw error
  }
}

function* batches(ids: number[]): Generator<number[]> {
  for (let at = 0; at < ids.length; at += BATCH) yield ids.slice(at, at + BATCH)
}
