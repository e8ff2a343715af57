import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import HomeController from '#app/shell/controllers/home_controller'
import PreferencesController from '#app/accounts/controllers/preferences_controller'
import { toSqlInstant } from '#app/core/models/columns'
import { clock } from '#app/core/clock'
import { logOf } from '#tests/helpers/log'
import { firm, PASSWORD } from '#tests/helpers/people'
import { signIn } from '#tests/helpers/visitor'

async function owner() {
  const { owner: user } = await firm()
  await user.setPassword(PASSWORD)
  return user.save()
}

/** Breaks a unique rule, so that the database repeats the statement with its values. */
async function insertTwice(email: string) {
  const now = toSqlInstant(clock.now())
  const row = {
    name: 'Beatriz Olmos',
    email,
    type: 'lawyer',
    password: 'hash-secreto',
    created_at: now,
    updated_at: now,
  }
  await db.table('users').insert(row)
  await db.table('users').insert(row)
}

test.group('Internal errors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show the error page with the id under which they are logged', async ({ assert, swap }) => {
    const visitor = await signIn(await owner())
    swap(HomeController, () => ({ lawyer: () => insertTwice('beatriz@ejemplo.mx') }) as never)
    let answer!: Awaited<ReturnType<typeof visitor.open>>
    const log = await logOf(async () => (answer = await visitor.open('/main')))
    assert.equal(answer.status, 500)
    assert.equal(answer.page?.component, 'errors/server_error')
    const id = answer.headers['x-request-id']
    assert.equal(answer.page?.props.requestId, id)
    assert.include(log, `"request_id":"${String(id)}"`)
    assert.include(log, '"level":50')
    assert.match(log, /SQLITE_CONSTRAINT_UNIQUE|ER_DUP_ENTRY/)
    assert.match(log, /"at":\["at /)
    for (const said of [answer.text, log]) assert.notMatch(said, /beatriz@|Beatriz|hash-secreto|insert into/i)
    assert.notMatch(answer.text, /node_modules|insertTwice|\.ts:/)
  })

  test('keep input, cookies and addresses out of the log', async ({ assert, swap }) => {
    const user = await owner()
    const visitor = await signIn(user)
    const broken = {
      update({ request, logger }: HttpContext) {
        logger.info(
          { email: user.email, password: PASSWORD, form: request.all(), user: { email: user.email, token: 'tk-1' } },
          'told too much'
        )
        throw new TypeError(`cannot read ${request.input('password')} of ${user.email}`)
      },
    }
    swap(PreferencesController, () => broken as never)
    const log = await logOf(() =>
      visitor.json('patch', '/settings/preferences', { password: PASSWORD, email: user.email })
    )
    assert.include(log, 'told too much')
    assert.include(log, 'TypeError')
    for (const secret of [user.email, PASSWORD, 'tk-1', visitor.csrf, visitor.cookies.get('__Host-foja')!])
      assert.notInclude(log, secret)
  })

  test('answer API clients with _ENT-500 and the id', async ({ assert, swap }) => {
    const visitor = await signIn(await owner())
    swap(PreferencesController, () => ({ update: () => insertTwice('x@ejemplo.mx') }) as never)
    const answer = await visitor.json('patch', '/settings/preferences', { theme: 'dark' })
    assert.equal(answer.status, 500)
    assert.deepEqual(answer.body, { code: '_ENT-500', params: {}, requestId: answer.headers['x-request-id'] })
  })

  test('replace the page of an Inertia visit with the error page', async ({ assert, swap }) => {
    const visitor = await signIn(await owner())
    swap(PreferencesController, () => ({ update: () => Promise.reject(new Error('broken')) }) as never)
    const answer = await visitor.submit('patch', '/settings/preferences', { theme: 'dark' })
    assert.equal(answer.status, 500)
    assert.equal(answer.headers['x-inertia'], 'true')
    assert.equal(JSON.parse(answer.text).component, 'errors/server_error')
  })

  for (const thrown of ['a text', null, undefined, 7, { status: 200 }, { status: 'x' }, Object.create(null)]) {
    test(`handle code that throws ${JSON.stringify(thrown)} instead of an error`, async ({ assert, swap }) => {
      const visitor = await signIn(await owner())
      swap(PreferencesController, () => ({ update: () => Promise.reject(thrown) }) as never)
      const answer = await visitor.json('patch', '/settings/preferences', { theme: 'dark' })
      assert.deepEqual([answer.status, answer.body.code], [500, '_ENT-500'])
    })
  }

  test('do not include refusals, invalid input and unknown addresses, which are not logged', async ({ assert }) => {
    const visitor = await signIn(await owner())
    const log = await logOf(async () => {
      await visitor.json('patch', '/settings/preferences', { theme: 'pink' })
      await visitor.json('post', '/workspace-selection', { workspaceId: 999_999 })
      await visitor.json('get', '/main/client')
      await visitor.json('get', '/api/x')
      await visitor.open('/law-firm/files/file-overview/999999')
      await visitor.ask(
        '/login',
        'POST',
        { 'accept': 'application/json', 'content-type': 'application/json', 'content-encoding': 'gzip' },
        'x'
      )
    })
    assert.equal(log, '')
  })
})

