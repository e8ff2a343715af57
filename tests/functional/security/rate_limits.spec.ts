import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import { emptyDatabase } from '#tests/helpers/database'
import { person, PASSWORD } from '#tests/helpers/people'
import { Visitor } from '#tests/helpers/visitor'

async function atSignIn() {
  const visitor = new Visitor()
  await visitor.open('/login')
  return visitor
}

const LOCKED = { code: 'TOO-MANY', params: {} }

test.group('Wrong password limit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ignores the eleventh wrong password of an account in five minutes', async ({ assert }) => {
    const visitor = await atSignIn()
    const body = { email: 'ana@ejemplo.mx', password: 'otra' }
    for (let count = 1; count <= 10; count++) assert.equal((await visitor.json('post', '/login', body)).status, 401)
    const answer = await visitor.json('post', '/login', body)
    assert.equal(answer.status, 429)
    assert.deepInclude(answer.body, { code: LOCKED.code })
    assert.isAtLeast(Number(answer.headers['retry-after']), 200)
    assert.isAtMost(Number(answer.headers['retry-after']), 300)
  })

  test('says on the page how long to wait', async ({ assert }) => {
    const visitor = await atSignIn()
    const body = { email: 'ana@ejemplo.mx', password: 'otra' }
    for (let count = 1; count <= 10; count++) await visitor.json('post', '/login', body)
    const answer = await visitor.submit('post', '/login', body)
    assert.equal(answer.status, 302)
    assert.isAbove(Number(answer.headers['retry-after']), 0)
    const { page } = await visitor.follow(answer.headers.location!)
    assert.deepEqual(page!.props.notices, { warning: { key: 'access.too_many', values: { minutes: 5 } } })
  })

  test('answers the right password like a wrong one while the account is locked', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = await atSignIn()
    for (let count = 1; count <= 10; count++)
      await visitor.json('post', '/login', { email: user.email, password: 'otra' })
    const wrong = await visitor.json('post', '/login', { email: user.email, password: 'otra' })
    const right = await visitor.json('post', '/login', { email: user.email, password: PASSWORD })
    assert.deepEqual([right.status, right.body], [wrong.status, wrong.body])
    assert.deepEqual(await db.from('sessions').whereNotNull('user_id'), [])
  })

  test('locks an unknown address like a known one, in any spelling', async ({ assert }) => {
    const visitor = await atSignIn()
    const ways = ['nadie@ejemplo.mx', 'NADIE@ejemplo.mx', ' nadie@ejemplo.mx ', 'Nadie@Ejemplo.MX']
    for (let count = 1; count <= 10; count++)
      await visitor.json('post', '/login', { email: ways[count % 4], password: 'otra' })
    for (const email of ways)
      assert.equal((await visitor.json('post', '/login', { email, password: 'otra' })).status, 429)
  })

  test('lets others sign in while an account is locked', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = await atSignIn()
    for (let count = 1; count <= 11; count++)
      await visitor.json('post', '/login', { email: 'ana@ejemplo.mx', password: 'otra' })
    const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    assert.equal(answer.headers.location, '/main')
  })

  test('is reset by the right password', async ({ assert }) => {
    const user = await person({}, true)
    for (let round = 1; round <= 3; round++) {
      const visitor = await atSignIn()
      for (let count = 1; count <= 9; count++) {
        assert.equal((await visitor.json('post', '/login', { email: user.email, password: 'otra' })).status, 401)
      }
      assert.equal(
        (await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })).headers.location,
        '/main'
      )
    }
  })

  test('checks at most ten of many simultaneous attempts', async ({ assert }) => {
    const visitor = await atSignIn()
    const tries = Array.from({ length: 25 }, () =>
      visitor.json('post', '/login', { email: 'ana@ejemplo.mx', password: 'otra' })
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 401),
      10
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      15
    )
  })

  test('locks a network address that tries many accounts, and no other', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = await atSignIn()
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let count = 1; count <= 50; count++) {
      const body = { email: `cuenta-${count}@ejemplo.mx`, password: 'otra' }
      assert.equal((await visitor.json('post', '/login', body, from('203.0.113.7'))).status, 401)
    }
    const body = { email: user.email, password: PASSWORD }
    assert.equal((await visitor.json('post', '/login', body, from('203.0.113.7'))).status, 429)
    assert.equal((await visitor.submit('post', '/login', body, from('203.0.113.8'))).headers.location, '/main')
  })

  test('does not count invalid input', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = await atSignIn()
    for (let count = 1; count <= 12; count++) await visitor.json('post', '/login', { email: user.email })
    assert.equal(
      (await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })).headers.location,
      '/main'
    )
  })
})

test.group('Wrong password counters', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    setLimitStore('database')
  })
  group.each.teardown(async () => {
    setLimitStore('memory')
    await emptyDatabase()
  })

  test('are shared with other processes', async ({ assert }) => {
    const visitor = await atSignIn()
    const body = { email: 'ana@ejemplo.mx', password: 'otra' }
    for (let count = 1; count <= 10; count++) {
      setLimitStore('database')
      assert.equal((await visitor.json('post', '/login', body)).status, 401)
    }
    setLimitStore('database')
    const answer = await visitor.json('post', '/login', body)
    assert.equal(answer.status, 429)
    assert.isAtMost(Number(answer.headers['retry-after']), 300)
  })

  test('include concurrent attempts, and the right password resets those of an unlocked account', async ({
    assert,
  }) => {
    const user = await person({}, true)
    const visitor = await atSignIn()
    const tries = Array.from({ length: 15 }, () =>
      visitor.json('post', '/login', { email: 'ana@ejemplo.mx', password: 'otra' })
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 401),
      10
    )
    assert.equal(
      (await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })).headers.location,
      '/main'
    )
  })

  test('identify no person', async ({ assert }) => {
    const visitor = await atSignIn()
    await visitor.json(
      'post',
      '/login',
      { email: 'ana@ejemplo.mx', password: 'otra' },
      { 'x-forwarded-for': '203.0.113.7' }
    )
    const counters = JSON.stringify(await db.from('rate_limits'))
    assert.lengthOf(JSON.parse(counters), 2)
    assert.notMatch(counters, /ana|ejemplo|203\.0\.113/)
  })
})
