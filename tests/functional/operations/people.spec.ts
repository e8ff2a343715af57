import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { clock } from '#app/core/clock'
import { putMail } from '#app/core/mail/mail'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import mail from '#config/mail'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { GOOD_FIELDS } from '#tests/functional/law_firm/matters/bad_input'

const page = (response: { body(): { props: Record<string, never> } }) => response.body().props as Record<string, never>
const REASON = 'Solicitud 1042: no abre su lista de expedientes'

test.group('User administration by operators', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds people by part of a name or address, page by page', async ({ client, assert }) => {
    const admin = await signedIn(client, await person({ isAdmin: true }))
    const found = await person({ name: 'Ximena Zárate 100%', email: 'ximena_z@ejemplo.mx' })
    for (const q of ['ximena', '100%', 'mena_z@']) {
      const { users } = page(await admin.visit(`/settings/users?q=${encodeURIComponent(q)}`)) as never as {
        users: { id: number }[]
      }
      assert.deepEqual(
        users.map(({ id }) => id),
        [found.id],
        q
      )
    }
    const { users } = page(await admin.visit('/settings/users?q=_enix%25')) as never as { users: object[] }
    assert.isEmpty(users, 'wildcards are letters')
  })

  test('takes the same number of queries however many people there are', async ({ client, assert }) => {
    const admin = await signedIn(client, await person({ isAdmin: true }))
    const few = await queriesOf(() => admin.visit('/settings/users'))
    for (let count = 0; count < 30; count++) await person()
    const many = await queriesOf(() => admin.visit('/settings/users'))
    assert.equal(many.length, few.length)
  })

  test('disables a person, which ends all sessions at once, and enables them again', async ({ client, assert }) => {
    const operator = await person({ isAdmin: true })
    const { owner, workspace } = await firm()
    const [admin, theirs] = [await signedIn(client, operator), await signedIn(client, owner, workspace)]
    await admin.submit('post', `/settings/users/${owner.id}/closure`)
    assert.equal((await theirs.get('/workspaces')).status(), 401)
    assert.isEmpty(await db.from('sessions').where('user_id', owner.id))
    await admin.submit('delete', `/settings/users/${owner.id}/closure`)
    await owner.refresh()
    assert.isFalse(owner.isDisabled)
    const entries = await db.from('audit_entries').whereIn('action', ['user.disabled', 'user.enabled']).orderBy('id')
    assert.deepEqual(
      entries.map(({ action, actor_id: actor }) => [action, actor]),
      [
        ['user.disabled', operator.id],
        ['user.enabled', operator.id],
      ]
    )
  })

  test('signs a person out everywhere', async ({ client, assert }) => {
    const { owner, workspace } = await firm()
    const admin = await signedIn(client, await person({ isAdmin: true }))
    const theirs = await signedIn(client, owner, workspace)
    await admin.submit('delete', `/settings/users/${owner.id}/sessions`)
    assert.equal((await theirs.get('/workspaces')).status(), 401)
    assert.equal((await admin.delete('/settings/users/999999/sessions')).status(), 404)
  })

  test('does not let operators disable themselves', async ({ client, assert }) => {
    const operator = await person({ isAdmin: true })
    const admin = await signedIn(client, operator)
    assert.equal((await admin.post(`/settings/users/${operator.id}/closure`)).status(), 404)
  })
})

