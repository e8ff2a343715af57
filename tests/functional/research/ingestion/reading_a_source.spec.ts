import emitter from '@adonisjs/core/services/emitter'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { readRaw } from '#sources/raw/raw_store'
import research from '#config/research'
import SourceSynced from '#app/research/events/source_synced'
import { countsOf, documents, ground, records } from './ground.js'
import type { Ground } from './ground.js'
import { ruling, thesis } from './stand_in.js'

test.group('Source import', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    return () => on.close()
  })

  test('stores every record on the first run and makes it searchable', async ({ assert }) => {
    on.court.addTheses(450)
    const run = await on.read()

    assert.equal(run.state, 'finished')
    assert.deepEqual(countsOf(run), { fetched: 450, stored: 450, unchanged: 0, rejected: 0, failed: 0 })
    assert.deepEqual([run.listed, run.planned], [450, 450])
    assert.lengthOf(await documents(), 450)
    assert.equal((await on.search('depósito')).total, 450)
    assert.equal((await on.search('"ficticio número 2990007"')).total, 1)
  })

  test('imports each document type separately', async ({ assert }) => {
    on.court.addTheses(2).rulings.set(501, ruling(501))
    const run = await on.read({ kind: 'engrose' })
    assert.deepEqual(countsOf(run), { fetched: 1, stored: 1, unchanged: 0, rejected: 0, failed: 0 })
    assert.deepEqual(
      (await documents()).map(({ external_id }) => external_id),
      ['501']
    )
  })

  test('stores raw responses unaltered', async ({ assert }) => {
    on.court.addTheses(3)
    await on.read()
    const kept = []
    for await (const page of readRaw(research.rawFolder, { source: 'scjn', kind: 'tesis' }))
      kept.push(JSON.parse(Buffer.from(page.body).toString()))
    assert.deepEqual(kept, [...on.court.theses.values()].reverse())
  })

  test('updates the citation keys with their document', async ({ assert }) => {
    on.court.addTheses(1)
    await on.read()
    const keys = () => db.from('citation_keys').orderBy('citation_key').select('citation_key')
    assert.deepEqual(
      (await keys()).map((row) => row.citation_key),
      ['2990001']
    )

    on.court.theses.set(2_990_001, thesis(2_990_001, { tesis: 'I.99o.C.7 C (11a.)' }))
    await on.read()
    assert.sameMembers(
      (await keys()).map((row) => row.citation_key),
      ['2990001', 'I.99o.C.7 C (11a.)']
    )
  })

  test('fetches no body and changes nothing on a second run', async ({ assert }) => {
    on.court.addTheses(210)
    await on.read()
    const before = await documents()
    on.court.forget()
    const run = await on.read()

    assert.deepEqual(on.court.bodies, [])
    assert.deepEqual(countsOf(run), { fetched: 0, stored: 0, unchanged: 210, rejected: 0, failed: 0 })
    assert.deepEqual(await documents(), before)
  })

  test('fetches, stores and indexes exactly one correction and one new thesis', async ({ assert }) => {
    on.court.addTheses(210)
    await on.read()
    const before = await on.engine.status()
    on.court.forget()
    on.court.theses.set(2_990_042, thesis(2_990_042, { texto: 'Texto corregido por fe de erratas: subarrendamiento.' }))
    on.court.addTheses(1, 2_990_999)
    const run = await on.read()

    assert.sameMembers(on.court.bodies, ['tesis/2990042', 'tesis/2990999'])
    assert.deepEqual(countsOf(run), { fetched: 2, stored: 2, unchanged: 209, rejected: 0, failed: 0 })
    const changed = (await documents()).filter(({ change_seq }) => change_seq > before.lastSeq)
    assert.sameMembers(
      changed.map(({ external_id }) => external_id),
      ['2990042', '2990999']
    )
    const { documents: indexed, lastSeq } = await on.engine.status()
    assert.deepEqual([indexed, lastSeq], [211, before.lastSeq + 2])
    assert.equal((await on.search('subarrendamiento')).total, 1)
  })

  test('rechecks the newest known records, and all of them in a full run', async ({ assert }) => {
    on.court.addTheses(20)
    await on.read()
    research.recheck = 5
    on.court.forget()
    assert.equal((await on.read()).unchanged, 5)
    assert.notInclude(on.court.asked, 'tesis/2990001')
    assert.equal((await on.read({ full: true })).unchanged, 20)
  })

  test('does not rewrite a response that only looks new', async ({ assert }) => {
    on.court.addTheses(2)
    await on.read()
    const before = await documents()
    await db.from('source_records').update({ etag: null })
    const run = await on.read()
    assert.deepEqual(countsOf(run), { fetched: 2, stored: 0, unchanged: 2, rejected: 0, failed: 0 })
    assert.deepEqual(await documents(), before)
  })

  test('stops at its limit', async ({ assert }) => {
    on.court.addTheses(9)
    const run = await on.read({ limit: 4 })
    assert.deepEqual([run.state, run.stored, run.planned], ['finished', 4, 4])
  })

  test('fetches only what was published since the given day', async ({ assert }) => {
    on.court.addTheses(3).theses.set(2_990_500, thesis(2_990_500, { anio: 2026 }))
    await on.read({ since: '2025-01-01' })
    assert.deepEqual(
      (await documents()).map(({ external_id }) => external_id),
      ['2990500']
    )
  })

  test('reports the plan, each record and the counts', async ({ assert }) => {
    on.court.addTheses(3)
    const told: unknown[] = []
    await on.read(
      {},
      {
        onPlan: (plan) => told.push(plan),
        onSeen: (seen) => told.push(seen),
        onCounts: ({ stored }) => told.push({ stored }),
      }
    )
    assert.deepEqual(told, [{ listed: 3, planned: 3, ignored: 0 }, 1, 2, 3, { stored: 3 }])
  })

  test('emits an event at the end of a run', async ({ assert, cleanup }) => {
    const events = emitter.fake([SourceSynced])
    cleanup(() => emitter.restore())
    on.court.addTheses(1)
    const run = await on.read()
    events.assertEmitted(SourceSynced, ({ data }) => data.run.id === run.id && data.run.state === 'finished')
    assert.equal(run.stored, 1)
  })

  test('reports the outcome of every record', async ({ assert }) => {
    on.court.addTheses(2)
    await on.read()
    assert.deepEqual(await records(), { 2990001: 'stored', 2990002: 'stored' })
  })
})
