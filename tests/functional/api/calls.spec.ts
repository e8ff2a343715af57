import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { endpoints } from '#app/core/api/endpoint'
import { SCOPES } from '#app/auth/tokens/scopes'
import Invitation from '#app/workspaces/models/invitation'
import { matterOf } from '#database/factories/matter_factory'
import { addressOf, bodiesOf, recordsOf } from '#tests/functional/api/records'
import { firm, person, type Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { call, personalTokenFor, programFor } from '#tests/helpers/program'

type Route = Parameters<typeof call>[0]

/** Calls that need a token, with the scope of each. */
const CALLS: [string, string | null][] = [
  ['GET /me', 'cuenta:leer'],
  ['PATCH /me/preferences', 'cuenta:editar'],
  ['GET /workspaces', 'cuenta:leer'],
  ['POST /workspace-selection', 'cuenta:editar'],
  ['GET /members', 'equipo:leer'],
  ['GET /roles', 'rol:leer'],
  ['GET /invitations', 'equipo:leer'],
  ['GET /matters', 'expedientes:leer'],
  ['POST /matters', 'expedientes:crear'],
  ['GET /matters/:id', 'expedientes:leer'],
  ['PATCH /matters/:id', 'expedientes:editar'],
  ['POST /matters/:id/stage', 'expedientes:editar'],
  ['POST /matters/:id/archival', 'expedientes:archivar'],
  ['DELETE /matters/:id/archival', 'expedientes:archivar'],
  ['GET /matters/:id/activities', 'expedientes:leer'],
  ['POST /matters/:id/activities', 'expedientes:editar'],
  ['PATCH /matters/:id/activities/:activityId', 'expedientes:editar'],
  ['GET /amparo', 'expedientes:leer'],
  ['POST /amparo', 'expedientes:editar'],
  ['GET /amparo/:id/news', 'expedientes:leer'],
  ['POST /amparo/:id/news', 'expedientes:editar'],
  ['GET /court-lists', 'expedientes:leer'],
  ['GET /court-lists/rows', 'expedientes:leer'],
  ['GET /court-lists/matches', 'expedientes:leer'],
  ['POST /matters/:id/list-matches/:matchId/acceptance', 'expedientes:editar'],
  ['POST /matters/:id/list-matches/:matchId/refusal', 'expedientes:editar'],
  ['GET /clients', 'clientes:leer'],
  ['POST /clients', 'clientes:crear'],
  ['GET /clients/:id', 'clientes:leer'],
  ['PATCH /clients/:id', 'clientes:editar'],
  ['GET /clients/:id/contacts', 'clientes:leer'],
  ['POST /clients/:id/contacts', 'clientes:editar'],
  ['PATCH /clients/:id/contacts/:contactId', 'clientes:editar'],
  ['DELETE /clients/:id/contacts/:contactId', 'clientes:editar'],
  ['GET /charges', 'facturas:leer'],
  ['POST /charges', 'facturas:crear'],
  ['GET /charges/:id', 'facturas:leer'],
  ['POST /charges/:id/issue', 'facturas:editar'],
  ['POST /charges/:id/cancellation', 'facturas:eliminar'],
  ['GET /payments', 'facturas:leer'],
  ['POST /payments', 'pagos:crear'],
  ['GET /payments/:id', 'facturas:leer'],
  ['GET /statistics', 'estadisticas:leer'],
  ['GET /statistics/rows', 'estadisticas:leer'],
  ['GET /reports', 'reportes:leer'],
  ['GET /reports/:id', 'reportes:leer'],
  ['POST /reports/:id/files', 'reportes:leer'],
  ['GET /reports/:id/files/:fileId', 'reportes:leer'],
  ['GET /reports/:id/files/:fileId/content', 'reportes:leer'],
  ['GET /matters/:id/documents', 'documentos:leer'],
  ['POST /matters/:id/documents', 'documentos:crear'],
  ['GET /matters/:id/documents/:documentId/versions', 'documentos:leer'],
  ['GET /matters/:id/documents/:documentId/content', 'documentos:leer'],
  ['GET /library', 'biblioteca:leer'],
  ['GET /library/:source', 'biblioteca:leer'],
  ['GET /library/:source/:slug', 'biblioteca:leer'],
  ['GET /library/:source/:slug/citation', 'biblioteca:leer'],
  ['DELETE /tokens', null],
]

/** Calls that can be done once. */
const DONE_ONCE = new Set([
  'DELETE /tokens',
  'DELETE /clients/:id/contacts/:contactId',
  'POST /charges/:id/issue',
  'POST /charges/:id/cancellation',
  'POST /matters/:id/list-matches/:matchId/acceptance',
  'POST /matters/:id/list-matches/:matchId/refusal',
])

/** Scopes that stand for no permission of a role. */
const isOwnScope = (scope: string) => /^(cuenta|biblioteca:leer)/.test(scope)

/** What a call also asks of the policy of what it writes: a matter is seen before anything is done with it. */
const ALSO: Record<string, string[]> = {
  'POST /matters': ['expedientes:leer'],
  'PATCH /matters/:id': ['expedientes:leer'],
  'POST /matters/:id/stage': ['expedientes:leer'],
  'POST /matters/:id/archival': ['expedientes:leer'],
  'DELETE /matters/:id/archival': ['expedientes:leer'],
  'POST /matters/:id/activities': ['expedientes:leer'],
  'PATCH /matters/:id/activities/:activityId': ['expedientes:leer'],
  'POST /matters/:id/list-matches/:matchId/acceptance': ['expedientes:leer'],
  'POST /matters/:id/list-matches/:matchId/refusal': ['expedientes:leer'],
  'GET /reports/:id': ['expedientes:leer'],
  'POST /reports/:id/files': ['expedientes:leer'],
  'GET /reports/:id/files/:fileId': ['expedientes:leer'],
  'GET /reports/:id/files/:fileId/content': ['expedientes:leer'],
  'GET /matters/:id/documents': ['expedientes:leer'],
  'POST /matters/:id/documents': ['expedientes:leer'],
  'GET /matters/:id/documents/:documentId/versions': ['expedientes:leer'],
  'GET /matters/:id/documents/:documentId/content': ['expedientes:leer'],
}

/** Calls whose body names a client. */
const NEEDS_CLIENT = new Set(['charges.store', 'payments.store'])

/** A call with records of a firm in its address, and a body that it accepts. */
async function filled(route: string, own: Pick<Firm, 'owner' | 'workspace'>): Promise<[Route, unknown]> {
  const [method, path] = route.split(' /') as [string, string]
  const { key } = endpoints.all().find((one) => one.method === method && one.path === path)!
  const records = path.includes(':') || NEEDS_CLIENT.has(key) ? await recordsOf(own) : undefined
  return [`${method} /${addressOf(path, records)}` as Route, bodiesOf(own, records)[key]]
}

test.group('API call authentication', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is tested here for every call that needs a token', ({ assert }) => {
    const known = CALLS.map(([route]) => route)
    const defined = endpoints.all().filter(({ scope }) => scope !== null)
    assert.sameMembers(
      defined.map(({ method, path }) => `${method} /${path}`),
      known
    )
  })

  test('is waived only for sign-in, token refresh, the validation email and public information', ({ assert }) => {
    const open = endpoints.all().filter(({ scope }) => scope === null)
    assert.sameMembers(
      open.map(({ method, path }) => `${method} /${path}`),
      ['POST /tokens', 'POST /tokens/refresh', 'POST /resend-validation-email', 'GET /status', 'GET /openapi.json']
    )
  })

  for (const [route, scope] of CALLS) {
    test(`answers ${route} with TKN-404 without a token and TKN-400 with an invalid one`, async ({ assert }) => {
      const { owner, workspace } = await firm()
      const { accessToken, refreshToken, familyId } = await programFor(owner, workspace)
      const [path, body] = await filled(route, { owner, workspace })
      const without = await call(path, { body })
      assert.equal(without.status, 401)
      assert.deepInclude(without.body, { success: false, code: 'TKN-404', params: {}, system: { maintenance: false } })
      assert.match(String(without.headers['www-authenticate']), /^Bearer /)
      const altered = accessToken.slice(0, -1) + (accessToken.endsWith('A') ? 'B' : 'A')
      for (const token of ['x', altered, refreshToken, `${accessToken}x`]) {
        const answer = await call(path, { token, body })
        assert.equal(answer.status, 401)
        assert.equal(answer.body.code, 'TKN-400')
      }
      const basic = await call(path, { headers: { authorization: 'Basic YTpi' }, body })
      assert.equal(basic.body.code, 'TKN-400')
      await db.from('token_families').where('id', familyId).update({ ended_at: '2026-01-01 00:00:00.000' })
      assert.equal((await call(path, { token: accessToken, body })).body.code, 'TKN-400')
    })

    test(`accepts a token on ${route} until its expiry plus 10 s`, async ({ assert }) => {
      const { owner, workspace } = await firm()
      const issued = clock.freeze('2026-11-21T12:00:00.000Z')
      const { accessToken: token } = await programFor(owner, workspace)
      const [path, body] = await filled(route, { owner, workspace })
      const expiry = issued.plus({ minutes: 15 })
      clock.freeze(expiry.plus({ seconds: 11 }))
      assert.equal((await call(path, { token, body })).body.code, 'TKN-400')
      for (const seconds of [-11, -10, 10]) {
        if (DONE_ONCE.has(route) && seconds !== 10) continue
        clock.freeze(expiry.plus({ seconds }))
        assert.equal((await call(path, { token, body })).status, 200, String(seconds))
      }
    })

    test(`requires ${scope ?? 'no scope'} on ${route}, and the same permission of the person`, async ({ assert }) => {
      if (scope === null) return assert.equal(route, 'DELETE /tokens')
      const own = await firm()
      const others = SCOPES.filter((each) => each !== scope)
      const [path, body] = await filled(route, own)
      const narrow = await programFor(own.owner, own.workspace, others)
      const refused = await call(path, { token: narrow.accessToken, body })
      assert.equal(refused.status, 403)
      assert.deepEqual(refused.body.code, { scope })
      const enough = await programFor(own.owner, own.workspace, [scope, ...(ALSO[route] ?? [])])
      assert.equal((await call(path, { token: enough.accessToken, body })).status, 200)
      const lesser = await own.hireWith(['plantilla:leer'])
      const { accessToken: token } = await programFor(lesser, own.workspace)
      const answer = await call(path, { token, body })
      if (isOwnScope(scope)) return assert.equal(answer.status, 200)
      assert.equal(answer.status, 403)
      assert.deepEqual(answer.body.code, { permission: scope })
    })

    test(`refuses ${route} to people who left, were disabled or were deleted`, async ({ assert }) => {
      const own = await firm()
      const user = await own.hireWith(['expedientes:leer', 'equipo:leer', 'rol:leer'])
      const [path, body] = await filled(route, own)
      const { accessToken: token } = await programFor(user, own.workspace)
      const { token: personal } = await personalTokenFor(user, own.workspace)
      await db.from('members').where('user_id', user.id).delete()
      if (scope === 'biblioteca:leer') assert.equal((await call(path, { token, body })).body.code, 'WR-400')
      else if (scope && !isOwnScope(scope)) {
        const left = await call(path, { token, body })
        assert.deepEqual([left.status, left.body.code], [403, { permission: scope }])
      }
      for (const column of ['disabled_at', 'deleted_at']) {
        await db
          .from('users')
          .where('id', user.id)
          .update({ [column]: '2026-01-01 00:00:00.000' })
        for (const secret of [token, personal]) {
          const answer = await call(path, { token: secret, body })
          assert.deepEqual([answer.status, answer.body.code], [401, 'USU-401'])
        }
        await db
          .from('users')
          .where('id', user.id)
          .update({ [column]: null })
      }
    })
  }

  test('does not accept a browser session', async ({ assert, client }) => {
    const { owner, workspace } = await firm()
    const browser = await signedIn(client, owner, workspace)
    const answer = await browser.get('/api/v1/me')
    assert.equal(answer.status(), 401)
    assert.deepInclude(answer.body(), { code: 'TKN-404' })
    assert.isUndefined(answer.header('set-cookie'))
  })

  test('returns the user under the specified names', async ({ assert }) => {
    const { owner, workspace, hire } = await firm()
    const user = await hire('lawyer')
    await user.merge({ theme: 'dark', language: 'en' }).save()
    const { accessToken: token } = await programFor(user, workspace)
    const { body } = await call('GET /me', { token })
    assert.deepEqual(body, {
      success: true,
      code: null,
      data: {
        id_users: user.id,
        id_languages: 2,
        id_themes_preference: 2,
        id_workspace_owner: owner.id,
        id_workspace: workspace.id,
        profileComplete: true,
        email: user.email,
      },
      system: { maintenance: false },
    })
    const client = await person({ type: 'client' })
    const theirs = await call('GET /me', { token: (await programFor(client)).accessToken })
    assert.deepInclude(theirs.body.data, {
      id_languages: 1,
      id_themes_preference: 3,
      id_workspace: null,
      id_workspace_owner: null,
    })
  })

  test('hides matters of other firms', async ({ assert }) => {
    const [own, other] = [await firm(), await firm('Despacho ajeno')]
    const [mine, foreign] = [await matterOf(own), await matterOf(other)]
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    for (const id of [foreign.id, 999_999, 'x', '1e3', '-1']) {
      const answer = await call(`GET /matters/${id}`, { token })
      assert.deepEqual([answer.status, answer.body.code], [404, 'NOT-FOUND'])
    }
    const { body } = await call<{ items: { id: number }[]; paging: object }>('GET /matters', { token })
    assert.deepEqual(
      body.data!.items.map(({ id }) => id),
      [mine.id]
    )
    assert.deepEqual(body.data!.paging, { total: 1, page: 1, perPage: 25 })
  })

  test('refuses access to a closed firm', async ({ assert }) => {
    const own = await firm()
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    await db.from('workspaces').where('id', own.workspace.id).update({ deleted_at: '2026-01-01 00:00:00.000' })
    assert.deepInclude((await call('GET /me', { token })).body.data, { id_workspace: null, id_workspace_owner: null })
    assert.equal((await call('GET /matters', { token })).status, 403)
    assert.equal(
      (await call('POST /workspace-selection', { token, body: { workspaceId: own.workspace.id } })).status,
      404
    )
  })

  test('omits what the token may not do', async ({ assert }) => {
    const own = await firm()
    const matter = await matterOf(own)
    const narrow = await programFor(own.owner, own.workspace, ['expedientes:leer'])
    const wide = await programFor(own.owner, own.workspace)
    const can = async (token: string) => (await call(`GET /matters/${matter.id}`, { token })).body.data!.can
    assert.deepEqual(await can(narrow.accessToken), {
      edit: false,
      administer: false,
      archive: false,
      delete: false,
    })
    assert.deepEqual(await can(wide.accessToken), { edit: true, administer: true, archive: true, delete: true })
  })

  test('accepts the same filters as the matter list and refuses unknown ones', async ({ assert }) => {
    const own = await firm()
    const matter = await matterOf(own)
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    const found = await call<{ items: { id: number }[] }>(
      `GET /matters?status=${matter.status}&q=${encodeURIComponent(matter.title)}&sort=-number&archived=false`,
      { token }
    )
    assert.equal(found.body.data!.items[0]!.id, matter.id)
    const none = await call<{ items: object[] }>('GET /matters?archived=true', { token })
    assert.deepEqual(none.body.data!.items, [])
    for (const wrong of ['status=nuevo', 'page=0', 'page=x', 'sort=price', 'responsible=-1']) {
      const answer = await call(`GET /matters?${wrong}`, { token })
      assert.equal(answer.status, 422, wrong)
      assert.equal(answer.body.code, 'DAT-500')
      assert.equal(answer.body.errors![0]!.field, wrong.split('=')[0])
    }
  })

  test('refuses a repeated parameter without an internal error', async ({ assert }) => {
    const own = await firm()
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    for (const query of ['page=1&page=2', 'q[a]=1', 'status[]=active']) {
      assert.isBelow((await call(`GET /matters?${query}`, { token })).status, 500, query)
    }
  })

  test('lists client invitations only to those who may read clients', async ({ assert }) => {
    const own = await firm()
    for (const kind of ['member', 'client'] as const) {
      await Invitation.create({
        workspaceId: own.workspace.id,
        kind,
        email: `${kind}@ejemplo.mx`,
        invitedById: own.owner.id,
        state: 'pending',
        tokenHash: kind.padEnd(64, '0'),
        sentText: kind,
        receivedText: kind,
        timesSent: 1,
        sentAt: clock.now(),
        expiresAt: clock.now().plus({ days: 7 }),
      })
    }
    const kinds = async (scopes: string[]) => {
      const { accessToken: token } = await programFor(own.owner, own.workspace, scopes)
      const { body } = await call<{ items: { kind: string }[] }>('GET /invitations', { token })
      return body.data!.items.map(({ kind }) => kind).sort()
    }
    assert.deepEqual(await kinds(['equipo:leer']), ['member'])
    assert.deepEqual(await kinds(['equipo:leer', 'clientes:leer']), ['client', 'member'])
  })
})