test.group('Impersonation by an operator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** An operator who looks through the owner of a firm: the cookie that came back. */
  async function looking(client: Parameters<typeof signedIn>[0]) {
    clock.freeze('2026-11-20T15:00:00.000Z')
    const operator = await person({ isAdmin: true, name: 'Operadora de guardia' })
    const own = await firm('Despacho visto')
    const admin = await signedIn(client, operator)
    const response = await admin.submit('post', `/settings/users/${own.owner.id}/impersonation`, { reason: REASON })
    const cookie = response.cookie('__Host-foja')!.value as string
    const row = await db.from('sessions').whereNotNull('impersonation_id').firstOrFail()
    const content = JSON.parse(row.content)
    return { operator, own, cookie, content, response }
  }

  const asSeen = (client: Parameters<typeof signedIn>[0], cookie: string, path: string) =>
    client.get(path).withCookie('__Host-foja', cookie).header('x-inertia', 'true').redirects(0)

  test('shows what the person sees, with a banner naming operator and end', async ({ client, assert }) => {
    const { own, cookie } = await looking(client)
    const seen = await asSeen(client, cookie, '/law-firm/files/list')
    const { identity } = seen.body().props
    assert.equal(identity.id, own.owner.id)
    assert.equal(identity.workspace.id, own.workspace.id)
    assert.deepEqual(identity.impersonation, { admin: 'Operadora de guardia', until: '2026-11-20T15:30:00.000Z' })
    assert.isNull(identity.draftKey, 'nothing is kept on the device of an operator')
  })

  test('is recorded in the audit log of the firm, with the reason', async ({ client, assert }) => {
    const { own, operator } = await looking(client)
    const entry = await db
      .from('audit_entries')
      .where({ action: 'impersonation.started', workspace_id: own.workspace.id })
      .firstOrFail()
    assert.equal(entry.actor_id, operator.id)
    assert.deepEqual(JSON.parse(entry.after), { reason: REASON, until: '2026-11-20T15:30:00.000Z' })
  })

  test('logs both people for every action', async ({ client, assert }) => {
    const { own, operator, cookie, content } = await looking(client)
    const { default: Tokens } = await import('csrf')
    const secret = content['csrf-secret'] ?? new Tokens().secretSync()
    if (!content['csrf-secret'])
      await db
        .from('sessions')
        .whereNotNull('impersonation_id')
        .update({ content: JSON.stringify({ ...content, 'csrf-secret': secret }) })
    await client
      .post('/law-firm/files')
      .withCookie('__Host-foja', cookie)
      .header('x-csrf-token', new Tokens().create(secret))
      .redirects(0)
      .json(GOOD_FIELDS)
    const entry = await db.from('audit_entries').where('workspace_id', own.workspace.id).orderBy('id', 'desc').first()
    assert.deepInclude(entry, { action: 'matter.opened', actor_id: own.owner.id, impersonator_id: operator.id })
  })

  test('ends by itself after thirty minutes', async ({ client, assert }) => {
    const { cookie } = await looking(client)
    clock.freeze('2026-11-20T15:30:00.000Z')
    assert.equal((await asSeen(client, cookie, '/law-firm/files/list')).body().component, 'law_firm/matters/index')
    clock.freeze('2026-11-20T15:30:00.001Z')
    const answer = await asSeen(client, cookie, '/law-firm/files/list')
    assert.equal(answer.header('location'), '/login')
  })

  test('cannot perform actions reserved for the person', async ({ client, assert }) => {
    const { cookie, content } = await looking(client)
    const { default: Tokens } = await import('csrf')
    const secret = new Tokens().secretSync()
    await db
      .from('sessions')
      .whereNotNull('impersonation_id')
      .update({ content: JSON.stringify({ ...content, 'csrf-secret': secret }) })
    for (const path of ['/settings/sessions', '/settings/sessions/f1']) {
      const answer = await client
        .delete(path)
        .withCookie('__Host-foja', cookie)
        .header('x-csrf-token', new Tokens().create(secret))
        .header('accept', 'application/json')
      assert.equal(answer.status(), 403, path)
    }
    assert.equal(
      (
        await client.get('/settings/users').withCookie('__Host-foja', cookie).header('accept', 'application/json')
      ).status(),
      403
    )
  })

  test('stays in the firm whose log holds the reason', async ({ client, assert }) => {
    const { own, cookie, content } = await looking(client)
    const other = await firm('Despacho ajeno')
    const role = await Role.in(other.workspace).firstOrFail()
    await Member.create({ workspaceId: other.workspace.id, userId: own.owner.id, roleId: role.id })
    const { default: Tokens } = await import('csrf')
    const secret = new Tokens().secretSync()
    await db
      .from('sessions')
      .whereNotNull('impersonation_id')
      .update({ content: JSON.stringify({ ...content, 'csrf-secret': secret }) })
    const ask = (method: 'post' | 'delete') =>
      client[method]('/workspace-selection')
        .withCookie('__Host-foja', cookie)
        .header('x-csrf-token', new Tokens().create(secret))
        .header('accept', 'application/json')
        .redirects(0)
        .json({ workspaceId: other.workspace.id })
    for (const method of ['post', 'delete'] as const) assert.equal((await ask(method)).status(), 403, method)
    await (await clientOf(other)).merge({ userId: own.owner.id }).save()
    const listed = await client
      .get('/workspaces')
      .withCookie('__Host-foja', cookie)
      .header('accept', 'application/json')
    assert.deepEqual(
      [listed.body().data.map(({ id }: { id: number }) => id), listed.body().clientOf],
      [[own.workspace.id], []]
    )
    const seen = await asSeen(client, cookie, '/law-firm/files/list')
    assert.equal(seen.body().props.identity.workspace.id, own.workspace.id)
  })

  test('of a client is recorded in the log of each firm that works for them', async ({ client, assert }) => {
    const [operator, seen] = [await person({ isAdmin: true }), await person({ type: 'client' })]
    const firms = [await firm('Despacho uno'), await firm('Despacho dos')]
    for (const one of firms) await (await clientOf(one)).merge({ userId: seen.id }).save()
    const admin = await signedIn(client, operator)
    await admin.submit('post', `/settings/users/${seen.id}/impersonation`, { reason: REASON })
    const entries = await db.from('audit_entries').where('action', 'impersonation.started').whereNotNull('workspace_id')
    assert.sameMembers(
      entries.map((entry) => Number(entry.workspace_id)),
      firms.map(({ workspace }) => workspace.id)
    )
  })

  test('does not lengthen the session of the operator', async ({ client, assert }) => {
    const { cookie, content, operator } = await looking(client)
    const end = String((await db.from('sessions').whereNotNull('impersonation_id').firstOrFail()).expires_at)
    const { default: Tokens } = await import('csrf')
    const secret = new Tokens().secretSync()
    await db
      .from('sessions')
      .whereNotNull('impersonation_id')
      .update({ content: JSON.stringify({ ...content, 'csrf-secret': secret }) })
    clock.freeze('2026-11-20T15:20:00.000Z')
    await client
      .delete('/impersonation')
      .withCookie('__Host-foja', cookie)
      .header('x-csrf-token', new Tokens().create(secret))
      .header('x-inertia', 'true')
      .redirects(0)
    const back = await db.from('sessions').where('user_id', operator.id).orderBy('created_at', 'desc').firstOrFail()
    assert.equal(String(back.expires_at), end)
  })

  test('returns the operator to their own account', async ({ client, assert }) => {
    const { cookie, content, operator } = await looking(client)
    const { default: Tokens } = await import('csrf')
    const secret = new Tokens().secretSync()
    await db
      .from('sessions')
      .whereNotNull('impersonation_id')
      .update({ content: JSON.stringify({ ...content, 'csrf-secret': secret }) })
    const answer = await client
      .delete('/impersonation')
      .withCookie('__Host-foja', cookie)
      .header('x-csrf-token', new Tokens().create(secret))
      .header('x-inertia', 'true')
      .redirects(0)
    assert.equal(answer.header('location'), '/settings/users')
    const back = await asSeen(client, answer.cookie('__Host-foja')!.value as string, '/settings/users')
    assert.equal(back.body().props.identity.id, operator.id)
    assert.isNotNull((await db.from('impersonations').firstOrFail()).ended_at)
    assert.equal((await asSeen(client, cookie, '/main')).header('location'), '/login')
  })

  test('is refused for operators and disabled people, and without a reason', async ({ client, assert }) => {
    const admin = await signedIn(client, await person({ isAdmin: true }))
    const [other, disabled, somebody] = [await person({ isAdmin: true }), await person(), await person()]
    await disabled.merge({ disabledAt: clock.now() }).save()
    const ask = (id: number, reason = REASON) => admin.post(`/settings/users/${id}/impersonation`, { reason })
    assert.equal((await ask(other.id)).status(), 403)
    assert.equal((await ask(disabled.id)).status(), 404)
    assert.equal((await ask(999_999)).status(), 404)
    for (const reason of ['', 'corto', '   ']) {
      const answer = await ask(somebody.id, reason)
      assert.equal(answer.status(), 422)
      assert.equal(answer.body().errors[0].field, 'reason')
    }
    assert.isEmpty(await db.from('impersonations'))
  })

  test('ends when the operator is disabled', async ({ client, assert }) => {
    const { operator, cookie } = await looking(client)
    const second = await signedIn(client, await person({ isAdmin: true }))
    await second.post(`/settings/users/${operator.id}/closure`)
    assert.equal((await asSeen(client, cookie, '/main')).header('location'), '/login')
  })
})

