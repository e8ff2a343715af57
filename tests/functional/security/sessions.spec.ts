import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { hashOfToken } from '#app/core/encryption/tokens'
import { send, PAGE_HEADERS } from '#tests/helpers/http'
import { firm, person, PASSWORD, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signIn, Visitor } from '#tests/helpers/visitor'
import User from '#app/accounts/models/user'

const COOKIE = '__Host-foja'
const START = '2026-11-20T15:00:00.000Z'

/** Who the server takes this browser for. */
async function whoIs(visitor: Visitor): Promise<number | null> {
  const { page } = await visitor.open('/404')
  return page!.props.identity?.id ?? null
}

async function withPassword({ owner }: Firm) {
  await owner.setPassword(PASSWORD)
  return owner.save()
}

test.group('Session identifiers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are renewed on sign-in, and the previous one stops working', async ({ assert }) => {
    const user = await withPassword(await firm())
    const visitor = new Visitor()
    await visitor.open('/login')
    const planted = visitor.cookies.get(COOKIE)!
    await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    assert.notEqual(visitor.cookies.get(COOKIE), planted)
    assert.equal(await whoIs(visitor), user.id)
    assert.isNull(await whoIs(new Visitor({ [COOKIE]: planted })))
  })

  test('invalidate the CSRF token issued before sign-in', async ({ assert }) => {
    const user = await withPassword(await firm())
    const visitor = new Visitor()
    await visitor.open('/login')
    await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    const answer = await visitor.json('patch', '/settings/preferences', { theme: 'dark' })
    assert.equal(answer.status, 403)
  })

  test('are not adopted when signed by the server but no longer known', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.open('/login')
    const planted = visitor.cookies.get(COOKIE)!
    await db.from('sessions').delete()
    await visitor.open('/login')
    assert.notEqual(visitor.cookies.get(COOKIE), planted)
    assert.lengthOf(await db.from('sessions'), 1)
  })

  test('are not adopted when invented', async ({ assert }) => {
    for (const made of ['11111111-1111-4111-8111-111111111111', 's:x.y', '%', '"']) {
      const visitor = new Visitor({ [COOKIE]: made })
      await visitor.open('/login')
      assert.notEqual(visitor.cookies.get(COOKIE), made)
      assert.isEmpty(await db.from('sessions').where('id', hashOfToken(made)))
    }
  })

  test('are stored only as hashes', async ({ assert }) => {
    const visitor = await signIn(await withPassword(await firm()))
    const signed = decodeURIComponent(visitor.cookies.get(COOKIE)!).slice(2).split('.')[0]!
    const id = JSON.parse(Buffer.from(signed, 'base64url').toString()).message
    const rows = JSON.stringify(await db.from('sessions'))
    assert.notInclude(rows, id)
    assert.include(rows, hashOfToken(id))
  })

  test('travel in a host-bound cookie hidden from scripts and other sites', async ({ assert }) => {
    const { cookies } = await send('/login', { headers: PAGE_HEADERS })
    assert.lengthOf(cookies, 1)
    const attributes = cookies[0]!.split('; ')
    assert.match(attributes.shift()!, /^__Host-foja=/)
    assert.sameMembers(attributes, ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
  })

  test('are refused after signing out', async ({ assert }) => {
    const user = await withPassword(await firm())
    const visitor = await signIn(user)
    const stolen = new Visitor({ [COOKIE]: visitor.cookies.get(COOKIE)! })
    assert.equal(await whoIs(stolen), user.id)
    const answer = await visitor.submit('delete', '/session')
    assert.equal(answer.status, 303)
    assert.equal(answer.headers.location, '/login')
    assert.isNull(await whoIs(visitor))
    assert.isNull(await whoIs(stolen))
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
    const entry = await db.from('audit_entries').where('action', 'session.ended').firstOrFail()
    assert.equal(entry.actor_id, user.id)
  })

  test('stay valid when the person signs out elsewhere', async ({ assert }) => {
    const user = await withPassword(await firm())
    const [here, there] = [await signIn(user), await signIn(user)]
    await there.submit('delete', '/session')
    assert.equal(await whoIs(here), user.id)
  })

  test('are not revived by a request in progress when the session ends', async ({ assert, swap }) => {
    const { default: Preferences } = await import('#app/accounts/controllers/preferences_controller')
    const user = await withPassword(await firm())
    const visitor = await signIn(user)
    const endedMeanwhile = {
      async update({ session, response }: import('@adonisjs/core/http').HttpContext) {
        await db.from('sessions').where('user_id', user.id).delete()
        session.flash('notices', { toast: { key: 'shell.sign_out' } })
        return response.redirect('/main')
      },
    }
    swap(Preferences, () => endedMeanwhile as never)
    await visitor.submit('patch', '/settings/preferences', { theme: 'dark' })
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
    assert.isNull(await whoIs(visitor))
  })
})

