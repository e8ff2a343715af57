import { spawn, spawnSync } from 'node:child_process'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { LockLost } from '#app/core/errors/lock_lost'
import { LOCK_SECONDS, acquireLock, heldLocks } from '#app/core/jobs/lock'
import { isKnownDead, newHolder } from '#app/core/jobs/lock_holder'
import { emptyDatabase } from '#tests/helpers/database'

test.group('Job locks', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    clock.freeze('2026-11-20T10:00:00Z')
    return emptyDatabase
  })

  test('have one holder at a time', async ({ assert }) => {
    const lock = await acquireLock('night')
    assert.isNotNull(lock)
    assert.isNull(await acquireLock('night'))
    assert.isNotNull(await acquireLock('day'))

    await lock!.release()
    assert.isNotNull(await acquireLock('night'))
  })

  test('are given to one of many concurrent requests', async ({ assert }) => {
    const taken = await Promise.all(Array.from({ length: 30 }, () => acquireLock('night')))
    assert.lengthOf(taken.filter(Boolean), 1)

    clock.advance({ seconds: LOCK_SECONDS + 1 })
    const again = await Promise.all(Array.from({ length: 30 }, () => acquireLock('night')))
    assert.lengthOf(again.filter(Boolean), 1)
  })

  test('are taken over on expiry, and the former holder notices', async ({ assert }) => {
    const lock = await acquireLock('night')
    clock.advance({ seconds: LOCK_SECONDS })
    assert.isNull(await acquireLock('night'))
    clock.advance({ seconds: 1 })
    const successor = await acquireLock('night')
    assert.isNotNull(successor)

    await assert.rejects(() => lock!.renew(), LockLost)
    await lock!.release()
    assert.isTrue((await heldLocks()).has('night'), 'who lost it does not release it')
    await successor!.renew()
  })

  test('are kept while renewed', async ({ assert }) => {
    const lock = await acquireLock('night')
    for (let renewals = 0; renewals < 5; renewals++) {
      clock.advance({ seconds: LOCK_SECONDS - 1 })
      await lock!.renew()
      assert.isNull(await acquireLock('night'))
    }
  })

  test('roll back a transaction whose lock was lost', async ({ assert }) => {
    const lock = await acquireLock('night')
    await db.from('job_locks').where('name', 'night').update({ holder: 'another' })
    const work = db.transaction(async (trx) => {
      await trx.table('counters').insert({ name: 'work', value: 1 })
      await lock!.renew(trx)
    })
    await assert.rejects(() => work, LockLost)
    assert.lengthOf(await db.from('counters'), 0)
  })

  test('are taken over at once from a dead process of this machine', async ({ assert }) => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    await acquireLock('night')
    await db.from('job_locks').update({ holder: newHolder().replace(/\.\d+\./, `.${pid}.`) })
    assert.deepEqual([...(await heldLocks())], [])
    assert.isNotNull(await acquireLock('night'))
  })

  test('are respected for a living process and for other machines', ({ assert, cleanup }) => {
    const child = spawn('sleep', ['60'])
    cleanup(() => void child.kill())
    assert.isFalse(isKnownDead(newHolder()))
    assert.isFalse(isKnownDead(newHolder().replace(/\.\d+\./, `.${child.pid}.`)))
    const { pid } = spawnSync(process.execPath, ['--version'])
    assert.isFalse(isKnownDead(`0123456789ab.${pid}.aaaa`))
  })
})
