import { IndexWriter } from '#app/research/search/index/index_writer'
import { Corpus } from './corpus.js'

/** A process of its own that writes the documents of the corpus from the one given to the last into a search file, batch after batch, as the worker does. */
const BATCH = 500
const [file, seed, from, to] = process.argv.slice(2)
const corpus = new Corpus(Number(seed))
const writer = new IndexWriter(file)
for (let first = Number(from); first <= Number(to); first += BATCH) {
  const size = Math.min(BATCH, Number(to) - first + 1)
  const documents = Array.from({ length: size }, (_, index) => corpus.document(first + index))
  writer.apply(documents.map((document) => ({ seq: document.id, id: document.id, document })))
}
writer.close()
