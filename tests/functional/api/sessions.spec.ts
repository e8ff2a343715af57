import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { SYSTEM } from '#app/core/audit/author'
import { forgetMaintenance, setMaintenance } from '#app/core/system/maintenance'
import { seal } from '#app/core/encryption/sealed'
import { endSessionsOf } from '#app/accounts/actions/end_sessions'
import { codeAt, newSecret } from '#app/accounts/two_factor/one_time_code'
import { RefreshApiTokens } from '#app/auth/actions/refresh_api_tokens'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'

const signIn = (body: object) => call('POST /tokens', { body })
const refresh = (refreshToken: string) => call('POST /tokens/refresh', { body: { refreshToken } })
const codeOf = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer
  return [status, body.code]
}

/** A firm whose owner can sign in. */
async function firmWithPassword() {
  const made = await firm()
  await made.owner.setPassword(PASSWORD)
  await made.owner.save()
  return made
}

test.group('API sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns both tokens, the user and nothing else', async ({ assert }) => {
    const { owner, workspace } = await firmWithPassword()
    const now = clock.freeze('2026-11-21T12:00:00.000Z')
    const { status, body, cookies, headers } = await signIn({
      email: ` ${owner.email.toUpperCase()}`,
      password: PASSWORD,
      name: 'Hoja de cálculo',
    })
    assert.equal(status, 200)
    assert.isEmpty(cookies)
    assert.equal(headers['cache-control'], 'no-store')
    assert.sameMembers(Object.keys(body), ['success', 'code', 'data', 'system', 'authorization', 'userData'])
    const { authorization, userData } = body
    assert.match(authorization!.accessToken, /^foja_at_[\w-]{43}$/)
    assert.match(authorization!.refreshToken, /^foja_rt_[\w-]{43}$/)
    assert.equal(authorization!.accessExpiresAt, now.plus({ minutes: 15 }).toISO())
    assert.equal(authorization!.refreshExpiresAt, now.plus({ days: 30 }).toISO())
    assert.deepInclude(userData, { id_users: owner.id, id_workspace: workspace.id })
    const me = await call('GET /me', { token: authorization!.accessToken })
    assert.deepEqual(me.body.data, userData)
  })

  test('stores nothing that grants access, and logs the person', async ({ assert }) => {
    const { owner, workspace } = await firmWithPassword()
    const { body } = await signIn({ email: owner.email, password: PASSWORD, name: 'Hoja de cálculo' })
    const stored = JSON.stringify([
      await db.from('tokens'),
      await db.from('token_families'),
      await db.from('audit_entries'),
    ])
    assert.notInclude(stored, body.authorization!.accessToken)
    assert.notInclude(stored, body.authorization!.refreshToken)
    assert.notInclude(stored, PASSWORD)
    const entry = await db.from('audit_entries').where('action', 'api_session.started').firstOrFail()
    assert.deepInclude(entry, { actor_id: owner.id, workspace_id: workspace.id, ip: '127.0.0.1' })
    const [mail] = await mailsTo(owner.email)
    assert.equal(mail!.kind, 'api_session_started')
    assert.include(mail!.text, 'Hoja de cálculo')
  })

  test('refuses an unknown, wrong, disabled or unverified account like the page', async ({ assert }) => {
    const known = await person({}, true)
    const disabled = await person({}, true)
    await disabled.merge({ disabledAt: clock.now() }).save()
    const unverified = await person({}, true)
    await unverified.merge({ emailVerifiedAt: null }).save()
    for (const [email, password] of [
      [known.email, 'otra contraseña'],
      ['nadie@ejemplo.mx', PASSWORD],
      [disabled.email, PASSWORD],
      [unverified.email, 'otra contraseña'],
    ]) {
      const { status, body } = await signIn({ email, password })
      assert.equal(status, 401, email)
      assert.deepEqual(body, {
        success: false,
        code: 'LOG-500',
        params: {},
        message: 'Correo o contraseña incorrectos.',
        system: { maintenance: false },
      })
    }
    assert.deepEqual(await codeOf(signIn({ email: unverified.email, password: PASSWORD })), [403, 'UVA-500'])
    assert.deepEqual(await codeOf(signIn({ email: 'x' })), [422, 'DAT-500'])
    assert.deepEqual(await codeOf(signIn({ email: known.email, password: PASSWORD, scopes: ['todo:leer'] })), [
      422,
      'DAT-500',
    ])
    assert.isEmpty(await db.from('token_families'))
    const refused = await db.from('audit_entries').where('action', 'session.refused')
    assert.lengthOf(refused, 5)
  })

  test('locks the account for API and pages after ten wrong passwords', async ({ assert }) => {
    const user = await person({}, true)
    for (let tries = 0; tries < 10; tries++) {
      assert.equal((await signIn({ email: user.email, password: 'otra contraseña' })).status, 401)
    }
    const { status, headers, body } = await signIn({ email: user.email, password: PASSWORD })
    assert.equal(status, 429)
    assert.equal(body.code, 'TOO-MANY')
    assert.isAbove(Number(headers['retry-after']), 0)
  })

  test('requires the second factor, if there is one, and each code once', async ({ assert }) => {
    const user = await person({}, true)
    const secret = newSecret()
    await user.merge({ twoFactorSecret: seal(secret, 'two-factor'), twoFactorEnabledAt: clock.now() }).save()
    const credentials = { email: user.email, password: PASSWORD }
    const without = await signIn(credentials)
    assert.equal(without.status, 422)
    assert.deepInclude(without.body, { code: 'COD-500', params: { required: 'code' } })
    assert.deepEqual(await codeOf(signIn({ ...credentials, code: '000000' })), [422, 'COD-500'])
    const code = codeAt(secret, clock.now())
    assert.equal((await signIn({ ...credentials, code })).status, 200)
    assert.deepEqual(await codeOf(signIn({ ...credentials, code })), [422, 'COD-500'])
    assert.deepEqual(await codeOf(signIn({ ...credentials, password: 'otra contraseña', code })), [401, 'LOG-500'])
  })

  test('counts wrong codes', async ({ assert }) => {
    const user = await person({}, true)
    await user.merge({ twoFactorSecret: seal(newSecret(), 'two-factor'), twoFactorEnabledAt: clock.now() }).save()
    const credentials = { email: user.email, password: PASSWORD, code: '000000' }
    for (let tries = 0; tries < 10; tries++) assert.equal((await signIn(credentials)).status, 422)
    assert.equal((await signIn(credentials)).status, 429)
  })

  test('limits the token to the requested scopes', async ({ assert }) => {
    const { owner } = await firmWithPassword()
    const { body } = await signIn({ email: owner.email, password: PASSWORD, scopes: ['expedientes:leer'] })
    const token = body.authorization!.accessToken
    assert.equal((await call('GET /matters', { token })).status, 200)
    assert.deepEqual(await codeOf(call('GET /me', { token })), [403, { scope: 'cuenta:leer' } as never])
  })

  test('revokes both tokens on sign-out', async ({ assert }) => {
    const { owner, workspace } = await firm()
    const { accessToken: token, refreshToken } = await programFor(owner, workspace)
    const other = await programFor(owner, workspace)
    assert.equal((await call('DELETE /tokens', { token })).status, 200)
    assert.deepEqual(await codeOf(call('GET /me', { token })), [401, 'TKN-400'])
    assert.deepEqual(await codeOf(refresh(refreshToken)), [401, 'TKN-400'])
    assert.equal((await call('GET /me', { token: other.accessToken })).status, 200)
    const entry = await db.from('audit_entries').where('action', 'api_session.ended').firstOrFail()
    assert.deepInclude(entry, { actor_id: owner.id, workspace_id: workspace.id })
  })
})

