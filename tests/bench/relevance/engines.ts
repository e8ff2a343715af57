import Database from 'better-sqlite3'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Meilisearch } from 'meilisearch'
import type { IndexedDocument } from '#app/core/search/search_engine'
import { anyPieceOf } from '#app/research/query/pieces'
import { wordsOf } from '#app/research/search/words/word_scanner'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { startMeilisearch } from '#tests/helpers/meilisearch'

/** An engine of the comparison: the ids of a query's first documents, best first. */
export interface Ranker {
  name: string
  rank(text: string, depth: number): Promise<string[]>
  close(): Promise<void>
}

const FILTERS = ['materia']

/** Ours as the product asks it; `near` adds, after few results, those that have some of the words. */
export async function ours(documents: IndexedDocument[], { synonyms = true, near = true } = {}): Promise<Ranker> {
  const file = join(mkdtempSync(join(tmpdir(), 'foja-relevance-')), 'search.sqlite')
  const engine = new SqliteSearchEngine({ file, filters: { scjn: FILTERS } })
  await engine.apply(documents.map((document, place) => ({ seq: place + 1, id: document.id, document })))
  return {
    name: near ? (synonyms ? 'Foja, the page' : 'Foja without synonyms') : 'Foja, all words only',
    async rank(text, depth) {
      const found = async (words: string) => {
        const request = { source: 'scjn', text: words, filters: {}, page: 1, pageSize: depth, facets: [], synonyms }
        return (await engine.search(request)).hits.map(({ id }) => String(id))
      }
      // As the page does: after few results, those that have some of the words.
      const exact = await found(text)
      const any = exact.length < depth && near ? anyPieceOf(text, FILTERS) : null
      return any === null ? exact : [...new Set([...exact, ...(await found(any))])].slice(0, depth)
    },
    close: () => engine.close(),
  }
}

/** FTS5 as its manual shows it: title and body, accents folded, bm25. `joiner` is what stands between the words: '' (all of them) or OR. */
export function plainFts(documents: IndexedDocument[], joiner: ' ' | ' OR '): Ranker {
  const connection = new Database(':memory:')
  connection.exec("CREATE VIRTUAL TABLE theses USING fts5(title, body, tokenize='unicode61 remove_diacritics 2')")
  const insert = connection.prepare('INSERT INTO theses (rowid, title, body) VALUES (?, ?, ?)')
  for (const { id, title, body } of documents) insert.run(id, title, body)
  const query = connection
    .prepare('SELECT rowid FROM theses WHERE theses MATCH ? ORDER BY bm25(theses) LIMIT ?')
    .pluck()
  return {
    name: joiner === ' ' ? 'FTS5 bm25 (all words)' : 'FTS5 bm25 (any word)',
    async rank(text, depth) {
      const words = wordsOf(text).map((word) => `"${word}"`)
      return (query.all(words.join(joiner), depth) as number[]).map(String)
    },
    async close() {
      connection.close()
    },
  }
}

/** Meilisearch with its settings as they come; null when this machine has none. */
export async function plainMeilisearch(documents: IndexedDocument[]): Promise<Ranker | null> {
  const server = await startMeilisearch().catch(() => null)
  if (server === null) return null
  const index = new Meilisearch({ host: server.url, apiKey: server.key }).index('theses')
  const rows = documents.map(({ id, title, body }) => ({ id, title, body }))
  await index.addDocuments(rows, { primaryKey: 'id' }).waitTask({ timeout: 120_000 })
  return {
    name: 'Meilisearch default',
    async rank(text, depth) {
      const { hits } = await index.search(text, { limit: depth, attributesToRetrieve: ['id'] })
      return hits.map(({ id }) => String(id))
    },
    close: () => server.stop(),
  }
}
