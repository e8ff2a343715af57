/*
 * S8 alone: the p99 of a light endpoint while four clients search, five rounds, over an index that is built once and kept:
 *
 *   node --import=@poppinss/ts-exec tests/bench/search/light.ts --docs 300000 --file /tmp/search.sqlite
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { Corpus, FIELDS, SOURCE } from './corpus.js'
import { lightEndpoint } from './light_endpoint.js'
import { wordQueries } from './queries.js'

const BATCH = 1_000

const { values } = parseArgs({
  options: {
    docs: { type: 'string', default: '100000' },
    file: { type: 'string' },
    seed: { type: 'string', default: '7' },
  },
})
const [documents, seed] = [Number(values.docs), Number(values.seed)]
const file = values.file!
const corpus = new Corpus(seed)
const isBuilt = existsSync(file)
const engine = new SqliteSearchEngine({ file, filters: { [SOURCE]: Object.keys(FIELDS) } })
for (let first = 1; !isBuilt && first <= documents; first += BATCH) {
  const ids = Array.from({ length: Math.min(BATCH, documents - first + 1) }, (_, index) => first + index)
  await engine.apply(ids.map((id) => ({ seq: id, id, document: corpus.document(id) })))
}
process.stdout.write(
  `${JSON.stringify(await lightEndpoint(engine, wordQueries(240, corpus, { documents, seed: seed + 1 })))}\n`
)
await engine.close()
