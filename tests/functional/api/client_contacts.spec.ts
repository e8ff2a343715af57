import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { MAX_CONTACTS, SaveContact } from '#app/clients/actions/save_contact'
import type { ContactFields } from '#app/clients/domain/contact_fields'
import type Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import { CONTACTS_PER_PAGE } from '#app/clients/queries/list_contacts'
import { firm, type Firm } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'

const REPRESENTATIVE = {
  name: 'Rebeca Ficticia Ñáñez',
  role: 'legal_representative',
  phone: '55 1234 5678',
  email: 'Rebeca@Ejemplo.MX',
  deedNumber: '12,345',
}
type Contact = { id: number; version: number; name: string }
type Contacts = { items: Contact[]; paging: object }

const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })
const added = (ours: Firm, client: Client, fields: Partial<ContactFields> = {}) =>
  new SaveContact().add(authorOf(ours), client, { name: 'Leopoldo Ficticio', role: 'contact', ...fields })

async function scene() {
  const ours = await firm()
  const client = await clientOf(ours, { type: 'business' })
  const { accessToken: token } = await programFor(ours.owner, ours.workspace)
  return { ours, client, token, path: `clients/${client.id}/contacts` as const }
}

const contactsOf = ({ id }: Client) => ClientContact.query().where('client_id', id).orderBy('id')

test.group('API contacts of clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are added, listed, changed by what is sent and removed, and recorded in the log', async ({ assert }) => {
    const { ours, token, path } = await scene()
    const first = (await call<Contact>(`POST /${path}`, { token, body: REPRESENTATIVE })).body.data!
    assert.deepInclude(first, { ...REPRESENTATIVE, email: 'rebeca@ejemplo.mx', dial: '+525512345678', version: 1 })
    const body = { version: 1, role: 'accountant' }
    const changed = (await call(`PATCH /${path}/${first.id}`, { token, body })).body.data!
    const kept = { name: REPRESENTATIVE.name, phone: '55 1234 5678', version: 2 }
    assert.deepInclude(changed, { ...kept, role: 'accountant', deedNumber: null }, 'only representatives have a deed')
    await call(`POST /${path}`, { token, body: { name: 'Leopoldo', role: 'contact' } })
    const { items, paging } = (await call<Contacts>(`GET /${path}`, { token })).body.data!
    assert.deepEqual(
      items.map(({ name }) => name),
      [REPRESENTATIVE.name, 'Leopoldo']
    )
    assert.deepEqual(paging, { page: 1, perPage: CONTACTS_PER_PAGE, total: 2 })
    const removed = await call(`DELETE /${path}/${first.id}`, { token })
    assert.deepEqual([removed.status, removed.body.success, removed.body.data], [200, true, null])
    assert.lengthOf((await call<Contacts>(`GET /${path}`, { token })).body.data!.items, 1)
    const entries = await db.from('audit_entries').where('workspace_id', ours.workspace.id).orderBy('id')
    assert.includeMembers(
      entries.map(({ action }) => action),
      ['client.contact_added', 'client.contact_edited', 'client.contact_removed']
    )
  })

  test('pass the rules of the form', async ({ assert }) => {
    const { client, token, path } = await scene()
    for (const [wrong, field] of [
      [{ name: '' }, 'name'],
      [{ role: 'jefe' }, 'role'],
      [{ role: 'other' }, 'roleOther'],
      [{ phone: 'llamar' }, 'phone'],
      [{ email: 'sin arroba' }, 'email'],
      [{ deedOn: '2019-02-30' }, 'deedOn'],
    ] as const) {
      const answer = await call(`POST /${path}`, { token, body: { ...REPRESENTATIVE, ...wrong } })
      assert.deepEqual([answer.status, answer.body.code, answer.body.errors?.[0]?.field], [422, 'DAT-500', field])
    }
    assert.lengthOf(await contactsOf(client), 0)
  })

  test('are not saved over what somebody else saved', async ({ assert }) => {
    const { ours, client, token, path } = await scene()
    const contact = await added(ours, client)
    const route = `PATCH /${path}/${contact.id}` as const
    await call(route, { token, body: { version: 1, name: 'Leopoldo Primero' } })
    const stale = await call(route, { token, body: { version: 1, name: 'Leopoldo Segundo' } })
    assert.deepEqual([stale.status, stale.body.errors![0]!.field], [422, 'version'])
    assert.equal((await call(route, { token, body: { name: 'Sin versión' } })).status, 422)
    assert.equal((await contactsOf(client))[0]!.name, 'Leopoldo Primero')
  })

  test('of other firms and of other clients do not exist', async ({ assert }) => {
    const { ours, client, token, path } = await scene()
    const other = await firm()
    const foreign = await clientOf(other)
    const hidden = await added(other, foreign)
    const beside = await added(ours, await clientOf(ours))
    const body = { ...REPRESENTATIVE, version: 1 }
    for (const route of [
      `GET /clients/${foreign.id}/contacts`,
      `POST /clients/${foreign.id}/contacts`,
      `PATCH /clients/${foreign.id}/contacts/${hidden.id}`,
      `DELETE /clients/${foreign.id}/contacts/${hidden.id}`,
      `PATCH /${path}/${hidden.id}`,
      `DELETE /${path}/${hidden.id}`,
      `PATCH /${path}/${beside.id}`,
      `DELETE /${path}/${beside.id}`,
      `DELETE /${path}/x`,
    ] as const) {
      const answer = await call(route, { token, ...(!route.startsWith('GET') && { body }) })
      assert.deepEqual([answer.status, answer.body.code], [404, 'NOT-FOUND'], route)
    }
    assert.lengthOf(await ClientContact.query(), 2)
    assert.lengthOf(await contactsOf(client), 0)
  })

  test('may be read but not written by a role that only reads, and by a token without the scope', async ({
    assert,
  }) => {
    const { ours, client, path } = await scene()
    const contact = await added(ours, client)
    const reader = await programFor(await ours.hireWith(['clientes:leer']), ours.workspace)
    const narrow = await programFor(ours.owner, ours.workspace, ['clientes:leer', 'clientes:crear'])
    for (const [{ accessToken: token }, code] of [
      [reader, { permission: 'clientes:editar' }],
      [narrow, { scope: 'clientes:editar' }],
    ] as const) {
      assert.equal((await call(`GET /${path}`, { token })).status, 200)
      for (const route of [`POST /${path}`, `PATCH /${path}/${contact.id}`, `DELETE /${path}/${contact.id}`] as const) {
        const answer = await call(route, { token, body: { ...REPRESENTATIVE, version: 1 } })
        assert.deepEqual([answer.status, answer.body.code], [403, code], route)
      }
    }
    assert.lengthOf(await contactsOf(client), 1)
  })

  test('are written once for one idempotency key', async ({ assert }) => {
    const { client, token, path } = await scene()
    const headers = { 'idempotency-key': 'contacto-1' }
    const first = await call(`POST /${path}`, { token, body: REPRESENTATIVE, headers })
    const again = await call(`POST /${path}`, { token, body: REPRESENTATIVE, headers })
    assert.deepEqual(again.body, first.body)
    assert.equal(again.headers['idempotent-replayed'], 'true')
    const [contact] = await contactsOf(client)
    const route = `DELETE /${path}/${contact!.id}` as const
    assert.equal((await call(route, { token, headers })).status, 200)
    const repeated = await call(route, { token, headers })
    assert.deepEqual([repeated.status, repeated.headers['idempotent-replayed']], [200, 'true'])
    assert.equal((await call(route, { token })).status, 404, 'without the key it is gone')
  })

  test('are as many as the form takes, page by page', async ({ assert }) => {
    const { ours, client, token, path } = await scene()
    for (let count = 0; count < MAX_CONTACTS; count++) await added(ours, client, { name: `Persona ${count}` })
    const refused = await call(`POST /${path}`, { token, body: REPRESENTATIVE })
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.field], [422, 'name'])
    await ClientContact.create({
      ...{ workspaceId: ours.workspace.id, clientId: client.id, version: 1 },
      ...{ name: 'De una fusión', role: 'contact' },
    })
    const { items, paging } = (await call<Contacts>(`GET /${path}?page=2`, { token })).body.data!
    assert.deepEqual([items.map(({ name }) => name), paging], [['De una fusión'], { page: 2, perPage: 50, total: 51 }])
    assert.equal((await call(`GET /${path}?page=0`, { token })).status, 422)
  })
})

