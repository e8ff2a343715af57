import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import PreferencesController from '#app/accounts/controllers/preferences_controller'
import { NoAccess } from '#app/core/errors/no_access'
import { Refusal } from '#app/core/errors/refusal'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, PASSWORD } from '#tests/helpers/people'
import { signIn } from '#tests/helpers/visitor'

const PATH = '/settings/preferences'
const key = (value: string) => ({ 'x-idempotency-key': value })

async function owner() {
  const { owner: user } = await firm()
  await user.setPassword(PASSWORD)
  return user.save()
}

/** A stand-in for an action: counts how often it was done and answers as it is told. */
function counting(act: (ctx: HttpContext, time: number) => unknown) {
  const done = { times: 0 }
  return { done, controller: () => ({ update: (ctx: HttpContext) => act(ctx, ++done.times) }) as never }
}

const keys = () => db.from('idempotency_keys')

test.group('The same submit twice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is done once and answered alike, as JSON', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }, time) => response.status(201).send({ id: time }))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const first = await visitor.json('patch', PATH, {}, key('a'))
    const second = await visitor.json('patch', PATH, {}, key('a'))
    assert.deepEqual([first.status, first.body], [201, { id: 1 }])
    assert.deepEqual([second.status, second.body], [201, { id: 1 }])
    assert.match(String(second.headers['content-type']), /^application\/json/)
    assert.equal(done.times, 1)
    assert.lengthOf(await keys(), 1)
  })

  test('is done once and leads to the same page', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }, time) => response.redirect(`/main?made=${time}`))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const answers = [
      await visitor.submit('patch', PATH, {}, key('a')),
      await visitor.submit('patch', PATH, {}, key('a')),
    ]
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.location]),
      [
        [303, '/main?made=1'],
        [303, '/main?made=1'],
      ]
    )
    assert.equal(done.times, 1)
  })

  test('another key, method, address or session is another submit', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }) => response.redirect('/main'))
    swap(PreferencesController, controller)
    const user = await owner()
    const [visitor, elsewhere] = [await signIn(user), await signIn(user)]
    await visitor.submit('patch', PATH, {}, key('a'))
    await visitor.submit('patch', PATH, {}, key('b'))
    await elsewhere.submit('patch', PATH, {}, key('a'))
    assert.equal(done.times, 3)
    await visitor.submit('patch', PATH)
    await visitor.submit('patch', PATH)
    await visitor.submit('patch', PATH, {}, key('x'.repeat(101)))
    await visitor.submit('patch', PATH, {}, key('x'.repeat(101)))
    assert.equal(done.times, 7)
  })

  test('while the first runs it is refused: nothing starts a second time', async ({ assert, swap }) => {
    let release!: () => void
    const held = new Promise<void>((resolve) => (release = resolve))
    const { done, controller } = counting(async ({ response }) => {
      await held
      return response.redirect('/main')
    })
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const first = visitor.submit('patch', PATH, {}, key('a'))
    while (done.times === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const json = await visitor.json('patch', PATH, {}, key('a'))
    assert.deepEqual([json.status, json.body], [409, { code: 'PENDING', params: {} }])
    const page = await visitor.submit('patch', PATH, {}, key('a'))
    assert.deepEqual((await visitor.follow(page.headers.location!)).page?.props.notices, {
      warning: { key: 'errors_ui.request_pending' },
    })
    release()
    assert.equal((await first).headers.location, '/main')
    assert.equal(done.times, 1)
  })

  const REFUSED: [string, (ctx: HttpContext) => unknown][] = [
    [
      'bad input',
      ({ request }) =>
        import('#app/accounts/validators/sign_in').then(({ signInValidator }) =>
          request.validateUsing(signInValidator)
        ),
    ],
    ['a refusal', () => Promise.reject(new Refusal('clientRequired'))],
    ['a lack of permission', () => Promise.reject(new NoAccess({ permission: 'expedientes:crear' }))],
    ['a bug', () => Promise.reject(new Error('broken'))],
  ]
  for (const [what, refuse] of REFUSED) {
    test(`after ${what} the same submit may be tried again`, async ({ assert, swap }) => {
      const visitor = await signIn(await owner())
      for (const ask of [visitor.submit, visitor.json] as const) {
        const { done, controller } = counting((ctx, time) =>
          time === 1 ? refuse(ctx) : ctx.response.redirect('/main?done=yes')
        )
        swap(PreferencesController, controller)
        await ask.call(visitor, 'patch', PATH, {}, key('a'))
        assert.lengthOf(await keys(), 0)
        const again = await visitor.submit('patch', PATH, {}, key('a'))
        assert.equal(again.headers.location, '/main?done=yes')
        assert.equal(done.times, 2)
        await keys().delete()
      }
    })
  }

  test('what is kept of a submit names neither session nor key', async ({ assert }) => {
    const visitor = await signIn(await owner())
    await visitor.submit('patch', PATH, { theme: 'dark' }, key('a-key-of-mine'))
    const [row] = await keys()
    assert.match(row.key, /^[0-9a-f]{64}$/)
    assert.notInclude(JSON.stringify(row), 'a-key-of-mine')
  })

  test('reading with a key is only reading', async ({ assert }) => {
    const visitor = await signIn(await owner())
    await visitor.json('get', '/workspaces', undefined, key('a'))
    assert.lengthOf(await keys(), 0)
  })
})

test.group('The same submit many times at once', (group) => {
  group.each.setup(emptyDatabase)
  group.each.teardown(emptyDatabase)

  test('is done once; every other is told that it runs, or gets the answer', async ({ assert, swap }) => {
    const { done, controller } = counting(async ({ response }) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return response.status(200).send({ done: true })
    })
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.json('patch', PATH, {}, key('a'))))
    assert.equal(done.times, 1)
    assert.isEmpty(answers.filter(({ status }) => ![200, 409].includes(status)))
    assert.isNotEmpty(answers.filter(({ status }) => status === 200))
  })
})
