import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import research from '#config/research'
import { acquireLock } from '#app/core/jobs/lock'
import { SearchEngine } from '#app/core/search/search_engine'
import { ReadOrdered } from '#app/research/actions/read_ordered'
import { maskInDocument } from '#app/research/masking/mask_in_document'
import ReadOrderedJob from '#app/research/jobs/read_ordered_job'
import SourceOrder from '#app/research/models/source_order'
import { ground, type Ground } from '#tests/functional/research/ingestion/ground'
import { thesis } from '#tests/functional/research/ingestion/stand_in'
import { firm, person } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

const READING = '/settings/sources/scjn/tesis/readings'

test.group('Source import requested by an operator', (group) => {
  let on: Ground
  const { mirror } = research
  group.each.setup(async () => {
    on = await ground()
    research.mirror = on.court.address
    app.container.swap(SearchEngine, () => on.engine)
    return async () => {
      app.container.restore(SearchEngine)
      research.mirror = mirror
      await on.close()
    }
  })

  const operator = async (client: ApiClient) => signedIn(client, await person({ isAdmin: true }))
  const orders = () => SourceOrder.query().orderBy('id')
  const stateOf = async (client: ApiClient, kind: string) => {
    const { kinds } = (await (await operator(client)).visit('/settings/sources')).body().props
    return kinds.find((one: { source: string; kind: string }) => one.source === 'scjn' && one.kind === kind).state
  }

  test('is queued for the worker and shown on the page and in the operators’ log', async ({ client, assert }) => {
    const session = await operator(client)
    const answer = await session.post(READING)
    assert.deepEqual([answer.status(), answer.header('location')], [302, '/settings/sources'])
    assert.deepEqual(
      (await orders()).map(({ source, kind }) => [source, kind]),
      [['scjn', 'tesis']]
    )
    assert.equal(await stateOf(client, 'tesis'), 'queued')
    assert.notEqual(await stateOf(client, 'voto'), 'queued')
    const entry = await db.from('audit_entries').where('action', 'source.reading_ordered').firstOrFail()
    assert.deepEqual([entry.subject_type, entry.subject_id, entry.workspace_id], ['source', 'scjn/tesis', null])
    assert.isNotNull(entry.actor_id)
  })

  test('is queued once, and not while an import is running', async ({ client, assert }) => {
    const session = await operator(client)
    await session.post(READING)
    await session.post(READING)
    assert.lengthOf(await orders(), 1)
    await db.from('source_orders').delete()

    await acquireLock('ingest:scjn:tesis')
    const answer = await session.post(READING)
    assert.equal(answer.status(), 302)
    assert.lengthOf(await orders(), 0)
    assert.lengthOf(await db.from('audit_entries').where('action', 'source.reading_ordered'), 1)
  })

  test('is limited to operators, without impersonation, and existing document types', async ({ client, assert }) => {
    const { owner, workspace } = await firm()
    assert.equal((await (await signedIn(client, owner, workspace)).post(READING).accept('json')).status(), 403)
    const forged = await (await operator(client)).post(READING).header('x-csrf-token', 'forged').accept('json')
    assert.equal(forged.status(), 403)
    const session = await operator(client)
    for (const path of ['nadie/tesis', 'scjn/nada', 'scjn/..%2ftesis'])
      assert.equal((await session.post(`/settings/sources/${path}/readings`).accept('json')).status(), 404, path)
    assert.lengthOf(await orders(), 0)
  })

  test('is executed by the worker and then removed', async ({ client, assert }) => {
    on.court.addTheses(3)
    await (await operator(client)).post(READING)
    const [order] = await orders()
    await new ReadOrdered(on.engine).handle(order!, new AbortController().signal)
    assert.lengthOf(await orders(), 0)
    assert.equal(await stateOf(client, 'tesis'), 'finished')
    assert.equal((await on.engine.status()).documents, 3)
  }).timeout(20_000)

  test('gets a thread of the worker only until it is executed', async ({ client, assert }) => {
    on.court.addTheses(3)
    assert.isFalse(await ReadOrderedJob.isDue())
    await (await operator(client)).post(READING)
    assert.isTrue(await ReadOrderedJob.isDue())
    await new ReadOrderedJob().handle()
    assert.isFalse(await ReadOrderedJob.isDue())
    assert.equal((await on.engine.status()).documents, 3)
  }).timeout(20_000)

  test('is resumed after the worker was asked to stop', async ({ client, assert }) => {
    on.court.addTheses(3)
    await (await operator(client)).post(READING)
    const [order] = await orders()
    await new ReadOrdered(on.engine).handle(order!, AbortSignal.abort(new Error('told to stop')))
    assert.lengthOf(await orders(), 1)
    assert.equal(await stateOf(client, 'tesis'), 'queued')
  })

  test('is dropped when the source no longer exists', async ({ assert }) => {
    await db.table('source_orders').insert({ source: 'nadie', kind: 'nada', created_at: '2026-11-20 10:00:00.000' })
    const [order] = await orders()
    await new ReadOrdered(on.engine).handle(order!, new AbortController().signal)
    assert.lengthOf(await orders(), 0)
  })
})

