/*
 * A process that reads saved answers of the judiciary into the library and kills itself, by SIGKILL, before a statement; without one it works to the end. Started by tests
 * of what an ingestion that is killed leaves behind: the folder of the answers, the instant of its clock, what the statement begins with and its number among those.
 */
import { join } from 'node:path'
import { ignite } from '../../../bin/ignitor.js'

const [, , folder, now, beginning = '', at] = process.argv
const dieAt = Number(at ?? Infinity)

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { clock } = await import('#app/core/clock')
const { IngestSource } = await import('#app/research/actions/ingest_source')
const { DEFAULT_ORDER } = await import('#app/research/ingestion/ingest_order')
const { openSearchEngine } = await import('#app/research/open_search_engine')
const { findSource } = await import('#app/research/sources')

clock.freeze(now!)
type Emitter = { client: { on(event: 'query', act: (query: { sql: string }) => void): void } }
let statements = 0
const client = db.connection().getWriteClient() as unknown as Emitter
client.client.on('query', ({ sql }) => {
  const statement = sql.replace(/^insert ignore/, 'insert')
  if (statement.startsWith(beginning) && ++statements === dieAt) process.kill(process.pid, 'SIGKILL')
})

const engine = await openSearchEngine({ kind: 'embedded', file: join(folder!, 'search.sqlite') })
const order = { ...DEFAULT_ORDER, kind: 'expediente', rate: 0, mirror: 'http://127.0.0.1:9', from: folder! }
const run = await new IngestSource(engine).handle((await findSource('cjf'))!, order)
await engine.close()
await app.terminate()
process.exit(run?.state === 'finished' ? 0 : 1)
