import type { CrawlWindow, Http, KnownRecord, RawPage } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { docTypeOf } from './doc_type.js'
import { fichaOf, fichaUrl } from './ficha.js'
import type { Ficha } from './ficha.js'
import { listLaws, read, SITE, statesAsked } from './listing.js'
import type { ListedLaw } from './listing.js'

/** So many failures on end are not dead links, of which there are many, but a site that is down. */
const MAX_FAILURES_ON_END = 100
const BATCH = 500

interface Visit {
  http: Http
  signal: AbortSignal
}

type Fetched = { page: RawPage } | { unchanged: true } | { failure: string }

/** Yields laws: first the new ones, then the newest known ones, each asked whether its file has changed. */
export async function* pages(http: Http, window: CrawlWindow): AsyncGenerator<RawPage> {
  const leave = new AbortController()
  const signal = window.signal ? AbortSignal.any([window.signal, leave.signal]) : leave.signal
  try {
    const listed = await listLaws(http, {
      states: statesAsked(window.asked),
      signal,
      onDuplicate: (id) => window.onDuplicate?.(id),
      onFailed: (id, reason) => window.onFailed(id, reason),
    })
    let left = window.limit ?? Infinity
    let failures = 0
    for (const { law, etag } of await plan(listed, window)) {
      if (left <= 0) return
      const fetched = await fetchLaw({ http, signal }, law, etag)
      if ('failure' in fetched) {
        window.onFailed(law.id, fetched.failure)
        if (++failures >= MAX_FAILURES_ON_END) throw new HttpFailed(SITE, `${failures} failures on end`)
        continue
      }
      failures = 0
      if ('page' in fetched) {
        yield fetched.page
        left--
      } else window.onUnchanged(law.id)
    }
  } finally {
    leave.abort()
  }
}

/** What is asked for: laws and codes only, since the day that was given; everything else is counted. */
async function plan(listed: ListedLaw[], window: CrawlWindow): Promise<{ law: ListedLaw; etag: string | null }[]> {
  const laws = listed.filter((law) => docTypeOf(law))
  const wanted = laws.filter(({ date }) => !window.since || !date || date >= window.since)
  const known = new Map<string, KnownRecord>()
  for (let at = 0; at < wanted.length; at += BATCH) {
    const found = await window.known(wanted.slice(at, at + BATCH).map(({ id }) => id))
    for (const [id, record] of found) known.set(id, record)
  }
  const fresh = wanted.filter(({ id }) => !known.has(id))
  const old = wanted
    .filter(({ id }) => known.has(id))
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
    .slice(0, window.recheck)
  const ignored = listed.length - laws.length
  window.onPlan({ listed: listed.length, fresh: fresh.length, recheck: old.length, ignored })
  return [...fresh, ...old].map((law) => ({ law, etag: known.get(law.id)?.etag ?? null }))
}

async function fetchLaw({ http, signal }: Visit, law: ListedLaw, etag: string | null): Promise<Fetched> {
  try {
    const ficha = fichaOf(await read(http, fichaUrl(law.id), signal))
    if (!ficha) return { failure: 'no page of the law' }
    if (!ficha.document) return { failure: 'no file of the law' }
    const answer = await http.get(ficha.document, { etag, signal })
    if (answer.status === 304) return { unchanged: true }
    if (answer.status !== 200) return { failure: `HTTP ${answer.status}` }
    const { contentType, body } = answer
    const page = { kind: 'ley', externalId: law.id, url: ficha.document, contentType, body, etag: answer.etag }
    return { page: { ...page, context: contextOf(law, ficha) } }
  } catch (error) {
    if (error instanceof HttpFailed) return { failure: error.reason }
    throw error
  }
}

/** What the listing and the page of a law tell and its text may not. */
export function contextOf(law: ListedLaw, { facts }: Pick<Ficha, 'facts'>): Record<string, string> {
  const told = {
    title: law.title || facts.get('nombre'),
    state: law.state.name,
    docType: docTypeOf(law),
    tipo: law.tipo,
    published: facts.get('fecha de publicacion') || law.date,
    status: facts.get('estatus') || law.status,
    power: facts.get('poder'),
    place: facts.get('localidad'),
  }
  return Object.fromEntries(Object.entries(told).filter((fact): fact is [string, string] => Boolean(fact[1])))
}