test.group('API token refresh', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('works once for each token and returns the next pair', async ({ assert }) => {
    const { owner, workspace } = await firm()
    const first = await programFor(owner, workspace)
    const { status, body } = await refresh(first.refreshToken)
    assert.equal(status, 200)
    assert.sameMembers(Object.keys(body), ['success', 'code', 'data', 'system', 'authorization'])
    const next = body.authorization!
    assert.notEqual(next.refreshToken, first.refreshToken)
    assert.equal((await call('GET /me', { token: next.accessToken })).status, 200)
    assert.equal((await refresh(next.refreshToken)).status, 200)
  })

  test('ends the whole family when a spent token is reused, records and reports it', async ({ assert }) => {
    const { owner, workspace } = await firm()
    const first = await programFor(owner, workspace)
    const bystander = await programFor(owner, workspace)
    const next = (await refresh(first.refreshToken)).body.authorization!
    assert.deepEqual(await codeOf(refresh(first.refreshToken)), [401, 'TKN-400'])
    for (const token of [first.accessToken, next.accessToken])
      assert.deepEqual(await codeOf(call('GET /me', { token })), [401, 'TKN-400'])
    assert.deepEqual(await codeOf(refresh(next.refreshToken)), [401, 'TKN-400'])
    assert.equal((await call('GET /me', { token: bystander.accessToken })).status, 200)
    const family = await db.from('token_families').where('id', first.familyId).firstOrFail()
    assert.equal(family.ended_because, 'reuse')
    assert.lengthOf(await db.from('audit_entries').where('action', 'api_session.copied'), 1)
    assert.deepEqual(
      (await mailsTo(owner.email)).map(({ kind }) => kind),
      ['api_token_copied']
    )
  })

  test('works until the expiry plus 10 s', async ({ assert }) => {
    const { owner } = await firm()
    for (const [seconds, status] of [
      [-11, 200],
      [-10, 200],
      [10, 200],
      [11, 401],
    ] as const) {
      const issued = clock.freeze('2026-11-21T12:00:00.000Z')
      const { refreshToken } = await programFor(owner)
      clock.freeze(issued.plus({ days: 30, seconds }))
      assert.equal((await refresh(refreshToken)).status, status, String(seconds))
    }
  })

  test('refuses another kind of token, and any token after all sessions were ended', async ({ assert }) => {
    const { owner } = await firm()
    const { accessToken, refreshToken } = await programFor(owner)
    for (const wrong of [accessToken, 'x', `foja_rt_${'a'.repeat(43)}`, 'foja_rt_'])
      assert.deepEqual(await codeOf(refresh(wrong)), [401, 'TKN-400'], wrong)
    assert.deepEqual(await codeOf(call('POST /tokens/refresh', { body: {} })), [422, 'DAT-500'])
    await db.transaction((trx) => endSessionsOf(trx, owner.id, { because: 'password' }))
    assert.deepEqual(await codeOf(refresh(refreshToken)), [401, 'TKN-400'])
  })

  test('is refused with USU-400 for a disabled person', async ({ assert }) => {
    const user = await person()
    const { refreshToken } = await programFor(user)
    await user.merge({ disabledAt: clock.now() }).save()
    assert.deepEqual(await codeOf(refresh(refreshToken)), [400, 'USU-400'])
  })

  test('is refused during maintenance, as is sign-in, without spending the token', async ({ assert, cleanup }) => {
    cleanup(() => forgetMaintenance())
    const { owner } = await firmWithPassword()
    const { refreshToken } = await programFor(owner)
    await db.transaction((trx) => setMaintenance(trx, SYSTEM, { on: true, announcedFor: null }))
    for (const closed of [await refresh(refreshToken), await signIn({ email: owner.email, password: PASSWORD })]) {
      assert.equal(closed.status, 503)
      assert.deepEqual(closed.body.system, { maintenance: true })
    }
    await db.transaction((trx) => setMaintenance(trx, SYSTEM, { on: false, announcedFor: null }))
    assert.equal((await refresh(refreshToken)).status, 200)
  })

  test('answers an internal error with RTE-500', async ({ assert, cleanup }) => {
    const { owner } = await firm()
    const { refreshToken } = await programFor(owner)
    app.container.swap(RefreshApiTokens, () => {
      return { handle: () => Promise.reject(new Error('the disk is full')) } as unknown as RefreshApiTokens
    })
    cleanup(() => app.container.restore(RefreshApiTokens))
    const { status, body, text } = await refresh(refreshToken)
    assert.equal(status, 500)
    assert.equal(body.code, 'RTE-500')
    assert.notInclude(text, 'disk')
  })
})