test.group('Session lifetime', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const LEEWAY: [number, boolean][] = [
    [-11, true],
    [-10, true],
    [10, true],
    [11, false],
  ]

  /** A session that began at START; the clock then stands `seconds` after `hours`. Kept in use so that only one end is near. */
  async function at(hours: number, seconds: number, remember: boolean, everyHours = 1) {
    clock.freeze(START)
    const visitor = await signIn(await withPassword(await firm()), remember)
    for (let hour = everyHours; hour < hours; hour += everyHours) {
      clock.freeze(clock.freeze(START).plus({ hours: hour }))
      await visitor.json('get', '/workspaces')
    }
    clock.freeze(clock.freeze(START).plus({ hours, seconds }))
    return (await whoIs(visitor)) !== null
  }

  for (const [seconds, isOpen] of LEEWAY) {
    const verb = isOpen ? 'is still open' : 'is over'
    test(`${verb} after two hours and ${seconds} s without use`, async ({ assert }) => {
      assert.equal(await at(2, seconds, false, 2), isOpen)
    })
    test(`${verb} twelve hours and ${seconds} s after sign-in while in use`, async ({ assert }) => {
      assert.equal(await at(12, seconds, false), isOpen)
    })
    test(`${verb} thirty days and ${seconds} s after sign-in when remembered and in use`, async ({ assert }) => {
      assert.equal(await at(30 * 24, seconds, true, 240), isOpen)
    })
  }

  test('leads to sign-in from every page once over', async ({ assert }) => {
    clock.freeze(START)
    const visitor = await signIn(await withPassword(await firm()))
    clock.advance({ hours: 3 })
    const answer = await visitor.open('/main')
    assert.equal(answer.headers.location, '/login')
    const json = await visitor.json('get', '/workspaces')
    assert.deepEqual([json.status, json.body.code], [401, 'TKN-400'])
  })

  test('reports a form sent after its end, and the page keeps what was typed', async ({ assert }) => {
    clock.freeze(START)
    const visitor = await signIn(await withPassword(await firm()))
    await visitor.open('/settings/account')
    clock.advance({ hours: 13 })
    for (const [method, path] of [
      ['patch', '/settings/account'],
      ['delete', '/session'],
    ] as const) {
      const answer = await visitor.submit(method, path, { name: 'Olga Dueñas' })
      assert.equal(answer.status, 401)
      assert.notProperty(answer.headers, 'location')
      assert.notProperty(answer.headers, 'x-inertia')
      assert.deepEqual(JSON.parse(answer.text), { code: 'TKN-400', params: {} })
    }
  })

  test('records use at most once a minute, and only for reads', async ({ assert }) => {
    const { owner, workspace } = await firm()
    clock.freeze(START)
    await withPassword({ owner, workspace } as Firm)
    const visitor = await signIn(owner)
    const seen = async () => (await db.from('sessions').where('user_id', owner.id).firstOrFail()).last_seen_at
    clock.advance({ seconds: 59 })
    const quiet = await queriesOf(() => visitor.json('get', '/workspaces'))
    assert.deepEqual(
      quiet.filter((sql) => /^update/i.test(sql)),
      []
    )
    clock.advance({ seconds: 1 })
    await visitor.json('patch', '/settings/preferences', {}, { 'x-csrf-token': 'wrong' })
    assert.equal(await seen(), toSqlInstant(clock.freeze(START)))
    clock.freeze(clock.freeze(START).plus({ seconds: 60 }))
    await visitor.json('get', '/workspaces')
    assert.equal(await seen(), toSqlInstant(clock.now()))
  })

  for (const code of ['SQLITE_BUSY', 'SQLITE_FULL']) {
    test(`answer a read although its use cannot be recorded: ${code}`, async ({ assert, cleanup }) => {
      const { owner, workspace } = await firm()
      clock.freeze(START)
      await withPassword({ owner, workspace } as Firm)
      const visitor = await signIn(owner)
      clock.advance({ seconds: 60 })
      type Query = (connection: unknown, query: { sql: string }) => Promise<unknown>
      const client = Object.getPrototypeOf(db.connection().getWriteClient().client) as { _query: Query }
      const working = client._query
      cleanup(() => void (client._query = working))
      let tries = 0
      client._query = function (connection, query) {
        if (!/^update .sessions/i.test(query.sql)) return working.call(this, connection, query)
        tries++
        return Promise.reject(Object.assign(new Error('not now'), { code }))
      }
      assert.equal((await visitor.json('get', '/workspaces')).status, 200)
      assert.equal(tries, 1)
    })
  }

  test('treats a damaged cookie like none', async ({ assert }) => {
    const visitor = await signIn(await withPassword(await firm()))
    const cookie = visitor.cookies.get(COOKIE)!
    for (const damaged of [cookie.slice(0, -1), `${cookie}x`, cookie.replace('s%3A', 'e%3A'), '']) {
      const { status } = await new Visitor({ [COOKIE]: damaged }).json('get', '/workspaces')
      assert.equal(status, 401)
    }
  })
})

