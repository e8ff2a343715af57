import type { CrawlWindow, Http, RawPage } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { inOrder } from '#sources/http/in_order'
import { addressesOf, fetchOne } from './fetch_record.js'
import type { Order, Visit } from './fetch_record.js'
import { rereadRule } from './reread_rule.js'
import type { RereadRule } from './reread_rule.js'
import { SinceRule } from './since_rule.js'
import { channelOf } from './transports/channels.js'

/** So many failures on end are not missing records but a site that is down. */
const MAX_FAILURES_ON_END = 50
const BATCH = 500
/** Answers that wait for an earlier one that is being asked again; rulings may have 300 kB each. */
const MAX_HELD = 128

/** Yields the records of a kind: first the new ones, newest first, then those known ones that are asked again and have changed. */
export async function* pages(http: Http, window: CrawlWindow): AsyncGenerator<RawPage> {
  const channel = channelOf(window.transport ?? null)
  if (!channel.kinds.includes(window.kind)) return window.onPlan({ listed: 0, fresh: 0, recheck: 0 })

  const leave = new AbortController()
  const signal = window.signal ? AbortSignal.any([window.signal, leave.signal]) : leave.signal
  try {
    const since = new SinceRule(window)
    const { ids, weekly } = await channel.list(http, {
      kind: window.kind,
      since: window.since,
      signal,
      onDuplicate: (id) => window.onDuplicate?.(id),
    })
    const { fresh, known } = await split(since.narrow(ids), window, rereadRule(window.kind))
    const visit = { http, window, signal, channel, weekly }
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

/** Parts the listing into what is new and what is asked again, the newest known records and those that may still change, and tells the plan. */
async function split(
  ids: number[],
  window: CrawlWindow,
  mayChange: RereadRule
): Promise<{ fresh: number[]; known: number[] }> {
  const fresh: number[] = []
  const known: number[] = []
  let seen = 0
  for (const batch of batches(ids)) {
    const found = await window.known(batch.map(String))
    for (const id of batch) {
      const record = found.get(String(id))
      if (!record) fresh.push(id)
      else if (seen++ < window.recheck || mayChange(record)) known.push(id)
    }
  }
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
  const ahead = { atOnce, held: atOnce > 1 ? MAX_HELD : 1 }
  for await (const fetched of inOrder(orders, ahead, (order) => fetchOne(visit, order))) {
    if ('failure' in fetched) {
      visit.window.onFailed(fetched.id, fetched.failure)
      if (++failures >= MAX_FAILURES_ON_END)
        throw new HttpFailed(addressesOf(visit, fetched.id)[0], `${failures} failures on end`)
      continue
    }
    failures = 0
    if (fetched.page) yield fetched.page
    else visit.window.onUnchanged(fetched.id)
  }
}

function* batches(ids: number[]): Generator<number[]> {
  for (let at = 0; at < ids.length; at += BATCH) yield ids.slice(at, at + BATCH)
}