test.group('Raw response of a rejected record', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    return () => on.close()
  })
  const recordOf = (externalId: string) => db.from('source_records').where('external_id', externalId).firstOrFail()
  const addressOf = (id: number) => `/settings/sources/rejected/${id}/answer`

  test('is downloaded unaltered and never rendered', async ({ client, assert }) => {
    on.court.addTheses(3).theses.set(2_990_002, thesis(2_990_002, { texto: '', rubro: '<script>alert(1)</script>' }))
    await on.read()
    const session = await signedIn(client, await person({ isAdmin: true }))
    const answer = await session.get(addressOf((await recordOf('2990002')).id))
    assert.equal(answer.status(), 200)
    assert.equal(answer.header('content-type'), 'application/octet-stream')
    assert.match(answer.header('content-disposition') ?? '', /^attachment; filename="scjn-tesis-2990002\.json"$/)
    assert.equal(JSON.parse(answer.body().toString()).idTesis, 2_990_002)
  })

  test('is the latest one read', async ({ client, assert }) => {
    on.court.theses.set(2_990_002, thesis(2_990_002, { texto: '', anio: 2021 }))
    await on.read()
    on.court.theses.set(2_990_002, thesis(2_990_002, { texto: '', anio: 2022 }))
    await on.read({ full: true })
    const session = await signedIn(client, await person({ isAdmin: true }))
    const answer = await session.get(addressOf((await recordOf('2990002')).id))
    assert.equal(JSON.parse(answer.body().toString()).anio, 2022)
  })

  test('is withheld when a name in the record is masked, since it contains the name', async ({ client, assert }) => {
    on.court.theses.set(2_990_002, thesis(2_990_002, { rubro: 'AMPARO DE FULGENCIA INVENTADA PEÑA.' }))
    await on.read()
    await maskInDocument('scjn', 'tesis-2990002', 'Fulgencia Inventada Peña')
    on.court.theses.set(2_990_002, thesis(2_990_002, { rubro: 'AMPARO DE FULGENCIA INVENTADA PEÑA.', texto: '' }))
    await on.read({ full: true })
    const record = await recordOf('2990002')
    assert.equal(record.state, 'rejected')
    const session = await signedIn(client, await person({ isAdmin: true }))
    assert.equal((await session.get(addressOf(record.id)).accept('json')).status(), 404)
  })

  test('is limited to operators, to rejected records and to stored responses', async ({ client, assert }) => {
    on.court.addTheses(2).theses.set(2_990_002, thesis(2_990_002, { texto: '' }))
    await on.read()
    const rejected = await recordOf('2990002')
    const { owner, workspace } = await firm()
    const lawyer = await signedIn(client, owner, workspace)
    assert.equal((await lawyer.get(addressOf(rejected.id)).accept('json')).status(), 403)
    const session = await signedIn(client, await person({ isAdmin: true }))
    for (const id of [(await recordOf('2990001')).id, 999_999, 'x'])
      assert.equal((await session.get(addressOf(id as number)).accept('json')).status(), 404, String(id))
    await db.from('source_records').where('id', rejected.id).update({ external_id: '2990099' })
    assert.equal((await session.get(addressOf(rejected.id)).accept('json')).status(), 404)
  })
})
