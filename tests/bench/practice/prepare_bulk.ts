import { ignite } from '../../../bin/ignitor.js'

/** The firm of the measurement, in a process of its own. `seed` fills it and sends the session cookie; `queue` queues an import and a full export of it. */
const [order, count = '0'] = process.argv.slice(2)
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  process.send!(order === 'seed' ? await seed(Number(count)) : await queue(Number(count)))
})
await app.terminate()
process.disconnect()

async function seed(matters: number) {
  const { prepareDatabase } = await import('#tests/helpers/database')
  const { seedPractice } = await import('./seed.js')
  const { CookieClient } = await import('@adonisjs/core/http')
  const { SESSION_COOKIE } = await import('#config/session')
  await prepareDatabase()
  const { sessionId } = await seedPractice({ matters, clients: matters, entries: 10 * matters, documents: 2 * matters })
  // What is seeded has neither chain nor numbers; what follows goes on behind it.
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { chain, seq } = await db.from('audit_entries').groupBy('chain').max('seq as seq').select('chain').firstOrFail()
  const end = { seq, hash: ''.padStart(64, '0') }
  await db
    .knexQuery()
    .table('audit_chains')
    .insert({ chain, ...end })
    .onConflict('chain')
    .merge(end)
  await db.table('sequences').insert({ workspace_id: chain, name: 'matters', value: matters })
  const cookies = new CookieClient((await app.container.make('encryption')).use())
  return { cookie: `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, sessionId)}` }
}

async function queue(rows: number) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { StartImport } = await import('#app/transfers/actions/start_import')
  const { RunTransfer } = await import('#app/transfers/actions/run_transfer')
  const { StartArchive } = await import('#app/transfers/actions/start_archive')
  const { authorOfTransfer } = await import('#app/transfers/import/import_run')
  const { workspace_id: workspaceId, user_id: userId } = await db.from('members').orderBy('id').firstOrFail()
  const head = { line: 1, cells: ['Asunto', 'Cliente', 'Materia', 'Juzgado', 'Expediente judicial'] }
  const body = Array.from({ length: rows }, (_, place) => ({
    line: place + 2,
    cells: [`Asunto traído ${place}`, `Cliente traído ${place % 900}`, 'Civil', 'Juzgado ficticio', `${place}/2025`],
  }))
  const order = { workspaceId, userId, subject: 'matters' as const, fileName: 'medida.csv', language: 'es' as const }
  const transfer = await new StartImport().handle(order, [{ name: 'CSV', rows: [head, ...body] }])
  const author = authorOfTransfer(transfer)
  const imported = await new RunTransfer().start(author, transfer, 'expedientes:crear')
  const exported = await new StartArchive().export(author, { workspaceId, userId })
  return { tasks: [imported!.id, exported.id] }
}
