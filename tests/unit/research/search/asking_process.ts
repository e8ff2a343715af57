import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { aRequest } from './search_file.js'

/** A process that searches once and stays, until it is told to close. */
const engine = new SqliteSearchEngine({ file: process.argv[2]!, filters: { cjf: [] } })
await engine.search(aRequest({ text: 'amparo' }))
process.stdout.write('answered')
process.stdin.once('data', async () => {
  await engine.close()
  process.stdout.write('closed')
  process.stdin.destroy()
})
