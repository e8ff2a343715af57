import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PAGE_HEADERS, send } from '#tests/helpers/http'
import { person } from '#tests/helpers/people'
import { signIn } from '#tests/helpers/visitor'

const COOKIE = '__Host-foja'
const ask = (cookie: string) => send('/settings/account', { headers: { ...PAGE_HEADERS, cookie } })

test.group('Duplicate session cookies', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [how, both] of [
    ['after it', (own: string, planted: string) => `${COOKIE} =${own}; ${COOKIE}=${planted}`],
    ['before it', (own: string, planted: string) => `${COOKIE}=${planted}; ${COOKIE}=${own}`],
    [
      'behind white space that only some parsers skip',
      (own: string, planted: string) => `a=1;\u00a0${COOKIE}=${planted}; ${COOKIE}=${own}`,
    ],
  ] as const) {
    test(`never open a planted session (${how})`, async ({ assert }) => {
      const owner = await signIn(await person({}, true))
      const planted = `planted-${how.length}`
      await ask(both(owner.cookies.get(COOKIE)!, planted))
      const answer = await ask(`${COOKIE}=${planted}`)
      assert.equal(answer.headers.location, '/login')
    })
  }

  test('do not affect the own session on repeated requests', async ({ assert }) => {
    const owner = await signIn(await person({}, true))
    const cookie = `theme=dark; ${COOKIE}=${owner.cookies.get(COOKIE)}; ${COOKIE}-invitation=x`
    for (let count = 1; count <= 3; count++) assert.notEqual((await ask(cookie)).headers.location, '/login')
  })
})
