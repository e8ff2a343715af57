import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Visitor } from '#tests/helpers/visitor'

/** How many of sixty wrong sign-ins, each for another account, are looked at when they come from these addresses. */
async function lookedAt(addressOf: (count: number) => string): Promise<number> {
  const visitor = new Visitor()
  await visitor.open('/login')
  let looked = 0
  for (let count = 1; count <= 60; count++) {
    const body = { email: `nadie-${count}@ejemplo.mx`, password: 'otra' }
    const answer = await visitor.json('post', '/login', body, { 'x-forwarded-for': addressOf(count) })
    if (answer.status === 401) looked++
  }
  return looked
}

test.group('Rate limits per network address', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('cover all addresses of one IPv6 network', async ({ assert }) => {
    assert.equal(await lookedAt((count) => `2001:db8:1:2:${count.toString(16)}::1`), 50)
  })

  test('are counted separately for each network', async ({ assert }) => {
    assert.equal(await lookedAt((count) => `2001:db8:1:${count.toString(16)}::1`), 60)
  })

  test('cover an IPv4 address in any notation', async ({ assert }) => {
    const ways = ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407', '::FFFF:C633:6407']
    assert.equal(await lookedAt((count) => ways[count % ways.length]!), 50)
  })

  test('cannot be bypassed by forged forwarding headers', async ({ assert }) => {
    assert.equal(await lookedAt((count) => `192.0.2.${count}, 203.0.113.9`), 50)
  })
})
