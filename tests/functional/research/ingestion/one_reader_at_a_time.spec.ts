import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { acquireLock } from '#app/core/jobs/lock'
import { toSqlInstant } from '#app/core/models/columns'
import { INDEX_LOCK } from '#app/research/ingestion/indexing/index_changes'
import { ground } from './ground.js'
import type { Ground } from './ground.js'

test.group('Exclusive source import', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    on.court.addTheses(3)
    return () => on.close()
  })

  test('refuses a second run of the same document type, but not of another', async ({ assert }) => {
    const lock = await acquireLock('ingest:scjn:tesis')
    assert.isNull(await on.read())
    assert.equal((await on.read({ kind: 'engrose' })).state, 'finished', 'the court says that it has no rulings')
    await lock!.release()
    assert.equal((await on.read()).stored, 3)
  })

  test('can run again at once after being killed', async ({ assert }) => {
    const lock = await acquireLock('ingest:scjn:tesis')
    const { holder } = await db.from('job_locks').where('name', lock!.name).firstOrFail()
    const { pid } = spawnSync(process.execPath, ['--version'])
    await db
      .from('job_locks')
      .where('name', lock!.name)
      .update({ holder: holder.replace(/\.\d+\./, `.${pid}.`) })
    assert.equal((await on.read()).state, 'finished')
  })

  test('waits for the lock of a run killed on another machine to expire', async ({ assert }) => {
    const expires = toSqlInstant(clock.now().plus({ seconds: 20 }))
    await db.table('job_locks').insert({ name: 'ingest:scjn:tesis', holder: 'elsewhere.123.abc', expires_at: expires })
    assert.isNull(await on.read())
    clock.freeze(clock.now().plus({ seconds: 21 }))
    assert.equal((await on.read()).state, 'finished')
  })

  test('writes nothing more once its lock was taken over', async ({ assert }) => {
    let isTaken = false
    on.court.onRecord = () => {
      if (isTaken) return
      isTaken = true
      void db.from('job_locks').where('name', 'ingest:scjn:tesis').update({ holder: 'another' }).exec()
    }
    const run = await on.read()
    assert.deepEqual([run.state, run.failure, run.stored], ['failed', 'lockLost', 0])
    assert.equal(Number((await db.from('legal_documents').count('* as count'))[0].count), 0)
  })

  test('stores records while another process writes the index, which catches up later', async ({ assert }) => {
    const lock = await acquireLock(INDEX_LOCK)
    assert.equal((await on.read()).stored, 3)
    assert.equal((await on.engine.status()).documents, 0)

    await lock!.release()
    assert.equal((await on.read()).unchanged, 3)
    assert.equal((await on.engine.status()).documents, 3)
  })
})