test.group('API tags and person responsible of clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are written, kept when not sent, replaced and removed', async ({ assert }) => {
    const { ours, token } = await scene()
    const lawyer = await ours.hire('lawyer')
    const body = { type: 'business', name: 'Molinos, S.A.', tags: ['Familia', 'familia'], responsibleId: lawyer.id }
    const first = (await call('POST /clients', { token, body })).body.data!
    const responsible = { id: lawyer.id, name: lawyer.name }
    assert.deepInclude(first, { tags: ['Familia'], responsible })
    const route = `PATCH /clients/${first.id}` as const
    const renamed = await call(route, { token, body: { version: 1, tradeName: 'Molinos' } })
    assert.deepInclude(renamed.body.data!, { tags: ['Familia'], responsible })
    const replaced = await call(route, { token, body: { version: 2, tags: ['Cobranza; urgente'] } })
    assert.deepEqual(replaced.body.data!.tags, ['Cobranza; urgente'])
    const bare = await call(route, { token, body: { version: 3, tags: null, responsibleId: null } })
    assert.deepInclude(bare.body.data!, { tags: [], responsible: null })
    assert.deepInclude((await call(`GET /clients/${first.id}`, { token })).body.data!, { tags: [], responsible: null })
  })

  test('refuse a person of another firm and too long a tag', async ({ assert }) => {
    const { client, token } = await scene()
    const stranger = (await firm()).owner
    for (const [wrong, field] of [
      [{ responsibleId: stranger.id }, 'responsibleId'],
      [{ tags: ['x'.repeat(61)] }, 'tags.0'],
    ] as const) {
      const answer = await call(`PATCH /clients/${client.id}`, { token, body: { version: 1, ...wrong } })
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.field], [422, field])
    }
  })

  test('narrow the list', async ({ assert }) => {
    const { ours, token } = await scene()
    const ana = await clientOf(ours, { tags: ['Familia'], responsibleId: ours.owner.id })
    for (const query of ['tag=familia', `responsible=${ours.owner.id}`]) {
      const { items } = (await call<{ items: { id: number; tags: string[] }[] }>(`GET /clients?${query}`, { token }))
        .body.data!
      assert.deepEqual(
        items.map(({ id, tags }) => [id, tags]),
        [[ana.id, ['Familia']]],
        query
      )
    }
    assert.equal((await call('GET /clients?responsible=x', { token })).status, 422)
  })
})
