import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { listSessions } from '#app/auth/queries/list_sessions'
import { hashOfToken } from '#app/core/encryption/tokens'
import { PASSWORD, firm } from '#tests/helpers/people'
import { openSession } from '#tests/helpers/signed_in'
import { signIn, Visitor } from '#tests/helpers/visitor'

async function somebody() {
  const { owner } = await firm()
  await owner.setPassword(PASSWORD)
  return owner.save()
}

const PROOF = { confirmation: { password: PASSWORD } }

const isIn = async (visitor: Visitor) => Boolean((await visitor.open('/404')).page!.props.identity)

test.group('Active sessions of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed with device and last use, the current one first, never those of others', async ({ assert }) => {
    const [user, stranger] = [await somebody(), await somebody()]
    await signIn(stranger)
    await signIn(user)
    const { id } = await openSession(user)
    const sessions = await listSessions(user.id, id)
    assert.lengthOf(sessions, 2)
    assert.deepEqual(
      sessions.map(({ isCurrent }) => isCurrent),
      [true, false]
    )
    assert.equal(sessions[0]!.key, `s${hashOfToken(id)}`)
    assert.equal(sessions[0]!.ip, '127.0.0.1')
  })

  test('are not listed once over, unlike a remembered browser without a session', async ({ assert }) => {
    clock.freeze('2026-11-20T15:00:00.000Z')
    const user = await somebody()
    await signIn(user, true)
    await signIn(user)
    clock.freeze(clock.now().plus({ hours: 13 }))
    const { id } = await openSession(user)
    const sessions = await listSessions(user.id, id)
    assert.deepEqual(
      sessions.map(({ key, isRemembered }) => [key[0], isRemembered]),
      [
        ['s', false],
        ['f', true],
      ]
    )
  })

  test('can be ended one by one, which signs out that browser and no other', async ({ assert }) => {
    const user = await somebody()
    const [here, there, third] = [await signIn(user), await signIn(user, true), await signIn(user)]
    const [row] = await db.from('sessions').where('user_id', user.id).whereNotNull('family_id')
    const answer = await here.submit('delete', `/settings/sessions/s${row.id}`, PROOF)
    assert.equal(answer.headers.location, '/settings/security')
    assert.isFalse(await isIn(there), 'nor does its token open a new one')
    assert.isTrue(await isIn(here))
    assert.isTrue(await isIn(third))
    assert.lengthOf(await db.from('audit_entries').where({ action: 'session.revoked', actor_id: user.id }), 1)
  })

  test('get a new id after confirmation of identity, and the previous one stops working', async ({ assert }) => {
    const user = await somebody()
    const here = await signIn(user)
    const copied = new Visitor(Object.fromEntries(here.cookies))
    await here.submit('delete', '/settings/sessions', { confirmation: { password: 'otra' } })
    assert.equal(here.cookies.get('__Host-foja'), copied.cookies.get('__Host-foja'), 'a wrong password changes nothing')
    await here.submit('delete', '/settings/sessions', PROOF)
    assert.notEqual(here.cookies.get('__Host-foja'), copied.cookies.get('__Host-foja'))
    assert.isTrue(await isIn(here))
    assert.isFalse(await isIn(copied))
    assert.lengthOf(await db.from('sessions').where('user_id', user.id), 1)
  })

  test('cannot be ended without the password', async ({ assert }) => {
    const user = await somebody()
    const [here, there] = [await signIn(user), await signIn(user)]
    for (const confirmation of [{}, { password: 'otra' }]) {
      const answer = await here.json('delete', '/settings/sessions', { confirmation })
      assert.equal(answer.body.code, 'PSW-500')
    }
    assert.equal((await here.json('delete', '/settings/sessions')).status, 422)
    assert.isTrue(await isIn(there))
  })

  test('can all be ended except the current one, while API tokens continue', async ({ assert }) => {
    const user = await somebody()
    const [here, there] = [await signIn(user, true), await signIn(user, true)]
    const now = toSqlInstant(clock.now())
    await db.table('token_families').insert({
      user_id: user.id,
      kind: 'personal',
      name: 'hoja de cálculo',
      scopes: '[]',
      created_at: now,
      updated_at: now,
    })
    await here.submit('delete', '/settings/sessions', PROOF)
    assert.isTrue(await isIn(here))
    assert.isFalse(await isIn(there))
    const live = await db.from('token_families').where('user_id', user.id).whereNull('ended_at').orderBy('id')
    assert.deepEqual(
      live.map(({ kind }) => kind),
      ['remember', 'personal']
    )
  })

  test('cannot be ended for somebody else or for an unknown id', async ({ assert }) => {
    const [user, stranger] = [await somebody(), await somebody()]
    const [here, theirs] = [await signIn(user), await signIn(stranger, true)]
    const row = await db.from('sessions').where('user_id', stranger.id).firstOrFail()
    for (const key of [
      `s${row.id}`,
      `f${row.family_id}`,
      's',
      'x',
      's1',
      "f1' OR '1'='1",
      `f${'9'.repeat(40)}`,
      '%00',
    ]) {
      const answer = await here.json('delete', `/settings/sessions/${encodeURIComponent(key)}`, PROOF)
      assert.equal(answer.status, 404, key)
    }
    assert.isTrue(await isIn(theirs))
  })
})
