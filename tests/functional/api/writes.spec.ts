import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { endpoints } from '#app/core/api/endpoint'
import { usefulScopes } from '#app/auth/tokens/scopes'
import Matter from '#app/matters/models/matter'
import { recordsOf, upload } from '#tests/functional/api/records'
import { send } from '#tests/helpers/http'
import { firm } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'

const GOOD = { title: 'Amparo contra la multa', materia: 'amparo', status: 'active', fileNumber: '7/2026' }

async function atWork() {
  const own = await firm()
  const { accessToken: token } = await programFor(own.owner, own.workspace)
  return { ...own, token }
}

const matterCount = async (id: number) => (await db.from('matters').where('workspace_id', id)).length

test.group('API writes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('open a matter, change only what is sent, move and archive it', async ({ assert }) => {
    const { token, owner, workspace } = await atWork()
    const opened = (await call('POST /matters', { token, body: GOOD })).body.data!
    assert.deepInclude(opened, { title: GOOD.title, fileNumber: '7/2026', archived: false, version: 1 })
    const path = `matters/${opened.id}`
    const body = { version: 1, title: 'Amparo contra la clausura' }
    const changed = (await call(`PATCH /${path}`, { token, body })).body.data!
    assert.deepInclude(changed, { title: body.title, fileNumber: '7/2026', materia: 'amparo', version: 2 })
    const stale = await call(`PATCH /${path}`, { token, body })
    assert.equal(stale.status, 422)
    assert.equal(stale.body.errors![0]!.field, 'version')
    const staged = await call(`POST /${path}/stage`, { token, body: { stage: 'Audiencia constitucional' } })
    assert.equal(staged.body.data!.stage, 'Audiencia constitucional')
    assert.isTrue((await call(`POST /${path}/archival`, { token })).body.data!.archived)
    assert.isFalse((await call(`DELETE /${path}/archival`, { token })).body.data!.archived)
    const entries = await db.from('audit_entries').where('workspace_id', workspace.id).orderBy('id')
    assert.includeMembers(
      entries.map(({ action }) => action),
      ['matter.opened', 'matter.edited', 'matter.stage_changed', 'matter.archived', 'matter.unarchived']
    )
    assert.isTrue(entries.every(({ actor_id }) => actor_id === owner.id))
  })

  test('pass the rules of the forms', async ({ assert }) => {
    const { token, workspace } = await atWork()
    const other = await firm()
    const foreign = await clientOf(other)
    for (const [wrong, field] of [
      [{ title: '' }, 'title'],
      [{ materia: 'x' }, 'materia'],
      [{ responsibleId: other.owner.id }, 'responsibleId'],
      [{ clients: [{ id: foreign.id }] }, 'clients'],
    ] as const) {
      const { status, body } = await call('POST /matters', { token, body: { ...GOOD, ...wrong } })
      assert.deepEqual([status, body.errors?.[0]?.field], [422, field])
      assert.isString(body.message)
    }
    assert.equal(await matterCount(workspace.id), 0)
  })

  test('do not reach matters of other firms, private ones or those that are read-only', async ({ assert }) => {
    const own = await atWork()
    const theirs = await recordsOf(await firm())
    const hidden = await matterOf(own)
    const lawyer = await own.hire('lawyer')
    await hidden.merge({ private: true }).save()
    const { accessToken: token } = await programFor(lawyer, own.workspace)
    for (const id of [theirs.matter.id, hidden.id])
      for (const route of [
        `PATCH /matters/${id}`,
        `POST /matters/${id}/stage`,
        `POST /matters/${id}/activities`,
      ] as const) {
        const { status, body } = await call(route, { token, body: { version: 1, title: 'x' } })
        assert.deepEqual([status, body.code], [404, 'NOT-FOUND'], route)
      }
    assert.equal((await call(`PATCH /clients/${theirs.client.id}`, { token, body: { version: 1 } })).status, 404)
    const fixed = await matterOf(own)
    await fixed.merge({ readOnly: true }).save()
    const refused = await call(`POST /matters/${fixed.id}/stage`, { token, body: { stage: 'x' } })
    assert.deepEqual([refused.status, refused.body.code], [403, { readOnly: true }])
    assert.equal(refused.body.message, 'El expediente está en solo lectura.')
    const text = upload('a.txt', 'texto')
    assert.equal((await call(`POST /matters/${fixed.id}/documents`, { token, body: text })).status, 403)
  })

  test('add a client and change only what is sent', async ({ assert }) => {
    const { token } = await atWork()
    const person = { type: 'person', givenNames: 'Inés', firstSurname: 'Robles', email: 'ines@ejemplo.mx' }
    const added = (await call('POST /clients', { token, body: { ...person, phones: [{ number: '55 1234 5678' }] } }))
      .body
    assert.equal(added.data!.name, 'Inés Robles')
    const { id } = added.data as { id: number }
    const changed = await call(`PATCH /clients/${id}`, { token, body: { version: 1, secondSurname: 'Lara' } })
    assert.deepInclude(changed.body.data, { name: 'Inés Robles Lara', email: 'ines@ejemplo.mx', version: 2 })
    assert.deepEqual(changed.body.data!.phones, added.data!.phones)
    const found = await call<{ items: { id: number }[] }>('GET /clients?q=robles', { token })
    assert.deepEqual(
      found.body.data!.items.map((item) => item.id),
      [id]
    )
  })

  test('add an activity, assign it within the matter and resolve it', async ({ assert }) => {
    const own = await atWork()
    const { token } = own
    const matter = await matterOf(own)
    const stranger = (await firm()).owner
    const path = `matters/${matter.id}/activities` as const
    const wrong = await call(`POST /${path}`, { token, body: { title: 'x', assigneeId: stranger.id } })
    assert.equal(wrong.status, 422)
    const body = { title: 'Rendir pruebas', assigneeId: own.owner.id, dueOn: '2026-12-01' }
    const added = (await call(`POST /${path}`, { token, body })).body.data!
    assert.deepInclude(added, { title: body.title, state: 'to_start', dueOn: '2026-12-01' })
    const done = await call(`PATCH /${path}/${added.id}`, { token, body: { state: 'resolved' } })
    assert.equal(done.body.data!.state, 'resolved')
    const open = await call<{ items: unknown[] }>(`GET /${path}`, { token })
    assert.lengthOf(open.body.data!.items, 0)
    const resolved = await call<{ items: unknown[] }>(`GET /${path}?state=resolved`, { token })
    assert.lengthOf(resolved.body.data!.items, 1)
  })

  test('upload one small file, list its versions and download it with a trace', async ({ assert }) => {
    const own = await atWork()
    const { token } = own
    const matter = await matterOf(own)
    const path = `matters/${matter.id}/documents` as const
    const stored = (await call(`POST /${path}`, { token, body: upload('acta.txt', 'Contenido del acta') })).body.data!
    assert.deepInclude(stored, { name: 'acta.txt', versionNumber: 1, matterId: matter.id })
    const again = upload('acta.txt', 'Contenido nuevo', { onConflict: 'version', comment: 'Firmada' })
    assert.equal((await call(`POST /${path}`, { token, body: again })).body.data!.versionNumber, 2)
    const versions = await call<{ number: number; comment: string | null }[]>(`GET /${path}/${stored.id}/versions`, {
      token,
    })
    assert.deepEqual(
      versions.body.data!.map(({ number, comment }) => [number, comment]),
      [
        [2, 'Firmada'],
        [1, null],
      ]
    )
    const first = await call(`GET /${path}/${stored.id}/content?version=1`, { token })
    assert.equal(first.text, 'Contenido del acta')
    assert.match(String(first.headers['content-disposition']), /^attachment/)
    assert.lengthOf(await db.from('audit_entries').where('action', 'document.downloaded'), 1)
    assert.equal((await call(`POST /${path}`, { token, body: {} })).status, 422)
    const listed = await call<{ items: { id: number }[] }>(`GET /${path}`, { token })
    assert.lengthOf(listed.body.data!.items, 1)
  })

  test('refuse a file that is too large before it is read', async ({ assert }) => {
    const own = await atWork()
    const matter = await matterOf(own)
    const { multipart, type } = upload('video.txt', 'x')
    const length = String(30 * 1_048_576)
    const headers = { 'authorization': `Bearer ${own.token}`, 'content-type': type, 'content-length': length }
    const path = `/api/v1/matters/${matter.id}/documents`
    const answer = await send(path, { method: 'POST', headers, body: multipart })
    assert.equal(answer.status, 422)
    assert.deepInclude(JSON.parse(answer.text).errors[0], { field: 'file' })
    assert.lengthOf(await db.from('documents').where('matter_id', matter.id), 0)
  })
})

