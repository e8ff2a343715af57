import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { casesToRevisit } from '#app/judiciary/actions/revisit_cases'
import { bench, type BenchGround } from './bench.js'

test.group('Recheck of known cases', (group) => {
  let on: BenchGround
  group.each.setup(async () => {
    on = await bench()
    return () => on.close()
  })

  test('requests cases as the source expects, longest unchecked first, and skips long-closed ones', async ({
    assert,
  }) => {
    assert.isNull(await casesToRevisit('2025-11-01'))
    const folder = `${on.folder}/demo`
    await on.cjf.writeDemo!(folder)
    await on.read({ kind: 'expediente', from: folder }, {}, on.cjf)
    const all = await db
      .from('legal_documents')
      .where({ source: 'cjf', kind: 'expediente' })
      .select('url', 'published_on')
    const open = all.filter(({ published_on: day }) => day >= '2025-11-01')
    const asked = (await casesToRevisit('2025-11-01'))!.split(' ')
    assert.lengthOf(asked, open.length)
    assert.isBelow(open.length, all.length)
    assert.match(asked[0], /^902\d\d:\d+:\d+\/\d{4}:0$/)
    assert.lengthOf((await casesToRevisit('2020-01-01', 3))!.split(' '), 3)
  })

  test('records unusable folder rows with their reasons and stores the rest', async ({ assert }) => {
    const folder = fileURLToPath(new URL('../../../sources/cjf/tests/folder/', import.meta.url))
    const run = await on.read({ kind: 'sentencia', folder }, {}, on.cjf)
    assert.deepEqual([run.state, run.stored, run.failed], ['finished', 2, 5])
    const rows = await db.from('source_records').where({ source: 'cjf', state: 'failed' }).orderBy('external_id')
    assert.deepEqual(
      rows.map(({ external_id: id, reason }) => `${id} ${reason.split(':')[0]}`),
      ['fila-4 missingFile', 'fila-5 missingId', 'fila-6 impossibleDate', 'fila-7 missingFile', 'fila-8 unreadableFile']
    )
  })
})