test.group('Error page without a session store', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is plain text without scripts', async ({ assert }) => {
    const visitor = await signIn(await owner())
    visitor.cookies.set('language', 'en')
    const client = db.connection().getWriteClient() as unknown as { client: { query: unknown } }
    const working = client.client.query
    client.client.query = () => Promise.reject(Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' }))
    try {
      const page = await visitor.open('/main')
      assert.equal(page.status, 500)
      assert.include(page.text, '<html lang="en')
      assert.include(page.text, String(page.headers['x-request-id']))
      assert.notMatch(page.text, /<script|SQLITE|disk/)
      assert.isDefined(page.headers['content-security-policy'])
      const json = await visitor.json('get', '/workspaces')
      assert.deepEqual([json.status, json.body.code], [500, '_ENT-500'])
      const live = await visitor.json('get', '/health/live')
      assert.equal(live.status, 200)
    } finally {
      client.client.query = working
    }
    assert.equal((await visitor.open('/main')).status, 200)
  })
})

test.group('Installation that is out of order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const CASES = [
    { code: 'SQLITE_FULL', status: 507, said: 'STORAGE-FULL', title: 'No hay espacio en el disco' },
    { code: 'ENOSPC', status: 507, said: 'STORAGE-FULL', title: 'No hay espacio en el disco' },
    { code: 'SQLITE_BUSY', status: 503, said: 'BUSY', title: 'El sistema está muy ocupado' },
  ]
  for (const { code, status, said, title } of CASES) {
    test(`names the reason to people and programs: ${code}`, async ({ assert, swap }) => {
      const visitor = await signIn(await owner())
      const broken = () => Promise.reject(new Error('secret', { cause: Object.assign(new Error('secret'), { code }) }))
      swap(HomeController, () => ({ lawyer: broken }) as never)
      swap(PreferencesController, () => ({ update: broken }) as never)
      const page = await visitor.open('/main')
      assert.equal(page.status, status)
      assert.include(page.text, title)
      for (const ask of [visitor.submit, visitor.json] as const) {
        const answer = await ask.call(visitor, 'patch', '/settings/preferences', { theme: 'dark' })
        assert.deepEqual([answer.status, JSON.parse(answer.text)], [status, { code: said, params: {} }])
        assert.equal(answer.headers['retry-after'], said === 'BUSY' ? '5' : undefined)
      }
      assert.notInclude(page.text, 'secret')
    })
  }

  test('shows a page without details when no answer can be made', async ({ assert, cleanup, swap }) => {
    const client = Object.getPrototypeOf(db.connection().getWriteClient().client) as { _query: unknown }
    const working = client._query
    cleanup(() => void (client._query = working))
    const visitor = await signIn(await owner())
    const lawyer = ({ inertia }: HttpContext) => {
      client._query = () => Promise.reject(new Error('select secret from people'))
      inertia.render = () => Promise.reject(new Error('select secret from people'))
      throw new Error('secret')
    }
    swap(HomeController, () => ({ lawyer }) as never)
    const page = await visitor.open('/main')
    assert.equal(page.status, 500)
    assert.include(page.text, 'Ha ocurrido un error.')
    assert.notInclude(page.text, 'secret')
  })
})
