import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import type {
  IndexChange,
  IndexedDocument,
  SearchEngine,
  SearchRequest,
  SearchResponse,
} from '#app/core/search/search_engine'
import { MeilisearchEngine } from '#app/research/meilisearch/meilisearch_engine'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { hasMeilisearch, startMeilisearch, type TestServer } from '#tests/helpers/meilisearch'

export type EngineName = 'embedded' | 'meilisearch'

/** Where there is no server for a machine, `npm test` says that its half was not run. */
export const ENGINES: EngineName[] = hasMeilisearch ? ['embedded', 'meilisearch'] : ['embedded']

/** The filters of the sources of these tests. */
export const FILTERS = {
  cjf: ['materia', 'anio', 'organo', 'año', 'tipoDeÓrgano'],
  scjn: ['materia'],
  library: ['materia', 'epoca', 'instancia', 'año', 'numero'],
}

let server: Promise<TestServer | null> | null = null

/** The server that all tests of this process share; each index has a name of its own. */
export async function sharedServer(): Promise<TestServer> {
  return (await (server ??= startMeilisearch({ inMemory: true })))!
}

/** Opens an engine on an index that is empty; `again` opens it as another process would. */
export async function openEngine(name: EngineName) {
  if (name === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'foja-engine-'))
    const place = { file: join(folder, 'search.sqlite') }
    const again = (): SearchEngine => new SqliteSearchEngine({ ...place, filters: FILTERS })
    return { engine: again(), again, place, idle: async () => {}, end: async () => rmSync(folder, { recursive: true }) }
  }
  const { url, key } = await sharedServer()
  const index = `t${randomBytes(6).toString('hex')}`
  const place = { url, index }
  const again = (): SearchEngine => new MeilisearchEngine({ ...place, key, filters: FILTERS })
  const remove = async () =>
    void (await fetch(`${url}/indexes/${index}`, { method: 'DELETE', headers: { authorization: `Bearer ${key}` } }))
  return { engine: again(), again, place, idle: () => noTaskLeft(url, key), end: remove }
}

/** What a server was given before its writer died, it still does. */
async function noTaskLeft(url: string, key: string): Promise<void> {
  for (let left = 1; left > 0;) {
    const address = `${url}/tasks?statuses=enqueued,processing&limit=1`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
    left = ((await answer.json()) as { total: number }).total
  }
}

/** An engine on an empty index of its own for each test, and what tests ask of it. */
export class Bed {
  engine!: SearchEngine
  again!: () => SearchEngine
  #seq = 0

  async open(name: EngineName): Promise<() => Promise<void>> {
    const { engine, again, end } = await openEngine(name)
    Object.assign(this, { engine, again })
    this.#seq = 0
    return async () => {
      await engine.close()
      await end()
    }
  }

  async index(...documents: Partial<IndexedDocument>[]): Promise<void> {
    await this.engine.apply(documents.map((document, place) => this.change(aDocument(place + 1, document))))
  }

  change(document: IndexedDocument): IndexChange {
    return { seq: ++this.#seq, id: document.id, document }
  }

  removal(id: number): IndexChange {
    return { seq: ++this.#seq, id, document: null }
  }

  search(text: string, given: Partial<SearchRequest> = {}): Promise<SearchResponse> {
    return this.engine.search(aRequest(text, given))
  }

  /** Ids of what is found, ascending: for tests that ask what, not in which order. */
  async found(text: string, given: Partial<SearchRequest> = {}): Promise<number[]> {
    const { hits, total } = await this.search(text, { pageSize: 100, ...given })
    const ids = hits.map(({ id }) => id).sort((one, other) => one - other)
    if (total !== ids.length) throw new Error(`the total of ${text} is ${total} and ${ids.length} were listed`)
    return ids
  }

  async listed(text: string, given: Partial<SearchRequest> = {}): Promise<number[]> {
    return (await this.search(text, given)).hits.map(({ id }) => id)
  }
}

export function aDocument(id: number, given: Partial<IndexedDocument> = {}): IndexedDocument {
  return { source: 'cjf', kind: 'sentencia', title: '', body: '', publishedOn: null, facets: {}, id, ...given }
}

export function aRequest(text = '', given: Partial<SearchRequest> = {}): SearchRequest {
  return { source: 'cjf', text, filters: {}, page: 1, pageSize: 10, facets: [], ...given }
}

/** The same tests against every engine. */
export function onEveryEngine(title: string, tests: (bed: Bed, engine: EngineName) => void): void {
  for (const name of ENGINES) {
    test.group(`${title} (${name})`, (group: Group) => {
      const bed = new Bed()
      group.each.timeout(30_000)
      group.each.setup(() => bed.open(name))
      tests(bed, name)
    })
  }
}
