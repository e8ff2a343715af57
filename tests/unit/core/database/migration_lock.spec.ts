import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { whileAlone } from '#app/core/database/migration_lock'

/** Work that goes on until it is told to end. */
function openWork() {
  let end = () => {}
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const hasEnded = new Promise<void>((resolve) => (end = resolve))
  const work = () => {
    begun()
    return hasEnded
  }
  return { work, hasBegun, end: () => end() }
}

test.group('Migration lock', (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foja-migration-lock-'))
    return () => rm(folder, { recursive: true })
  })

  test('lets the second wait until the first has ended', async ({ assert }) => {
    const first = openWork()
    const order: string[] = []
    const running = whileAlone(first.work, folder).then(() => order.push('first'))
    await first.hasBegun
    let looks = 0
    const second = whileAlone(async () => void order.push('second'), folder, {
      patienceMs: 1_000,
      now: () => 0,
      async sleep() {
        if (++looks === 3) first.end()
        if (looks >= 3) await running
      },
    })
    await Promise.all([running, second])
    assert.isAtLeast(looks, 3)
    assert.deepEqual(order, ['first', 'second'])
  })

  test('refuses with a sentence after waiting in vain, and does nothing', async ({ assert }) => {
    const first = openWork()
    const running = whileAlone(first.work, folder)
    await first.hasBegun
    const time = { now: 0 }
    let wasDone = false
    const waiting = {
      patienceMs: 600_000,
      now: () => time.now,
      async sleep(milliseconds: number) {
        time.now += milliseconds
      },
    }
    await assert.rejects(
      () => whileAlone(async () => void (wasDone = true), folder, waiting),
      /^Another process is migrating the database of this installation and has not ended\. Nothing was changed/
    )
    assert.isFalse(wasDone)
    assert.equal(time.now, 600_000)
    first.end()
    await running
  })

  test('is free again after work that failed', async ({ assert }) => {
    await assert.rejects(() => whileAlone(() => Promise.reject(new Error('no table')), folder), /no table/)
    assert.equal(await whileAlone(async () => 'done', folder), 'done')
  })
})
