import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import research from '#config/research'
import { clock } from '#app/core/clock'
import { countsOf, documents, ground, records } from './ground.js'
import type { Ground } from './ground.js'
import { thesis } from './stand_in.js'

const ID = 2_990_001

test.group('Import of saved responses', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    return () => on.close()
  })

  /** Saves an answer by hand, as of a moment. */
  async function save(name: string, body: string, at = clock.now().toJSDate()) {
    const folder = join(on.folder, 'saved', 'scjn', 'tesis')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), body)
    await utimes(join(folder, name), at, at)
  }
  const readSaved = (order = {}) => on.read({ from: join(on.folder, 'saved'), mirror: 'http://127.0.0.1:9', ...order })

  test('reads them without a network and rejects the invalid ones', async ({ assert }) => {
    await save(`${ID}.json`, JSON.stringify(thesis(ID)))
    await save(`${ID + 1}.html`, '<html></html>')
    await save(`${ID + 2}.json`, '{"idTesis":')
    const run = await readSaved()
    assert.equal(run.state, 'finished')
    assert.deepEqual(countsOf(run), { fetched: 3, stored: 1, unchanged: 0, rejected: 2, failed: 0 })
    assert.equal((await on.search('inquilina')).total, 1)
    assert.equal((await records())[ID + 1], 'rejected notJson: markup')
  })

  test('changes nothing when repeated', async ({ assert }) => {
    await save(`${ID}.json`, JSON.stringify(thesis(ID)))
    await readSaved()
    const before = await documents()
    assert.deepEqual(countsOf(await readSaved()), { fetched: 1, stored: 0, unchanged: 1, rejected: 0, failed: 0 })
    assert.deepEqual(await documents(), before)
  })

  test('rewrites all of them in a full run, as after a better parser', async ({ assert }) => {
    on.court.addTheses(3)
    await on.read()
    await db.from('legal_documents').update({ title: 'Como lo leía el intérprete anterior' })
    const again = { from: research.rawFolder, mirror: 'http://127.0.0.1:9' }
    assert.equal((await on.read(again)).unchanged, 3)

    assert.equal((await on.read({ ...again, full: true })).stored, 3)
    assert.notInclude(
      (await documents()).map(({ title }) => title),
      'Como lo leía el intérprete anterior'
    )
    assert.equal((await on.search('arrendamiento')).total, 3)
  })

  test('keeps the newest of several responses for a record, in any reading order', async ({ assert }) => {
    on.court.addTheses(1)
    await on.read()
    on.court.theses.set(ID, thesis(ID, { rubro: 'RUBRO CORREGIDO.' }))
    await on.read()

    for (const full of [false, true]) {
      await on.read({ from: research.rawFolder, full })
      assert.deepEqual(
        (await documents()).map(({ title }) => title),
        ['RUBRO CORREGIDO.']
      )
    }
    await db.from('citation_keys').delete()
    await db.from('legal_documents').delete()
    await db.from('source_records').delete()
    await on.read({ from: research.rawFolder })
    assert.deepEqual(
      (await documents()).map(({ title }) => title),
      ['RUBRO CORREGIDO.']
    )
  })

  test('does not replace a fetched response with an older saved one', async ({ assert }) => {
    on.court.addTheses(1)
    await save(
      `${ID}.json`,
      JSON.stringify(thesis(ID, { rubro: 'RUBRO DE ANTES.' })),
      clock.now().minus({ days: 1 }).toJSDate()
    )
    await on.read()
    const before = await documents()
    assert.deepEqual(countsOf(await readSaved({ full: true })), {
      fetched: 1,
      stored: 0,
      unchanged: 0,
      rejected: 0,
      failed: 0,
    })
    assert.deepEqual(await documents(), before)
  })

  test('only checks for changes of a record read from a saved response', async ({ assert }) => {
    on.court.addTheses(3)
    await on.read()
    await db.from('citation_keys').delete()
    await db.from('legal_documents').delete()
    await db.from('source_records').delete()
    await on.read({ from: research.rawFolder })
    on.court.forget()
    assert.equal((await on.read()).unchanged, 3)
    assert.deepEqual(on.court.bodies, [])
  })

  test('reports a damaged file and loses nothing else', async ({ assert }) => {
    await save(`${ID}.json`, JSON.stringify(thesis(ID)))
    await save('000001.jsonl.gz', 'no es un archivo comprimido')
    const damage: string[] = []
    const run = await on.read({ from: join(on.folder, 'saved') }, { onDamage: (file) => damage.push(file) })
    assert.deepEqual([run.stored, damage], [1, ['000001.jsonl.gz']])
  })

  test('honours limit and date', async ({ assert }) => {
    for (let place = 0; place < 5; place++)
      await save(`${ID + place}.json`, JSON.stringify(thesis(ID + place, { anio: 2020 + place })))
    assert.equal((await readSaved({ since: '2023-01-01' })).stored, 2)
    assert.equal((await readSaved({ limit: 2 })).fetched, 2)
  })
})