test.group('Session identity', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is read with person, firm and role in one SELECT, however many pages follow', async ({ assert }) => {
    const user = await withPassword(await firm())
    const visitor = await signIn(user)
    const queries = await queriesOf(() => visitor.open('/404'))
    assert.lengthOf(queries, 1)
    assert.match(queries[0]!, /sessions.+users.+members.+workspaces.+roles/s)
  })

  test('takes no query for health checks, missing files and requests without a cookie', async ({ assert }) => {
    const user = await withPassword(await firm())
    const visitor = await signIn(user)
    assert.isEmpty(await queriesOf(() => visitor.open('/health/live')))
    assert.isEmpty(await queriesOf(() => visitor.open('/favicon.svg')))
    assert.isEmpty(await queriesOf(() => visitor.open('/assets/gone-1a2b3c.js')))
    assert.isEmpty(await queriesOf(() => visitor.open('/apple-touch-icon.png')))
    assert.isEmpty(await queriesOf(() => send('/404', { headers: PAGE_HEADERS })))
    assert.isEmpty(await queriesOf(() => send('/', { headers: PAGE_HEADERS })))
  })

  test('is created for a visitor only at sign-in and to remember the requested page', async ({ assert }) => {
    for (const path of [
      '/',
      '/404',
      '/nowhere',
      '/main',
      '/favicon.svg',
      '/health/live',
      '/health/ready',
      '/api/x',
      '/x.png',
    ]) {
      const { cookies } = await send(path, { headers: PAGE_HEADERS })
      assert.isEmpty(cookies, path)
    }
    const json = await send('/main/client', { headers: { accept: 'application/json' } })
    assert.isEmpty(json.cookies)
    assert.isEmpty(await db.from('sessions'))
    await send('/main/client?tab=2', { headers: PAGE_HEADERS })
    const [row] = await db.from('sessions')
    assert.deepEqual(JSON.parse(row.content), { redirect: { intendedUrl: '/main/client?tab=2' } })
  })

  test('ends for a disabled person at the next request', async ({ assert }) => {
    const user = await withPassword(await firm())
    const visitor = await signIn(user)
    await User.query()
      .where('id', user.id)
      .update({ disabled_at: toSqlInstant(clock.now()) })
    assert.isNull(await whoIs(visitor))
    assert.equal((await visitor.open('/main')).headers.location, '/login')
  })

  test('loses the firm at the next request after leaving it', async ({ assert }) => {
    const place = await firm()
    const user = await place.hire('lawyer')
    const visitor = await signIn(await withPassword({ ...place, owner: user }))
    assert.equal((await visitor.open('/law-firm/files/list')).status, 200)
    await db.from('members').where('user_id', user.id).delete()
    const answer = await visitor.open('/law-firm/files/list')
    assert.equal(answer.status, 302)
    const { page } = await visitor.follow('/main')
    assert.isNull(page!.props.identity!.workspace)
    assert.isEmpty(page!.props.identity!.permissions)
  })

  test('has the permissions of a new role at the next request', async ({ assert }) => {
    const place = await firm()
    const user = await place.hire('lawyer')
    const visitor = await signIn(await withPassword({ ...place, owner: user }))
    assert.equal((await visitor.open('/law-firm/files/add')).status, 200)
    const reader = await db.from('roles').where({ workspace_id: place.workspace.id, key: 'reader' }).firstOrFail()
    await db.from('members').where('user_id', user.id).update({ role_id: reader.id })
    assert.equal((await visitor.open('/law-firm/files/add')).status, 302)
    assert.equal((await visitor.open('/law-firm/files/list')).status, 200)
    await db.from('members').where('user_id', user.id).update({ role_id: null })
    assert.equal((await visitor.open('/law-firm/files/list')).status, 302)
  })

  test('does not record an address forged by a proxy header', async ({ assert }) => {
    const user = await withPassword(await firm())
    const visitor = new Visitor()
    const made = { 'x-forwarded-for': `${'9'.repeat(80)}<script>`, 'x-request-id': `${'a'.repeat(200)}\u00e9` }
    await visitor.open('/login', made)
    const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD }, made)
    assert.equal(answer.headers.location, '/main')
    assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/)
    const entry = await db.from('audit_entries').where('action', 'session.started').firstOrFail()
    assert.equal(entry.ip, '127.0.0.1')
    assert.equal(entry.request_id, answer.headers['x-request-id'])
  })

  test('records the address forwarded by a trusted proxy', async ({ assert }) => {
    const user = await withPassword(await firm())
    const visitor = new Visitor()
    await visitor.open('/login')
    await visitor.submit(
      'post',
      '/login',
      { email: user.email, password: PASSWORD },
      { 'x-forwarded-for': '2001:db8::7' }
    )
    const session = await db.from('sessions').where('user_id', user.id).firstOrFail()
    assert.equal(session.ip, '2001:db8::7')
  })

  test('has no permission without a firm, but is signed in', async ({ assert }) => {
    const visitor = await signIn(await person({}, true))
    const { page } = await visitor.follow('/main')
    assert.equal(page!.component, 'law_firm/invitations/index')
    assert.isNull(page!.props.identity!.workspace)
  })
})
