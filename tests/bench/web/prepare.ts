import { ignite } from '../../../bin/ignitor.js'

/** Migrates and seeds the database of the measurement, in a process of its own. Sends the signed session cookie. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { prepareDatabase } = await import('#tests/helpers/database')
  const { seedMatters } = await import('./seed.js')
  const { CookieClient } = await import('@adonisjs/core/http')
  const { SESSION_COOKIE } = await import('#config/session')
  await prepareDatabase()
  const sessionId = await seedMatters(Number(process.argv[2]))
  const cookies = new CookieClient((await app.container.make('encryption')).use())
  process.send!({ cookie: `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, sessionId)}` })
})
await app.terminate()
process.disconnect()
