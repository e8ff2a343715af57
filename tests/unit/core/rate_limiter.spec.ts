import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import {
  assertTriesLeft,
  countTry,
  forgetTries,
  keepLimitsIn,
  TooManyTries,
  type Limit,
} from '#app/core/limits/rate_limiter'

/** A limit that no other test counts in. */
const limit = (over: Partial<Limit> = {}): Limit => ({ name: randomUUID(), points: 3, seconds: 60, ...over })

async function refusal(act: () => Promise<void>): Promise<TooManyTries | null> {
  return act().then(
    () => null,
    (error) => error
  )
}

test.group('A limit', (group) => {
  group.each.setup(() => keepLimitsIn('memory'))

  test('lets through as many tries as it has and no more', async ({ assert }) => {
    const three = limit()
    for (let count = 1; count <= 3; count++) assert.isNull(await refusal(() => countTry(three, 'a')))
    const refused = await refusal(() => countTry(three, 'a'))
    assert.instanceOf(refused, TooManyTries)
    assert.equal(refused!.status, 429)
    assert.isAtLeast(refused!.retryAfter, 59)
    assert.isAtMost(refused!.retryAfter, 60)
  })

  test('asking whether tries are left takes none', async ({ assert }) => {
    const three = limit()
    for (let count = 1; count <= 10; count++) await assertTriesLeft(three, 'a')
    assert.isNull(await refusal(() => countTry(three, 'a')))
    await countTry(three, 'a')
    assert.isNull(await refusal(() => assertTriesLeft(three, 'a')))
    await countTry(three, 'a')
    assert.instanceOf(await refusal(() => assertTriesLeft(three, 'a')), TooManyTries)
  })

  test('counts each key and each limit by itself', async ({ assert }) => {
    const [one, other] = [limit({ points: 1 }), limit({ points: 1 })]
    await countTry(one, 'a')
    assert.isNull(await refusal(() => countTry(one, 'b')))
    assert.isNull(await refusal(() => countTry(other, 'a')))
    assert.instanceOf(await refusal(() => countTry(one, 'a')), TooManyTries)
  })

  test('stays closed for its own time once it is spent', async ({ assert }) => {
    const strict = limit({ points: 1, seconds: 10, blockSeconds: 500 })
    await countTry(strict, 'a')
    const refused = await refusal(() => countTry(strict, 'a'))
    assert.isAbove(refused!.retryAfter, 490)
  })

  test('opens when its tries are forgotten', async ({ assert }) => {
    const one = limit({ points: 1 })
    await countTry(one, 'a')
    await forgetTries(one, 'a')
    assert.isNull(await refusal(() => countTry(one, 'a')))
  })

  test('opens when its time is over', async ({ assert }) => {
    const short = limit({ points: 1, seconds: 1 })
    await countTry(short, 'a')
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    assert.isNull(await refusal(() => countTry(short, 'a')))
  })
})