test.group('API user account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('changes preferences and returns them as user data', async ({ assert }) => {
    const user = await person()
    const { accessToken: token } = await programFor(user)
    const { body } = await call('PATCH /me/preferences', { token, body: { id_languages: 2, id_themes_preference: 2 } })
    assert.deepInclude(body.userData, { id_languages: 2, id_themes_preference: 2 })
    assert.deepEqual(body.data, body.userData)
    await user.refresh()
    assert.deepInclude(user.serialize(), { language: 'en', theme: 'dark' })
    for (const wrong of [{ id_languages: 3 }, { id_themes_preference: '2' }])
      assert.deepEqual(await codeOf(call('PATCH /me/preferences', { token, body: wrong })), [422, 'DAT-500'])
    const nothing = await call('PATCH /me/preferences', { token, body: { isAdmin: true, email: 'otro@ejemplo.mx' } })
    assert.deepEqual(nothing.body.userData, body.userData)
  })

  test('switches to another firm of the person, and only to theirs', async ({ assert }) => {
    const [first, second, foreign] = [await firm('Uno'), await firm('Dos'), await firm('Ajeno')]
    const reader = await db.from('roles').where({ workspace_id: second.workspace.id, key: 'reader' }).firstOrFail()
    await db.table('members').insert({
      workspace_id: second.workspace.id,
      user_id: first.owner.id,
      role_id: reader.id,
      created_at: '2026-01-01 00:00:00.000',
      updated_at: '2026-01-01 00:00:00.000',
    })
    const { accessToken: token } = await programFor(first.owner, first.workspace)
    const select = (workspaceId: unknown) => call('POST /workspace-selection', { token, body: { workspaceId } })
    const { body } = await select(second.workspace.id)
    assert.deepInclude(body.userData, { id_workspace: second.workspace.id, id_workspace_owner: second.owner.id })
    const me = await call('GET /me', { token })
    assert.equal(me.body.data!.id_workspace, second.workspace.id)
    assert.deepEqual(await codeOf(select(foreign.workspace.id)), [404, 'DNE-404'])
    assert.deepEqual(await codeOf(select('1')), [422, 'DAT-500'])
    const list = await call<{ id: number }[]>('GET /workspaces', { token })
    assert.sameMembers(
      list.body.data!.map(({ id }) => id),
      [first.workspace.id, second.workspace.id]
    )
  })

  test('resends the validation email with the same response for any address', async ({ assert }) => {
    const user = await person()
    await user.merge({ emailVerifiedAt: null }).save()
    const resend = (body: object) => call('POST /resend-validation-email', { body })
    const known = await resend({ email: user.email })
    const unknown = await resend({ email: 'nadie@ejemplo.mx' })
    assert.deepEqual(known.body, unknown.body)
    assert.deepEqual(known.body, {
      success: true,
      code: null,
      data: { success: true, code: null },
      system: { maintenance: false },
    })
    assert.lengthOf(await mailsTo(user.email), 1)
    const without = await resend({})
    assert.deepEqual([without.status, without.body.code, without.body.success], [400, 'ER-400', false])
    assert.deepEqual(await codeOf(resend({ email: 'x' })), [422, 'DAT-500'])
  })
})
