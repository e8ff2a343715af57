import type { CrawlWindow, Http, HttpAnswer, KnownRecord } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { pages } from '../client.js'

const API = 'https://bicentenario.scjn.gob.mx/repositorio-scjn/api/v1'

/** The repository of the Court as an HTTP client shows it, with records made in a test. */
export interface Repository extends Http {
  /** Paths asked for, after `/api/v1/`. */
  asked: string[]
  records: Map<number, Record<string, unknown>>
  /** What to answer instead, by path. */
  instead: Map<string, () => Partial<HttpAnswer>>
}

/** A repository with these theses (or rulings, by index), whose listing is in the given order. */
export function repository(ids: number[], { index = 'tesis', concurrency = 1 } = {}): Repository {
  const records = new Map(ids.map((id) => [id, thesis(id)]))
  const instead: Repository['instead'] = new Map()
  const asked: string[] = []
  const get: Http['get'] = async (url, options = {}) => {
    const path = url.replace(`${API}/`, '')
    asked.push(path)
    options.signal?.throwIfAborted()
    const other = instead.get(path)
    if (other) return { ...answer(''), ...other() }
    if (path === `${index}/count`) return answer(String(records.size))
    if (path.startsWith(`${index}/ids`))
      return answer(JSON.stringify(slice([...records.keys()], new URL(url).searchParams)))

    const record = records.get(Number(path.replace(`${index}/`, '')))
    if (!record) throw new HttpFailed(url, 'HTTP 500', 500)
    const etag = `"${JSON.stringify(record).length}"`
    return options.etag === etag ? { ...answer('', etag), status: 304 } : answer(JSON.stringify(record), etag)
  }
  const post: Http['post'] = async (url) => {
    throw new HttpFailed(url, 'HTTP 405', 405)
  }
  return { get, post, concurrency, asked, records, instead }
}

/** So many numbers, from one on. */
export const range = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place)

/** The ids of the records that a crawl reads, in its order. */
export async function idsOf(http: Http, window: CrawlWindow): Promise<number[]> {
  const ids: number[] = []
  for await (const page of pages(http, window)) ids.push(Number(page.externalId))
  return ids
}

/** What is known of a record that was published long before it was last looked at, unless it is told otherwise. */
export function knownRecord(told: Partial<KnownRecord> = {}): KnownRecord {
  return { etag: null, publishedOn: '2023-01-01', checkedAt: '2026-07-01T12:00:00.000Z', ...told }
}

/** A thesis that can be read, published in a given year. */
export function thesis(id: number, anio = 2023): Record<string, unknown> {
  return { idTesis: id, rubro: `RUBRO FICTICIO ${id}.`, texto: 'Documento ficticio de prueba.', anio, mes: 'Enero' }
}

/** A window whose notes can be read afterwards. */
export function crawl(options: Partial<CrawlWindow> & { knows?: Map<string, KnownRecord> } = {}) {
  const { knows = new Map<string, KnownRecord>(), ...window } = options
  const notes = { plan: {}, unchanged: [] as string[], failed: [] as string[] }
  return {
    notes,
    window: {
      kind: 'tesis',
      known: async (ids: string[]) => new Map([...knows].filter(([id]) => ids.includes(id))),
      recheck: 0,
      since: null,
      transport: null,
      asked: {},
      limit: null,
      onPlan: (plan: object) => void (notes.plan = plan),
      onUnchanged: (id: string) => void notes.unchanged.push(id),
      onFailed: (id: string, reason: string) => void notes.failed.push(`${id}: ${reason}`),
      ...window,
    } satisfies CrawlWindow,
  }
}

function answer(body: string, etag: string | null = null): HttpAnswer {
  return { status: 200, contentType: 'application/json', etag, body: Buffer.from(body) }
}

function slice(ids: number[], query: URLSearchParams): number[] {
  const [page, size] = [Number(query.get('page')), Math.min(1000, Number(query.get('size')))]
  return ids.slice(page * size, (page + 1) * size)
}
