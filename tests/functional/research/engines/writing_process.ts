import { MeilisearchEngine } from '#app/research/meilisearch/meilisearch_engine'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { batchAfter } from './written_library.js'

/** A process of its own that writes batch after batch from where the index is, and a line after each, until it is killed. */
const [name, target] = process.argv.slice(2)
const options = JSON.parse(target!)
const engine = name === 'embedded' ? new SqliteSearchEngine(options) : new MeilisearchEngine(options)
for (let { lastSeq } = await engine.status(); ;) {
  const batch = batchAfter(lastSeq)
  await engine.apply(batch)
  lastSeq = batch.at(-1)!.seq
  process.stdout.write(`${lastSeq}\n`)
}
