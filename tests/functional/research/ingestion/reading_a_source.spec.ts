import emitter from '@adonisjs/core/services/emitter'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { readRaw } from '#sources/raw_store'
import research from '#config/research'
import SourceSynced from '#app/research/events/source_synced'
import { countsOf, documents, ground, records } from './ground.js'
import type { Ground } from './ground.js'
import { ruling, thesis } from './stand_in.js'

test.group('Reading a source', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    return () => on.close()
  })

  test('a first run stores every record, and searches find it', async ({ assert }) => {
    on.court.addTheses(450)
    const run = await on.read()

    assert.equal(run.state, 'finished')
    assert.deepEqual(countsOf(run), { fetched: 450, stored: 450, unchanged: 0, rejected: 0, failed: 0 })
    assert.deepEqual([run.listed, run.planned], [450, 450])
    assert.lengthOf(await documents(), 450)
    assert.equal((await on.search('depósito')).total, 450)
    assert.equal((await on.search('"ficticio número 2990007"')).total, 1)
  })

  test('each kind is read by itself', async ({ assert }) => {
    on.court.addTheses(2).rulings.set(501, ruling(501))
    const run = await on.read({ kind: 'engrose' })
    assert.deepEqual(countsOf(run), { fetched: 1, stored: 1, unchanged: 0, rejected: 0, failed: 0 })
    assert.deepEqual(
      (await documents()).map(({ external_id }) => external_id),
      ['501']
    )
  })

  test('answers are kept as they came', async ({ assert }) => {
    on.court.addTheses(3)
    await on.read()
    const kept = []
    for await (const page of readRaw(research.rawFolder, { source: 'scjn', kind: 'tesis' }))
      kept.push(JSON.parse(Buffer.from(page.body).toString()))
    assert.deepEqual(kept, [...on.court.theses.values()].reverse())
  })

  test('the keys by which others cite a document follow it', async ({ assert }) => {
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

  test('a second run reads no body and changes nothing', async ({ assert }) => {
    on.court.addTheses(210)
    await on.read()
    const before = await documents()
    on.court.forget()
    const run = await on.read()

    assert.deepEqual(on.court.bodies, [])
    assert.deepEqual(countsOf(run), { fetched: 0, stored: 0, unchanged: 210, rejected: 0, failed: 0 })
    assert.deepEqual(await documents(), before)
  })

  test('after one correction and one new thesis, exactly two bodies are read, stored and indexed', async ({
    assert,
  }) => {
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

  test('the newest known records are asked again, and all of them in a full run', async ({ assert }) => {
    on.court.addTheses(20)
    await on.read()
    research.recheck = 5
    on.court.forget()
    assert.equal((await on.read()).unchanged, 5)
    assert.notInclude(on.court.asked, 'tesis/2990001')
    assert.equal((await on.read({ full: true })).unchanged, 20)
  })

  test('an answer that only looks new is not written again', async ({ assert }) => {
    on.court.addTheses(2)
    await on.read()
    const before = await documents()
    await db.from('source_records').update({ etag: null })
    const run = await on.read()
    assert.deepEqual(countsOf(run), { fetched: 2, stored: 0, unchanged: 2, rejected: 0, failed: 0 })
    assert.deepEqual(await documents(), before)
  })

  test('a limit ends the run', async ({ assert }) => {
    on.court.addTheses(9)
    const run = await on.read({ limit: 4 })
    assert.deepEqual([run.state, run.stored, run.planned], ['finished', 4, 4])
  })

  test('only what was published since a day is read', async ({ assert }) => {
    on.court.addTheses(3).theses.set(2_990_500, thesis(2_990_500, { anio: 2026 }))
    await on.read({ since: '2025-01-01' })
    assert.deepEqual(
      (await documents()).map(({ external_id }) => external_id),
      ['2990500']
    )
  })

  test('progress is told: the plan, each record, the counts', async ({ assert }) => {
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

  test('the end of a run is told as an event', async ({ assert, cleanup }) => {
    const events = emitter.fake([SourceSynced])
    cleanup(() => emitter.restore())
    on.court.addTheses(1)
    const run = await on.read()
    events.assertEmitted(SourceSynced, ({ data }) => data.run.id === run.id && data.run.state === 'finished')
    assert.equal(run.stored, 1)
  })

  test('every record says what became of it', async ({ assert }) => {
    on.court.addTheses(2)
    await on.read()
    assert.deepEqual(await records(), { 2990001: 'stored', 2990002: 'stored' })
  })
})
