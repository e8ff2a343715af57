import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  assertTriesLeft,
  countTry,
  forgetTries,
  setLimitStore,
  TooManyTries,
  type Limit,
} from '#app/core/limits/rate_limiter'
import { queriesOf } from '#tests/helpers/queries'

/** A limit that no other test counts in. */
const limit = (over: Partial<Limit> = {}): Limit => ({ name: randomUUID(), points: 3, seconds: 60, ...over })

async function refusal(act: () => Promise<void>): Promise<TooManyTries | null> {
  return act().then(
    () => null,
    (error) => error
  )
}

test.group('Rate limiter', () => {
  test('allows exactly the given number of attempts', async ({ assert }) => {
    const three = limit()
    for (let count = 1; count <= 3; count++) assert.isNull(await refusal(() => countTry(three, 'a')))
    const refused = await refusal(() => countTry(three, 'a'))
    assert.instanceOf(refused, TooManyTries)
    assert.equal(refused!.status, 429)
    assert.isAtLeast(refused!.retryAfter, 59)
    assert.isAtMost(refused!.retryAfter, 60)
  })

  test('does not consume an attempt when asked how many are left', async ({ assert }) => {
    const three = limit()
    for (let count = 1; count <= 10; count++) await assertTriesLeft(three, 'a')
    assert.isNull(await refusal(() => countTry(three, 'a')))
    await countTry(three, 'a')
    assert.isNull(await refusal(() => assertTriesLeft(three, 'a')))
    await countTry(three, 'a')
    assert.instanceOf(await refusal(() => assertTriesLeft(three, 'a')), TooManyTries)
  })

  test('counts each key and each limit separately', async ({ assert }) => {
    const [one, other] = [limit({ points: 1 }), limit({ points: 1 })]
    await countTry(one, 'a')
    assert.isNull(await refusal(() => countTry(one, 'b')))
    assert.isNull(await refusal(() => countTry(other, 'a')))
    assert.instanceOf(await refusal(() => countTry(one, 'a')), TooManyTries)
  })

  test('stays locked for its own time once spent', async ({ assert }) => {
    const strict = limit({ points: 1, seconds: 10, blockSeconds: 500 })
    await countTry(strict, 'a')
    const refused = await refusal(() => countTry(strict, 'a'))
    assert.isAbove(refused!.retryAfter, 490)
  })

  test('opens when its attempts are cleared', async ({ assert }) => {
    const one = limit({ points: 1 })
    await countTry(one, 'a')
    await forgetTries(one, 'a')
    assert.isNull(await refusal(() => countTry(one, 'a')))
  })

  test('opens when its time is over', async ({ assert, cleanup }) => {
    const { now } = Date
    cleanup(() => void (Date.now = now))
    const short = limit({ points: 1, seconds: 1 })
    await countTry(short, 'a')
    assert.instanceOf(await refusal(() => countTry(short, 'a')), TooManyTries)
    Date.now = () => now() + 1_001
    assert.isNull(await refusal(() => countTry(short, 'a')))
  })

  test('goes on counting in memory while the database takes no writes', async ({ assert, cleanup }) => {
    setLimitStore('database')
    const client = db.connection().getWriteClient() as unknown as { client: { query: unknown } }
    const working = client.client.query
    client.client.query = () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))
    cleanup(() => {
      client.client.query = working
      setLimitStore('memory')
    })
    const one = limit({ points: 1 })
    assert.isNull(await refusal(() => countTry(one, 'a')))
    assert.instanceOf(await refusal(() => countTry(one, 'a')), TooManyTries)
  })

  test('writes nothing when its counters are kept in memory', async ({ assert }) => {
    setLimitStore('database')
    const one = limit({ points: 1, inMemory: true })
    assert.isEmpty(await queriesOf(() => countTry(one, 'a')))
    setLimitStore('memory')
  })
})