test.group('Firm administration by operators', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists firms with owner and number of members and finds them by name', async ({ client, assert }) => {
    const admin = await signedIn(client, await person({ isAdmin: true }))
    const own = await firm('Bufete Ocelote')
    await own.hire('lawyer')
    await firm('Otro')
    const { rows } = page(await admin.visit('/settings/workspaces?q=ocelote')) as never as { rows: object[] }
    assert.lengthOf(rows, 1)
    assert.deepInclude(rows[0] as object, { name: 'Bufete Ocelote', members: 2 })
  })
})

test.group('Sent emails', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => void (mail.openOutbox = false))

  const sample = {
    kind: 'session_copied',
    to: 'destino@ejemplo.mx',
    language: 'es' as const,
    action: '/settings/security',
  }

  async function sent() {
    await db.transaction((trx) => putMail(trx, sample))
    await mailsTo(sample.to)
    return db.from('mails').firstOrFail()
  }

  test('are readable by operators when stored locally', async ({ client, assert }) => {
    const row = await sent()
    const admin = await signedIn(client, await person({ isAdmin: true }))
    const { emails } = page(await admin.visit('/settings/outbox?q=DESTINO@ejemplo.mx')) as never as {
      emails: { text: string }[]
    }
    assert.lengthOf(emails, 1)
    assert.include(emails[0]!.text, '/settings/security')
    const shown = await admin.page(`/settings/outbox/${row.id}`)
    assert.include(shown.text(), '<!doctype html>')
    assert.include(shown.header('content-security-policy'), 'sandbox')
    assert.notInclude(shown.header('content-security-policy'), 'allow-scripts')
    assert.include(shown.header('content-security-policy'), 'img-src data:;', 'the logo stands in the mail')
  })

  test('are encrypted in the database', async ({ assert }) => {
    const row = await sent()
    const waiting = await db.from('outbox_messages').where('topic', 'mail').firstOrFail()
    for (const text of [row.html, row.text, waiting.payload]) assert.notInclude(text, 'settings/security')
  })

  test('are readable by visitors only in the demo', async ({ client, assert }) => {
    const row = await sent()
    for (const path of ['/outbox', `/outbox/${row.id}`]) {
      mail.openOutbox = false
      assert.equal((await client.get(path)).status(), 404)
      mail.openOutbox = true
      assert.equal((await client.get(path)).status(), 200)
    }
    assert.equal((await client.get('/outbox/x')).status(), 404)
  })

  test('are created once, however often the outbox is processed', async ({ assert }) => {
    await sent()
    await db.from('outbox_messages').update({ delivered_at: null, due_at: '2020-01-01 00:00:00.000' })
    await mailsTo(sample.to)
    assert.lengthOf(await db.from('mails'), 1)
  })
})
