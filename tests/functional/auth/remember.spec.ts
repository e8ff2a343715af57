import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { REMEMBER_COOKIE } from '#app/auth/remember/remember_cookie'
import { PASSWORD, firm, type Firm } from '#tests/helpers/people'
import { mailsTo } from '#tests/helpers/mailbox'
import { signIn, Visitor } from '#tests/helpers/visitor'

const SESSION = '__Host-foja'
const START = '2026-11-20T15:00:00.000Z'

async function withPassword({ owner }: Firm) {
  await owner.setPassword(PASSWORD)
  return owner.save()
}

/** Somebody who asked to be kept signed in, after their session ended. */
async function away(hours = 13) {
  clock.freeze(START)
  const own = await firm()
  const user = await withPassword(own)
  const visitor = await signIn(user, true)
  clock.freeze(clock.freeze(START).plus({ hours }))
  return { user, visitor, own }
}

/** The browser as it was, to come back later. */
const copyOf = (visitor: Visitor) => new Visitor(Object.fromEntries(visitor.cookies))
const isIn = async (visitor: Visitor) => Boolean((await visitor.open('/404')).page!.props.identity)

test.group('«Keep me signed in» token', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is not issued unless requested', async ({ assert }) => {
    const visitor = await signIn(await withPassword(await firm()))
    assert.isFalse(visitor.cookies.has(REMEMBER_COOKIE))
    assert.isEmpty(await db.from('tokens'))
  })

  test('opens a new session in the same firm when a page is requested after the session ended', async ({ assert }) => {
    const { user, visitor, own } = await away()
    const before = visitor.cookies.get(SESSION)
    const { page, status } = await visitor.open('/law-firm/files/list')
    assert.equal(status, 200)
    assert.equal(page!.props.identity!.id, user.id)
    assert.equal(page!.props.identity!.workspace!.id, own.workspace.id)
    assert.notEqual(visitor.cookies.get(SESSION), before)
  })

  test('gives the new session a CSRF token, so that it can write', async ({ assert }) => {
    const { visitor, user } = await away()
    await visitor.open('/main')
    await visitor.submit('patch', '/settings/preferences', { theme: 'dark' })
    await user.refresh()
    assert.equal(user.theme, 'dark')
  })

  test('lets a write succeed after one renewal, without losing what was typed', async ({ assert }) => {
    const { visitor, user } = await away()
    const refused = await visitor.submit('patch', '/settings/preferences', { theme: 'dark' })
    assert.deepEqual([refused.status, JSON.parse(refused.text).code], [401, 'TKN-400'])
    await visitor.json('post', '/session/renewal')
    visitor.csrf = (await visitor.json('get', '/session/renewal')).body.data.csrf
    await visitor.submit('patch', '/settings/preferences', { theme: 'dark' })
    await user.refresh()
    assert.equal(user.theme, 'dark')
  })

  test('is spent at each renewal and replaced by the next', async ({ assert }) => {
    const { visitor } = await away()
    const first = visitor.cookies.get(REMEMBER_COOKIE)
    await visitor.open('/main')
    const second = visitor.cookies.get(REMEMBER_COOKIE)
    assert.notEqual(second, first)
    const rows = await db.from('tokens').orderBy('id')
    assert.lengthOf(rows, 2)
    assert.isNotNull(rows[0].spent_at)
    assert.isNull(rows[1].spent_at)
  })

  test('is stored only as a hash', async ({ assert }) => {
    const { visitor } = await away()
    const tokens = [visitor.cookies.get(REMEMBER_COOKIE)!]
    await visitor.open('/main')
    tokens.push(visitor.cookies.get(REMEMBER_COOKIE)!)
    const stored = JSON.stringify([await db.from('tokens'), await db.from('token_families'), await db.from('sessions')])
    tokens.forEach((token) => assert.notInclude(stored, token))
  })

  test('opens one shared session for tabs that return at once', async ({ assert }) => {
    const { visitor } = await away()
    const tabs = [copyOf(visitor), copyOf(visitor), copyOf(visitor)]
    await tabs[0]!.open('/main')
    for (const tab of tabs.slice(1)) {
      clock.freeze(clock.now().plus({ seconds: 4 }))
      assert.isTrue(await isIn(tab))
      assert.equal(tab.cookies.get(REMEMBER_COOKIE), tabs[0]!.cookies.get(REMEMBER_COOKIE))
    }
    assert.lengthOf(await db.from('tokens'), 2)
    assert.lengthOf(await db.from('token_families').whereNull('ended_at'), 1)
  })

  const LEEWAY: [number, boolean][] = [
    [10, true],
    [11, false],
  ]
  for (const [seconds, opens] of LEEWAY) {
    test(`${opens ? 'still opens its session' : 'opens nothing'} ${seconds} s after it was spent`, async ({
      assert,
    }) => {
      const { visitor } = await away()
      const copy = copyOf(visitor)
      await visitor.open('/main')
      clock.freeze(clock.now().plus({ seconds }))
      assert.equal(await isIn(copy), opens)
    })
  }

  test('ends the family and its sessions and notifies the owner when reused', async ({ assert }) => {
    const { visitor, user } = await away()
    const thief = copyOf(visitor)
    await visitor.open('/main')
    clock.freeze(clock.now().plus({ minutes: 5 }))
    assert.isFalse(await isIn(thief))
    assert.isFalse(await isIn(visitor), 'the rightful one signs in again')
    const family = await db.from('token_families').where('user_id', user.id).firstOrFail()
    assert.equal(family.ended_because, 'reuse')
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
    assert.lengthOf(await db.from('audit_entries').where('action', 'session.copied'), 1)
    assert.deepInclude(
      (await mailsTo(user.email)).map(({ kind }) => kind),
      'session_copied'
    )
  })

  test('expires thirty days after the sign-in, however often it was renewed', async ({ assert }) => {
    const { visitor } = await away()
    for (let day = 1; day < 30; day += 5) {
      clock.freeze(clock.freeze(START).plus({ days: day }))
      assert.isTrue(await isIn(visitor), `day ${day}`)
    }
    clock.freeze(clock.freeze(START).plus({ days: 30, seconds: 11 }))
    assert.isFalse(await isIn(visitor))
    assert.isFalse(visitor.cookies.has(REMEMBER_COOKIE), 'a token that opens nothing is taken away')
  })

  test('is revoked on sign-out', async ({ assert }) => {
    const { visitor } = await away(1)
    const copy = copyOf(visitor)
    await visitor.open('/main')
    await visitor.submit('delete', '/session')
    assert.isFalse(visitor.cookies.has(REMEMBER_COOKIE))
    clock.freeze(clock.now().plus({ days: 1 }))
    assert.isFalse(await isIn(copy))
  })

  test('is refused for a person who was disabled meanwhile', async ({ assert }) => {
    const { visitor, user } = await away()
    await user.merge({ disabledAt: clock.now() }).save()
    assert.isFalse(await isIn(visitor))
  })

  test('signs nobody in when it is invalid', async ({ assert }) => {
    for (const made of ['x', 'a'.repeat(43), "' OR 1=1 --", 'ñ'.repeat(40)]) {
      assert.isFalse(await isIn(new Visitor({ [REMEMBER_COOKIE]: encodeURIComponent(made) })))
    }
  })

  test('is hidden from scripts and other sites', async ({ assert }) => {
    const user = await withPassword(await firm())
    const visitor = new Visitor()
    await visitor.open('/login')
    const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD, remember: true })
    const cookie = answer.cookies.find((line) => line.startsWith(`${REMEMBER_COOKIE}=`))!
    const attributes = cookie.split('; ').slice(1)
    assert.includeMembers(attributes, ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=2592000'])
  })
})

test.group('Data request after the session expired', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused as expired, renews once and succeeds', async ({ assert }) => {
    const { visitor, user } = await away()
    assert.equal((await visitor.json('get', '/workspaces')).body.code, 'TKN-400')
    assert.equal((await visitor.json('post', '/session/renewal')).status, 200)
    const { body } = await visitor.json('get', '/session/renewal')
    assert.equal((await visitor.json('get', '/workspaces')).status, 200)
    visitor.csrf = body.data.csrf
    await visitor.submit('patch', '/settings/preferences', { theme: 'dark' })
    await user.refresh()
    assert.equal(user.theme, 'dark')
  })

  test('stays refused without a token', async ({ assert }) => {
    const visitor = new Visitor()
    const answer = await visitor.json('post', '/session/renewal')
    assert.equal(answer.status, 401)
    assert.equal(answer.body.code, 'TKN-400')
    assert.equal((await visitor.json('get', '/session/renewal')).status, 401)
  })
})
