import Database from 'better-sqlite3'
import type { IndexedDocument } from '#app/core/search/search_engine'
import { Highlighter } from '#app/research/search/presenting/highlighter'
import { Lexicon } from '#app/research/search/words/lexicon'
import { Marker } from '#app/research/search/presenting/marker'
import { parseQuery } from '#app/research/query/parse'
import { FIELDS } from './corpus.js'
import type { BenchPage, RivalEngine } from './engines.js'
import type { BenchQuery } from './queries.js'
import { stemsOf } from './stems_of.js'

const SINGLE = Object.keys(FIELDS).filter((field) => field !== 'materia')

/**
 * What most would write first: an ordinary FTS5 table of the stemmed texts, ORDER BY bm25, a count and one GROUP BY per facet. Its tables are lean (texts
 * apart from facets) and its connection has the same cache as ours.
 */
export class NaiveEngine implements RivalEngine {
  batch = 1_000
  isExact = true
  #connection: Database.Database
  #lexicon = new Lexicon()

  constructor(file: string) {
    this.#connection = new Database(file)
    this.#connection.pragma('journal_mode = WAL')
    this.#connection.pragma('cache_size = -64000')
    this.#connection.exec(`
      CREATE VIRTUAL TABLE words USING fts5(title, body, tokenize='ascii');
      CREATE TABLE document (id INTEGER PRIMARY KEY, published TEXT, ${SINGLE.map((field) => `${field} TEXT`).join(', ')});
      CREATE TABLE document_materia (document INTEGER, value TEXT, PRIMARY KEY (document, value)) WITHOUT ROWID;
      CREATE TABLE document_text (id INTEGER PRIMARY KEY, title TEXT, body TEXT)`)
  }

  index(documents: IndexedDocument[]): void {
    const words = this.#connection.prepare('INSERT INTO words (rowid, title, body) VALUES (?, ?, ?)')
    const row = this.#connection.prepare(`INSERT INTO document VALUES (?, ?, ${SINGLE.map(() => '?').join(', ')})`)
    const materia = this.#connection.prepare('INSERT INTO document_materia VALUES (?, ?)')
    const text = this.#connection.prepare('INSERT INTO document_text VALUES (?, ?, ?)')
    this.#connection.transaction(() => {
      for (const { id, title, body, publishedOn, facets } of documents) {
        words.run(id, stemsOf(title, this.#lexicon), stemsOf(body, this.#lexicon))
        row.run(id, publishedOn, ...SINGLE.map((field) => facets[field][0]))
        for (const value of facets.materia) materia.run(id, value)
        text.run(id, title, body)
      }
    })()
  }

  search({ request, stems }: BenchQuery): BenchPage {
    const { from, values } = joined(stems, request.filters)
    const total = this.#connection.prepare(`SELECT count(*) ${from}`).pluck().get(values) as number
    const order = 'ORDER BY bm25(words, 4.0, 1.0), d.published DESC, d.id DESC LIMIT 10'
    const texts = `SELECT t.* FROM (SELECT d.id ${from} ${order}) AS top JOIN document_text AS t ON t.id = top.id`
    const rows = this.#connection.prepare(texts).all(values) as { id: number; title: string; body: string }[]
    const parsed = parseQuery(request.text, { lexicon: this.#lexicon, filters: [], synonyms: false })
    const highlighter = new Highlighter(new Marker(parsed.query.ranked, this.#lexicon))
    const hits = rows.map(({ id, title, body }) => ({
      id,
      score: 0,
      title: highlighter.title(title),
      snippet: highlighter.snippet(body),
    }))
    return {
      total,
      hits,
      facets: Object.fromEntries(Object.keys(FIELDS).map((field) => [field, this.#facet(field, from, values)])),
    }
  }

  close(): void {
    this.#connection.close()
  }

  #facet(field: string, from: string, values: string[]): Record<string, number> {
    const sql =
      field === 'materia'
        ? `SELECT m.value, count(*) FROM document_materia AS m WHERE m.document IN (SELECT d.id ${from}) GROUP BY 1`
        : `SELECT d.${field}, count(*) ${from} GROUP BY 1`
    return Object.fromEntries(this.#connection.prepare(sql).raw().all(values) as [string, number][])
  }
}

/** FROM and WHERE of a query and the values bound to it; every engine of the bench that speaks SQL filters alike. */
function joined(stems: string[], filters: Record<string, string[]>): { from: string; values: string[] } {
  const conditions = Object.entries(filters).map(([field, { length }]) => condition(field, length))
  const where = ['words MATCH ?', ...conditions].join(' AND ')
  const values = [stems.map((stem) => `"${stem}"`).join(' AND '), ...Object.values(filters).flat()]
  return { from: `FROM words JOIN document AS d ON d.id = words.rowid WHERE ${where}`, values }
}

/** The condition that a filter with so many values is. */
export function condition(field: string, values: number): string {
  const list = `(${Array.from({ length: values }, () => '?').join(', ')})`
  if (field !== 'materia') return `d.${field} IN ${list}`
  return `EXISTS (SELECT 1 FROM document_materia AS f WHERE f.document = d.id AND f.value IN ${list})`
}
