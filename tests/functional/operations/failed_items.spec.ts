import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { MAX_TRIES, dueAgain, eachItem } from '#app/core/jobs/each_item'
import { forgetHang, recordHang } from '#app/core/jobs/hung_jobs'
import { runCommand } from '#tests/helpers/command'

const NOW = '2026-11-20T15:00:00Z'

const fail = (id: number) =>
  eachItem({ job: 'test.failing', ids: [id], work: () => Promise.reject(new Error(`la fila ${id} está dañada`)) })

test.group('Command jobs:failures', (group) => {
  group.each.setup(async () => {
    clock.freeze(NOW)
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      clock.restore()
      await rollback()
    }
  })

  test('says that nothing failed', async ({ assert }) => {
    const { out, code } = await runCommand(['jobs:failures'])
    assert.equal(code, 0)
    assert.include(out, 'Ningún trabajo tiene elementos con error.')
  })

  test('lists what was set aside before what is tried again soon, with reason and tries', async ({ assert }) => {
    await fail(7)
    for (let tries = 0; tries < MAX_TRIES; tries++) await fail(8)
    const lines = (await runCommand(['jobs:failures'])).out.split('\n').filter((line) => line.includes('test.failing'))
    assert.lengthOf(lines, 2)
    assert.match(lines[0]!, /8 +10 +apartado +la fila 8 está dañada/)
    assert.match(lines[1]!, /7 +1 +2026-11-20T15:00Z +la fila 7 está dañada/)
    const { total, items } = JSON.parse((await runCommand(['jobs:failures', '--json'])).out)
    assert.equal(total, 2)
    assert.deepEqual(
      items.map(({ item, isSetAside }: { item: number; isSetAside: boolean }) => [item, isSetAside]),
      [
        [8, true],
        [7, false],
      ]
    )
    assert.include((await runCommand(['jobs:failures', '--language=en'])).out, 'set aside')
  })

  test('lists a heavy job that hung until it has run to its end', async ({ assert }) => {
    const listed = async () => JSON.parse((await runCommand(['jobs:failures', '--json'])).out).items
    await recordHang('sync_source_job scjn', 'one of its jobs hangs')
    await recordHang('sync_source_job scjn', 'one of its jobs hangs')
    const [item, ...others] = await listed()
    assert.isEmpty(others)
    const { job, tries, reason, isSetAside } = item
    const told = { job: 'hung: sync_source_job scjn', tries: 2, reason: 'one of its jobs hangs', isSetAside: false }
    assert.deepEqual({ job, tries, reason, isSetAside }, told)
    await forgetHang('sync_source_job scjn')
    assert.isEmpty(await listed())
  })

  test('has one item tried again, or all', async ({ assert }) => {
    await fail(7)
    await fail(8)
    const { id } = await db.from('job_failures').where('item_id', 8).firstOrFail()
    assert.include((await runCommand(['jobs:failures', `--retry=${id}`])).out, '1 elemento se reintentará.')
    assert.deepEqual(await dueAgain('test.failing'), [8])
    assert.include((await runCommand(['jobs:failures', '--retry=all'])).out, '2 elementos se reintentarán.')
    assert.sameMembers(await dueAgain('test.failing'), [7, 8])
  })

  test('refuses the number of no item', async ({ assert }) => {
    await fail(7)
    for (const asked of ['999999', 'x', '1.5']) {
      const { err, out, code } = await runCommand(['jobs:failures', `--retry=${asked}`])
      assert.equal(code, 1)
      assert.include(out + err, `No hay ningún elemento con el número «${asked}».`)
    }
    assert.deepEqual(await dueAgain('test.failing'), [])
  })
})
