import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { Corpus, FIELDS, SOURCE } from './corpus.js'
import { wordQueries } from './queries.js'

/** A process of its own that asks the queries of the bench, and prints by how many bytes its memory grew. */
const [file, documents, queries, seed] = process.argv.slice(2)
const options = { documents: Number(documents), seed: Number(seed) + 1 }
const asked = wordQueries(Number(queries), new Corpus(Number(seed)), options)
const engine = new SqliteSearchEngine({ file, filters: { [SOURCE]: Object.keys(FIELDS) } })
const before = process.memoryUsage.rss()
for (const { request } of asked) await engine.search(request)
await engine.suggest(SOURCE, 'de', 8)
process.stdout.write(String(process.memoryUsage.rss() - before))
await engine.close()
