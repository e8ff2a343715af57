import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { beginFamily } from '#app/auth/remember/remembered_families'
import type { presentTokens } from '#app/auth/tokens/fresh_token'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person, PASSWORD, type Firm } from '#tests/helpers/people'
import { call, personalTokenFor, programFor } from '#tests/helpers/program'
import { signIn, type Visitor } from '#tests/helpers/visitor'

const confirmation = { password: PASSWORD }
const draft = { name: 'Hoja de cálculo', scopes: ['expedientes:leer'], days: 30, confirmation }

/** The owner of a firm at work in a browser. */
async function atWork(): Promise<Firm & { visitor: Visitor }> {
  const made = await firm()
  await made.owner.setPassword(PASSWORD)
  await made.owner.save()
  return { ...made, visitor: await signIn(made.owner) }
}

const tokensOf = async (visitor: Visitor) => {
  const { page } = await visitor.open('/settings/security')
  return page!.props.tokens as Awaited<ReturnType<typeof presentTokens>>
}

test.group('Personal access tokens', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are shown once, work at once and are stored only as a hash', async ({ assert }) => {
    const { visitor, owner, workspace } = await atWork()
    const answer = await visitor.submit('post', '/settings/tokens', draft)
    assert.equal(answer.headers.location, '/settings/security')
    assert.notMatch(JSON.stringify(await db.from('sessions')), /foja_pat_/)
    const { fresh, list } = await tokensOf(visitor)
    assert.equal(fresh!.name, draft.name)
    assert.match(fresh!.token, /^foja_pat_[\w-]{43}$/)
    assert.isNull((await tokensOf(visitor)).fresh)
    const row = { kind: 'personal', name: draft.name, scopes: draft.scopes, firm: workspace.name, lastUsedAt: null }
    assert.deepInclude(list[0], row)
    assert.equal((await call('GET /matters', { token: fresh!.token })).status, 200)
    assert.equal((await call('GET /me', { token: fresh!.token })).status, 403)
    assert.isNotNull((await tokensOf(visitor)).list[0]!.lastUsedAt)
    const stored = [await db.from('tokens'), await db.from('token_families'), await db.from('audit_entries')]
    assert.notInclude(JSON.stringify(stored), fresh!.token)
    const entry = await db.from('audit_entries').where('action', 'personal_token.created').firstOrFail()
    assert.deepInclude(entry, { actor_id: owner.id, workspace_id: workspace.id })
    assert.equal((await mailsTo(owner.email))[0]!.kind, 'personal_token_created')
  })

  test('require the password, a name, an existing permission and an expiry within a year', async ({ assert }) => {
    const { visitor } = await atWork()
    const wrong = await visitor.json('post', '/settings/tokens', { ...draft, confirmation: { password: 'otra' } })
    assert.deepEqual([wrong.status, wrong.body.code], [401, 'PSW-500'])
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(81)],
      ['scopes', []],
      ['scopes', ['todo:leer']],
      ['days', 0],
      ['days', 366],
      ['days', 1.5],
      ['confirmation', undefined],
    ] as const) {
      const { status, body } = await visitor.json('post', '/settings/tokens', { ...draft, [field]: value })
      assert.equal(status, 422, `${field} ${String(value)}`)
      assert.match(body.errors[0].field, new RegExp(`^${field}`))
    }
    assert.isEmpty(await db.from('token_families').where('kind', 'personal'))
  })

  test('expire on their day, with 10 s of leeway', async ({ assert }) => {
    const made = await firm()
    const issued = clock.freeze('2026-11-21T12:00:00.000Z')
    const { token } = await personalTokenFor(made.owner, made.workspace, ['cuenta:leer'], 30)
    for (const [seconds, status] of [
      [-11, 200],
      [-10, 200],
      [10, 200],
      [11, 401],
    ] as const) {
      clock.freeze(issued.plus({ days: 30, seconds }))
      assert.equal((await call('GET /me', { token })).status, status, String(seconds))
    }
  })

  test('stop working and leave the list when revoked, as do API sign-ins', async ({ assert }) => {
    const { visitor, owner, workspace } = await atWork()
    const { token, familyId } = await personalTokenFor(owner, workspace)
    const program = await programFor(owner, workspace)
    const refused = await visitor.json('delete', `/settings/tokens/${familyId}`, { confirmation: { password: 'otra' } })
    assert.equal(refused.body.code, 'PSW-500')
    assert.equal((await call('GET /me', { token })).status, 200)
    for (const id of [familyId, program.familyId])
      await visitor.submit('delete', `/settings/tokens/${id}`, { confirmation })
    for (const secret of [token, program.accessToken])
      assert.equal((await call('GET /me', { token: secret })).body.code, 'TKN-400')
    assert.deepEqual((await tokensOf(visitor)).list, [])
    const actions = await db.from('audit_entries').where('action', 'like', '%.revoked').orderBy('id')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['personal_token.revoked', 'api_session.revoked']
    )
    const again = await visitor.json('delete', `/settings/tokens/${familyId}`, { confirmation })
    assert.equal(again.status, 404)
  })

  test('cannot be revoked by others, and neither can browser or unknown ones', async ({ assert }) => {
    const { visitor, owner } = await atWork()
    const { familyId } = await personalTokenFor(await person(), null)
    const browser = await db.transaction((trx) => beginFamily(trx, owner, { userAgent: null, ip: null }, null))
    for (const id of [familyId, browser.familyId, 999_999, 'x']) {
      const { status } = await visitor.json('delete', `/settings/tokens/${id}`, { confirmation })
      assert.equal(status, 404, String(id))
    }
    assert.isNull(await db.from('token_families').whereNotNull('ended_at').first())
  })

  test('stay in their firm and can revoke themselves', async ({ assert }) => {
    const { owner, workspace } = await firm()
    const { token } = await personalTokenFor(owner, workspace)
    const moved = await call('POST /workspace-selection', { token, body: { workspaceId: workspace.id } })
    assert.deepEqual([moved.status, moved.body.code], [403, { route: '/api/v1/workspace-selection' }])
    assert.equal((await call('DELETE /tokens', { token })).status, 200)
    assert.equal((await call('GET /me', { token })).status, 401)
  })

  test('offer only permissions of their person that open some call', async ({ assert }) => {
    const made = await firm()
    const user = await made.hireWith(['expedientes:leer', 'suscripcion:gestionar'])
    await user.setPassword(PASSWORD)
    await user.save()
    const { scopes, canCreate } = await tokensOf(await signIn(user))
    assert.deepEqual(scopes, ['cuenta:leer', 'cuenta:editar', 'biblioteca:leer', 'expedientes:leer'])
    assert.isTrue(canCreate)
  })

  test('are offered to nobody who works in no firm, a client among them', async ({ assert }) => {
    const visitor = await signIn(await person({ type: 'client' }, true))
    assert.isFalse((await tokensOf(visitor)).canCreate)
    const { status } = await visitor.json('post', '/settings/tokens', { ...draft, scopes: ['cuenta:leer'] })
    assert.equal(status, 403)
    assert.lengthOf(await db.from('token_families').where('kind', 'personal'), 0)
  })
})
