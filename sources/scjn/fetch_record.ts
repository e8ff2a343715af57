import type { CrawlWindow, Http, RawPage } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import type { Channel } from './transports/channel.js'

/** A record to ask for. */
export interface Order {
  id: string
  etag: string | null
}

/** What a run asks with. */
export interface Visit {
  http: Http
  window: CrawlWindow
  signal: AbortSignal
  channel: Channel
  weekly: Set<number>
}

/** What became of it; `page` null = unchanged. */
export type Fetched = { id: string; page: RawPage | null } | { id: string; failure: string }

/** Asks each address of a record until one gives it. What was said of the first is what is told. */
export async function fetchOne(visit: Visit, order: Order): Promise<Fetched> {
  let failed: Fetched | null = null
  for (const url of addressesOf(visit, order.id)) {
    const fetched = await ask(visit, order, url)
    if (!('failure' in fetched)) return fetched
    failed ??= fetched
  }
  return failed ?? { id: order.id, failure: 'no address' }
}

async function ask(
  { http, window: { kind }, signal, channel }: Visit,
  { id, etag }: Order,
  url: string
): Promise<Fetched> {
  try {
    const answer = await http.get(url, { etag, accept: 'application/json', headers: channel.headers, signal })
    if (answer.status === 304) return { id, page: null }
    if (answer.status !== 200) return { id, failure: `HTTP ${answer.status}` }
    const { contentType, body } = answer
    return { id, page: { kind, externalId: id, url, contentType, body, etag: answer.etag } }
  } catch (error) {
    if (error instanceof HttpFailed) return { id, failure: error.reason }
    throw error
  }
}

/** Where a record may be had. */
export function addressesOf({ channel, window, weekly }: Visit, id: string): string[] {
  return channel.addressesOf(window.kind, id, weekly.has(Number(id)))
}
