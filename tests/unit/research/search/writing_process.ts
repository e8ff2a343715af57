import { IndexWriter } from '#app/research/search/index/index_writer'
import { batchOf } from './history.js'

/** A process of its own that applies the batches of the history from the one given to the last, and writes a line after each. */
const [file, from, to] = process.argv.slice(2)
const writer = new IndexWriter(file)
for (let batch = Number(from); batch <= Number(to); batch++) {
  writer.apply(batchOf(batch))
  process.stdout.write(`${batch}\n`)
}
writer.close()
