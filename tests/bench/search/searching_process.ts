import { Searcher } from '#app/research/search/searcher'
import { Corpus, FIELDS, SOURCE } from './corpus.js'
import { wordQueries } from './queries.js'

/** A process of its own that answers the queries of the bench as the search process does, and prints by how many bytes its memory grew. */
const [file, documents, queries, seed] = process.argv.slice(2)
const options = { documents: Number(documents), seed: Number(seed) + 1 }
const asked = wordQueries(Number(queries), new Corpus(Number(seed)), options)
const searcher = new Searcher({ file: file!, filters: { [SOURCE]: Object.keys(FIELDS) } })
const before = process.memoryUsage.rss()
for (const { request } of asked) searcher.search(request)
searcher.suggest(SOURCE, 'de', 8)
process.stdout.write(String(process.memoryUsage.rss() - before))
searcher.close()
