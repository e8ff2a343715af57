import { ignite } from '../../../bin/ignitor.js'

/**
 * Migrates and fills the database and the library of the measurement, in a process of its own: a firm with so many matters, a fifth as many clients, five
 * entries of its log for each matter, and so many theses. Sends the signed session cookie and a matter.
 */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { prepareDatabase } = await import('#tests/helpers/database')
  const { seedPractice } = await import('../practice/seed.js')
  const { libraryOf } = await import('#tests/functional/research/searches/library')
  const { CookieClient } = await import('@adonisjs/core/http')
  const { SESSION_COOKIE } = await import('#config/session')
  const [matters = 0, theses = 0] = process.argv.slice(2).map(Number)
  await prepareDatabase()
  const sizes = { matters, clients: Math.ceil(matters / 5), entries: matters * 5, documents: matters }
  const { sessionId, matterId } = await seedPractice(sizes)
  await libraryOf(...Array.from({ length: theses }, (_, index) => thesis(index)))
  const cookies = new CookieClient((await app.container.make('encryption')).use())
  process.send!({ cookie: `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, sessionId)}`, matterId })
})
await app.terminate()
process.disconnect()

function thesis(index: number) {
  const words = ['arrendamiento', 'depósito', 'garantía', 'convenio', 'alimentos', 'usucapión', 'despido', 'amparo']
  const word = (place: number) => words[(index * 7 + place * (index % 5) + place) % words.length]!
  const body = Array.from({ length: 120 }, (_, place) => word(place)).join(' ')
  const facets = { epoca: [`${(index % 4) + 8}`], materia: [index % 2 ? 'Civil' : 'Laboral'] }
  const publishedOn = `${1990 + (index % 35)}-03-01`
  return { title: `TESIS FICTICIA ${index} SOBRE ${word(1)}`, body, kind: 'tesis' as const, publishedOn, facets }
}
