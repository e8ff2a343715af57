import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import PreferencesController from '#app/accounts/controllers/preferences_controller'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import { NoAccess } from '#app/core/errors/no_access'
import { Refusal } from '#app/core/errors/refusal'
import { LEASE_SECONDS } from '#app/core/idempotency/submit_keys'
import { toSqlInstant } from '#app/core/models/columns'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, PASSWORD } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'
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

test.group('Idempotent submit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is executed once and answered with the same JSON', async ({ assert, swap }) => {
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

  test('is executed once and leads to the same page', async ({ assert, swap }) => {
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

  test('counts as another with a different key, method, address or session', async ({ assert, swap }) => {
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

  test('is refused while the first is running', async ({ assert, swap }) => {
    let release!: () => void
    const held = new Promise<void>((resolve) => (release = resolve))
    const { done, controller } = counting(async ({ response }) => {
      await held
      return response.redirect('/main')
    })
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const first = visitor.submit('patch', PATH, {}, key('a'))
    await until(() => done.times > 0, 'the first submit')
    const json = await visitor.json('patch', PATH, {}, key('a'))
    assert.deepEqual([json.status, json.body], [409, { code: 'PENDING', params: {} }])
    const page = await visitor.submit('patch', PATH, {}, key('a'))
    assert.deepEqual((await visitor.follow(page.headers.location!)).page?.props.notices.warning, {
      key: 'errors_ui.request_pending',
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
    ['a missing permission', () => Promise.reject(new NoAccess({ permission: 'expedientes:crear' }))],
    ['an internal error', () => Promise.reject(new Error('broken'))],
  ]
  for (const [what, refuse] of REFUSED) {
    test(`may be repeated after ${what}`, async ({ assert, swap }) => {
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

  /** Leaves the key as a process of another machine does that ends before it answers. */
  const interrupt = (row: { written: number; lease?: number }) =>
    keys().update({
      ...{ status: null, location: null, answer: null, holder: 'elsewhere.1.a', written: row.written },
      lease_until: toSqlInstant(clock.now().plus({ seconds: row.lease ?? -1 })),
    })

  test('is executed again when its process ended before it kept anything', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }, time) => response.redirect(`/main?made=${time}`))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    await visitor.submit('patch', PATH, {}, key('a'))
    await interrupt({ written: 0 })
    const again = await visitor.submit('patch', PATH, {}, key('a'))
    assert.deepEqual([again.status, again.headers.location, done.times], [303, '/main?made=2', 2])
    assert.equal((await visitor.submit('patch', PATH, {}, key('a'))).headers.location, '/main?made=2')
    assert.equal(done.times, 2)
  })

  test('is executed again by the end of the lease of an unknown process', async ({ assert, swap, cleanup }) => {
    cleanup(() => clock.restore())
    const { done, controller } = counting(({ response }) => response.redirect('/main'))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    clock.freeze(clock.now())
    await visitor.submit('patch', PATH, {}, key('a'))
    await interrupt({ written: 0, lease: LEASE_SECONDS })
    assert.equal((await visitor.json('patch', PATH, {}, key('a'))).body.code, 'PENDING')
    clock.advance({ seconds: LEASE_SECONDS + 1 })
    assert.equal((await visitor.submit('patch', PATH, {}, key('a'))).headers.location, '/main')
    assert.equal(done.times, 2)
  })

  test('is not executed again when its process ended after it kept the change', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }) => response.redirect('/main'))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    await visitor.submit('patch', PATH, {}, key('a'))
    await interrupt({ written: 1 })
    const json = await visitor.json('patch', PATH, {}, key('a'))
    assert.deepEqual([json.status, json.body], [409, { code: 'ALREADY-KEPT', params: {} }])
    const page = await visitor.submit('patch', PATH, {}, key('a'))
    assert.deepEqual((await visitor.follow(page.headers.location!)).page?.props.notices.warning, {
      key: 'errors_ui.already_kept',
    })
    assert.equal(done.times, 1)
  })

  const deed = { workspaceId: null, action: 'preferences.tried', subject: { type: 'user', id: 1 } }
  const author = { userId: null, kind: 'system' as const, ip: null, requestId: null }

  test('settles its key in the transaction of its change', async ({ assert, swap }) => {
    const seen: unknown[] = []
    const look = async () => seen.push(Boolean(Number((await keys().firstOrFail()).written)))
    const { controller } = counting(async ({ response }) => {
      const failing = db.transaction(async (trx) => {
        await record(trx, author, deed)
        throw new Error('undone')
      })
      await failing.catch(look)
      await db.transaction((trx) => record(trx, author, deed))
      await look()
      return response.redirect('/main')
    })
    swap(PreferencesController, controller)
    await (await signIn(await owner())).submit('patch', PATH, {}, key('a'))
    assert.deepEqual(seen, [false, true])
  })

  test('undoes its change when another process has taken it over', async ({ assert, swap }) => {
    const { controller } = counting(async () => {
      await keys().update({ holder: 'elsewhere.1.a' })
      await db.transaction((trx) => record(trx, author, deed))
    })
    swap(PreferencesController, controller)
    const answer = await (await signIn(await owner())).json('patch', PATH, {}, key('a'))
    assert.equal(answer.status, 500)
    assert.lengthOf(await db.from('audit_entries').where('action', deed.action), 0)
    assert.equal((await keys().firstOrFail()).holder, 'elsewhere.1.a')
  })

  test('stores neither session nor key in plain text', async ({ assert }) => {
    const visitor = await signIn(await owner())
    await visitor.submit('patch', PATH, { theme: 'dark' }, key('a-key-of-mine'))
    const [row] = await keys()
    assert.match(row.key, /^[0-9a-f]{64}$/)
    assert.notInclude(JSON.stringify(row), 'a-key-of-mine')
  })

  test('has no effect on reads', async ({ assert }) => {
    const visitor = await signIn(await owner())
    await visitor.json('get', '/workspaces', undefined, key('a'))
    assert.lengthOf(await keys(), 0)
  })
})

test.group('Simultaneous identical submits', (group) => {
  group.each.setup(emptyDatabase)
  group.each.teardown(emptyDatabase)

  test('are executed once, while the others are refused as running or get the result', async ({ assert, swap }) => {
    let answered = 0
    const { done, controller } = counting(async ({ response }) => {
      await until(() => answered > 0, 'the answer to another submit')
      return response.status(200).send({ done: true })
    })
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const submit = () => visitor.json('patch', PATH, {}, key('a')).finally(() => answered++)
    const answers = await Promise.all(Array.from({ length: 20 }, submit))
    assert.equal(done.times, 1)
    assert.isEmpty(answers.filter(({ status }) => ![200, 409].includes(status)))
    assert.isNotEmpty(answers.filter(({ status }) => status === 200))
  })
})
