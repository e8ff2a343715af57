import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { HttpOptions as AskOptions, Http, HttpAnswer } from '#sources/contract/contract'
import { HttpFailed, PassingTrouble, SourceBlocked } from '#sources/http/errors'
import { exchange } from '#sources/http/exchange'
import type { Exchanged } from '#sources/http/exchange'
import { Pacer, systemClock } from '#sources/http/pacing'
import type { HttpClock } from '#sources/http/pacing'
import { redirectOf, targetOf } from '#sources/http/target'
import { assertUsable } from '#sources/http/verdict'
import { publicLookup } from '#sources/http/private_addresses'
import type { ResolveAll } from '#sources/http/private_addresses'

export { AddressRefused, HttpFailed, SourceBlocked } from '#sources/http/errors'

export interface HttpOptions {
  /** Whom a site may write to: an address or a page. Goes into the user agent. */
  contact: string
  /** Requests per second and host; 0 = no limit, for an operator's own mirror. */
  rate: number
  /** Sends `https://host/path` to `{mirror}/{host}/path`. May be on loopback. */
  mirror?: string | null
  userAgent?: string
  /** Requests in flight that a client should keep; 6 without a limit of rate, else 1. */
  concurrency?: number
  timeoutMs?: number
  maxBytes?: number
  /** After the first attempt. */
  retries?: number
  /** Before the first retry; doubles with each. */
  backoffMs?: number
  random?: () => number
  clock?: HttpClock
  resolve?: ResolveAll
}

interface Ask extends AskOptions {
  /** Sent as JSON with POST; left out for a GET. */
  json?: string
}

const LARGEST_ANSWER = 64 * 1024 * 1024
const MAX_REDIRECTS = 5
const MAX_BACKOFF_MS = 30_000

/**
 * Opens The only HTTP client that a source gets. `get` and `post` answer whatever the site said below 500, except that it throws
 * `SourceBlocked` when the site refuses us, `HttpFailed` when an answer could not be had, and the signal's reason when aborted.
 */
export function createHttp(options: HttpOptions): Http & { close(): void } {
  return new PoliteHttp(options)
}

class PoliteHttp implements Http {
  readonly concurrency: number
  #options: HttpOptions & { clock: HttpClock; random: () => number }
  #pacer: Pacer
  #agents: { 'http:': HttpAgent; 'https:': HttpsAgent }

  constructor(options: HttpOptions) {
    this.#options = { ...options, clock: options.clock ?? systemClock, random: options.random ?? Math.random }
    this.#pacer = new Pacer(options.rate, this.#options.clock)
    this.concurrency = options.concurrency ?? (options.rate > 0 ? 1 : 6)
    const keep = { keepAlive: true, maxSockets: Math.max(16, this.concurrency) }
    // a mirror is the operator's choice and may be on loopback; every other connection is made to a checked address
    const agent = options.mirror ? keep : { ...keep, lookup: publicLookup(options.resolve) }
    this.#agents = { 'http:': new HttpAgent(agent), 'https:': new HttpsAgent(agent) }
  }

  get(url: string, options: AskOptions = {}): Promise<HttpAnswer> {
    return this.#answer(url, options)
  }

  post(url: string, json: unknown, options: AskOptions = {}): Promise<HttpAnswer> {
    return this.#answer(url, { ...options, json: JSON.stringify(json) })
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy()
  }

  async #answer(url: string, ask: Ask): Promise<HttpAnswer> {
    const page = URL.parse(url)
    if (!page) throw new HttpFailed(url, 'not an address')
    for (let retry = 0; ; retry++) {
      try {
        return await this.#attempt(page, ask)
      } catch (error) {
        if (!(error instanceof PassingTrouble)) throw error
        // without a limit of rate the host is the operator's own, and only this request waits
        if (error.retryAfterMs !== null && this.#options.rate > 0) this.#pacer.hold(page.host, error.retryAfterMs)
        if (retry >= (this.#options.retries ?? 4)) throw giveUp(url, error)
        await this.#options.clock.sleep(error.retryAfterMs ?? this.#backOffMs(retry), ask.signal)
      }
    }
  }

  async #attempt(page: URL, ask: Ask): Promise<HttpAnswer> {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await this.#ask(page, ask)
      const location = answer.headers.location
      if (![301, 302, 303, 307, 308].includes(answer.status) || !location) return answerOf(answer)
      page = redirectOf(location, page, this.#options.mirror ?? null)
      // what follows a redirect is asked for, not sent again (RFC 9110, 15.4), but where the site says that the method stays
      if (![307, 308].includes(answer.status)) ask = { ...ask, json: undefined }
    }
    throw new HttpFailed(page.href, 'too many redirects')
  }

  async #ask(page: URL, ask: Ask): Promise<Exchanged> {
    ask.signal?.throwIfAborted()
    const url = targetOf(page, this.#options.mirror ?? null)
    await this.#pacer.turn(page.host, ask.signal)
    const answer = await exchange({
      url,
      agent: this.#agents[url.protocol as 'http:' | 'https:'],
      headers: this.#headers(ask),
      json: ask.json,
      timeoutMs: this.#options.timeoutMs ?? 30_000,
      maxBytes: this.#options.maxBytes ?? LARGEST_ANSWER,
      signal: ask.signal,
    })
    assertUsable(answer, page.href, this.#options.clock.now())
    return answer
  }

  #headers(ask: Ask): Record<string, string> {
    return {
      'user-agent': this.#options.userAgent ?? `Mozilla/5.0 (compatible; Foja/1.0; +${this.#options.contact})`,
      'accept': ask.accept ?? '*/*',
      'accept-language': 'es-MX,es;q=0.9',
      'accept-encoding': 'gzip',
      ...(ask.etag ? { 'if-none-match': ask.etag } : {}),
      ...(ask.json === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(ask.json)) }),
      ...ask.headers,
    }
  }

  #backOffMs(retry: number): number {
    const { random, rate, backoffMs = rate > 0 ? 500 : 50 } = this.#options
    return Math.min(MAX_BACKOFF_MS, backoffMs * 2 ** retry) * (0.5 + random() / 2)
  }
}

function answerOf(answer: Exchanged): HttpAnswer {
  const { status, headers, body } = answer
  return { status, contentType: headers['content-type'] ?? '', etag: headers.etag ?? null, body }
}

function giveUp(url: string, error: PassingTrouble): Error {
  return error.status === 429 ? new SourceBlocked(url, 'HTTP 429') : new HttpFailed(url, error.reason, error.status)
}
