import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { drainOutbox } from '#app/core/outbox/drain_outbox'
import { MAX_TRIES, onOutbox, putInOutbox } from '#app/core/outbox/outbox'

test.group('Message outbox', (group) => {
  let effects: unknown[] = []
  let failures = 0
  group.each.setup(() => {
    effects = []
    failures = 0
    clock.freeze('2026-11-20T10:00:00Z')
    onOutbox('test.effect', async (payload, id) => {
      if (failures-- > 0) throw new Error('mailbox full')
      effects.push({ ...payload, id })
    })
    return testUtils.db().wrapInGlobalTransaction()
  })
  const put = (payload = {}, notBefore = clock.now()) =>
    db.transaction((trx) => putInOutbox(trx, 'test.effect', payload, notBefore))
  const message = () => db.from('outbox_messages').orderBy('id', 'desc').firstOrFail()

  test('delivers a message once, with its payload', async ({ assert }) => {
    await put({ to: 'ana@ejemplo.mx' })
    assert.equal(await drainOutbox(), 1)
    assert.equal(await drainOutbox(), 0)
    const { id, tries, delivered_at } = await message()
    assert.deepEqual(effects, [{ to: 'ana@ejemplo.mx', id }])
    assert.deepEqual([Number(tries), String(delivered_at)], [1, '2026-11-20 10:00:00.000'])
  })

  test('delivers messages in the order of insertion', async ({ assert }) => {
    for (const number of [1, 2, 3]) await put({ number })
    await drainOutbox()
    assert.deepEqual(
      effects.map((effect) => (effect as { number: number }).number),
      [1, 2, 3]
    )
  })

  test('has no message of a rolled-back transaction', async ({ assert }) => {
    const work = db.transaction(async (trx) => {
      await putInOutbox(trx, 'test.effect', {})
      throw new Error('undone')
    })
    await assert.rejects(() => work, 'undone')
    assert.equal(await drainOutbox(), 0)
  })

  test('holds a scheduled message until its time', async ({ assert }) => {
    await put({}, clock.now().plus({ minutes: 5 }))
    assert.equal(await drainOutbox(), 0)
    clock.advance({ minutes: 5 })
    assert.equal(await drainOutbox(), 1)
  })

  test('retries a failed message after 2, 4, 8 … seconds', async ({ assert }) => {
    failures = 3
    await put()
    for (const seconds of [2, 4, 8]) {
      assert.equal(await drainOutbox(), 0)
      clock.advance({ seconds: seconds - 1 })
      const { tries } = await message()
      await drainOutbox()
      assert.equal((await message()).tries, tries, 'not before its time')
      clock.advance({ seconds: 1 })
    }
    assert.equal((await message()).last_error, 'mailbox full')
    assert.equal(await drainOutbox(), 1)
  })

  test('sets a message aside after exactly ten attempts', async ({ assert }) => {
    failures = Infinity
    let made = 0
    onOutbox('test.effect', async () => {
      made++
      throw new Error('no such address')
    })
    await put()
    for (let round = 0; round < 20; round++) {
      await drainOutbox()
      clock.advance({ hours: 2 })
    }
    const { tries, set_aside_at, delivered_at, last_error } = await message()
    assert.deepEqual([made, Number(tries), delivered_at, last_error], [MAX_TRIES, 10, null, 'no such address'])
    assert.isNotNull(set_aside_at)
  })

  test('repeats a message whose process was killed before it was marked as delivered', async ({ assert }) => {
    await put({ to: 'ana@ejemplo.mx' })
    await drainOutbox()
    await db.from('outbox_messages').update({ delivered_at: null })
    clock.advance({ seconds: 2 })
    assert.equal(await drainOutbox(), 1)
    assert.lengthOf(effects, 2)
  })

  test('sets aside a message that kills the process at every attempt', async ({ assert }) => {
    await put()
    await db.from('outbox_messages').update({ tries: MAX_TRIES })
    assert.equal(await drainOutbox(), 0)
    assert.deepEqual(effects, [])
    assert.isNotNull((await message()).set_aside_at)
  })

  test('delivers a message once when two processes run at the same time', async ({ assert }) => {
    await put()
    await Promise.all([drainOutbox(), drainOutbox(), drainOutbox()])
    assert.lengthOf(effects, 1)
  })

  test('treats a message without a handler as failed', async ({ assert }) => {
    await db.transaction((trx) => putInOutbox(trx, 'test.unknown', {}))
    assert.equal(await drainOutbox(), 0)
    assert.equal((await message()).last_error, 'no handler for test.unknown')
  })

  test('stops between two messages on request', async ({ assert }) => {
    for (const number of [1, 2, 3]) await put({ number })
    assert.equal(await drainOutbox(() => effects.length === 2), 2)
    assert.equal(await drainOutbox(), 1)
  })
})