test.group('API idempotency keys', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const headers = { 'idempotency-key': 'alta-2026-11-22' }

  test('have a repeated write done once and answered alike', async ({ assert }) => {
    const { token, workspace } = await atWork()
    const first = await call('POST /matters', { token, body: GOOD, headers })
    const again = await call('POST /matters', { token, body: GOOD, headers })
    assert.equal(first.status, 200)
    assert.deepEqual(again.body, first.body)
    assert.equal(again.headers['idempotent-replayed'], 'true')
    assert.isUndefined(first.headers['idempotent-replayed'])
    assert.equal(await matterCount(workspace.id), 1)
    const crypt = await call('POST /matters', { token, body: GOOD, headers: { ...headers, 'x-api-crypt': 'on' } })
    assert.isString(crypt.body.crypt, 'a repetition is encrypted like any answer')
  })

  test('are of one token, address and body', async ({ assert }) => {
    const { token, workspace, owner } = await atWork()
    const { accessToken: other } = await programFor(owner, workspace)
    await call('POST /matters', { token, body: GOOD, headers })
    await call('POST /matters', { token, body: { ...GOOD, title: 'Otro' }, headers })
    await call('POST /matters', { token: other, body: GOOD, headers })
    assert.equal(await matterCount(workspace.id), 3)
  })

  test('let what was refused be tried again', async ({ assert }) => {
    const own = await atWork()
    const { token } = own
    const matter = await matterOf(own)
    await matter.merge({ readOnly: true }).save()
    const route = `POST /matters/${matter.id}/stage` as const
    const body = { stage: 'Sentencia' }
    assert.equal((await call(route, { token, body, headers })).status, 403)
    await (await Matter.findOrFail(matter.id)).merge({ readOnly: false }).save()
    assert.equal((await call(route, { token, body, headers })).status, 200)
  })

  test('that cannot be used are refused', async ({ assert }) => {
    const { token, workspace } = await atWork()
    for (const key of ['con espacio', 'x'.repeat(101)]) {
      const { status, body } = await call('POST /matters', { token, body: GOOD, headers: { 'idempotency-key': key } })
      assert.deepEqual([status, body.errors?.[0]?.field], [422, 'Idempotency-Key'])
    }
    assert.equal(await matterCount(workspace.id), 0)
  })
})

test.group('Scopes offered for tokens', () => {
  test('open some call, each of them', ({ assert }) => {
    const opened = new Set(endpoints.all().flatMap(({ scope }) => (scope && scope !== 'any' ? scope : [])))
    assert.sameMembers(usefulScopes(), [...opened])
    assert.notInclude(usefulScopes(), 'suscripcion:gestionar')
  })
})
