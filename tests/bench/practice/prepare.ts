import { ignite } from '../../../bin/ignitor.js'

/** Migrates and seeds the database of one measurement, in a process of its own. Sends the signed session cookie and a matter. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { prepareDatabase } = await import('#tests/helpers/database')
  const { seedPractice } = await import('./seed.js')
  const { CookieClient } = await import('@adonisjs/core/http')
  const { SESSION_COOKIE } = await import('#config/session')
  await prepareDatabase()
  const { recordWriter, closeRecordIndex } = await import('#app/finder/index/record_index')
  const { followChanges } = await import('#app/finder/index/follow_changes')
  const [matters = 0, clients = 0, entries = 0, documents = 0] = process.argv.slice(2).map(Number)
  const { sessionId, matterId } = await seedPractice({ matters, clients, entries, documents })
  await followChanges(recordWriter())
  closeRecordIndex()
  const cookies = new CookieClient((await app.container.make('encryption')).use())
  process.send!({ cookie: `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, sessionId)}`, matterId })
})
await app.terminate()
process.disconnect()
