import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { SaveContact } from '#app/clients/actions/save_contact'
import type { ContactFields } from '#app/clients/domain/contact_fields'
import type Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { firm, PASSWORD, type Firm } from '#tests/helpers/people'

const LIST = '/law-firm/clients'
const REPRESENTATIVE = {
  name: 'Leopoldo Ñáñez Ficticio',
  role: 'legal_representative',
  phone: '55 1234 5678',
  email: 'Leopoldo@Ejemplo.MX',
  deedNumber: '12,345',
  deedOn: '2019-03-14',
  deedNotary: 'Notaría 7 de Toluca',
  notes: 'Firma los martes.',
}
type Desk = Awaited<ReturnType<typeof atDesk>>
type Panel = { contacts: Record<string, unknown>[]; mayEdit: boolean }

const businessOf = (ours: Firm) => clientOf(ours, { type: 'business' })
const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })
const added = (ours: Firm, client: Client, fields: Partial<ContactFields> = {}) =>
  new SaveContact().add(authorOf(ours), client, { name: 'Leopoldo Ñáñez Ficticio', role: 'contact', ...fields })
const namesFiled = async () =>
  (await db.from('conflict_names').where('kind', 'contact').orderBy('id')).map(({ name }) => name)

async function panelAt(desk: Desk, { id }: { id: number }): Promise<Panel | undefined> {
  const { panels } = (await desk.visit(`${LIST}/${id}`)).body().props
  return panels.find(({ key }: { key: string }) => key === 'client_contacts')?.content
}
const foundBy = async (desk: Desk, words: string) =>
  (await desk.visit(`${LIST}?q=${encodeURIComponent(words)}`)).body().props.paging.total

test.group('Client contacts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are added, edited and removed on the page of the client, and recorded in its log', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const company = await businessOf(ours)
    const desk = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    assert.deepEqual(await panelAt(desk, company), { contacts: [], mayEdit: true })
    ;(await desk.submit('post', `${LIST}/${company.id}/contacts`, REPRESENTATIVE)).assertStatus(302)
    const [shown] = (await panelAt(desk, company))!.contacts
    const stored = { email: 'leopoldo@ejemplo.mx', dial: '+525512345678', roleOther: null, version: 1 }
    assert.deepInclude(shown, { ...REPRESENTATIVE, ...stored })

    const path = `${LIST}/${company.id}/contacts/${shown!.id}`
    const accountant = { ...REPRESENTATIVE, role: 'accountant', version: 1 }
    await desk.submit('put', path, accountant)
    const [edited] = (await panelAt(desk, company))!.contacts
    assert.deepInclude(edited, { role: 'accountant', deedNumber: null, deedOn: null, deedNotary: null, version: 2 })
    ;(await desk.put(path, accountant)).assertStatus(422)

    await desk.submit('delete', path)
    assert.isEmpty((await panelAt(desk, company))!.contacts)
    const entries = await AuditEntry.query().where('subject_id', String(company.id)).orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['client.added', 'client.contact_added', 'client.contact_edited', 'client.contact_removed']
    )
    assert.deepInclude(entries[1]!.after, { name: REPRESENTATIVE.name, deedNumber: '12,345', phone: '+525512345678' })
    assert.deepInclude(entries[2]!.before, { role: 'legal_representative', deedOn: '2019-03-14' })
  })

  test('need a name, own words for another role, and a day that exists', async ({ client, assert }) => {
    const ours = await firm()
    const company = await businessOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const wrong: [object, string][] = [
      [{ name: '' }, 'name'],
      [{ role: 'boss' }, 'role'],
      [{ role: 'other' }, 'roleOther'],
      [{ deedOn: '2019-02-31' }, 'deedOn'],
      [{ phone: 'cinco' }, 'phone'],
      [{ email: 'nadie' }, 'email'],
    ]
    for (const [part, field] of wrong) {
      const answer = await desk.post(`${LIST}/${company.id}/contacts`, { ...REPRESENTATIVE, ...part })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    }
    assert.lengthOf(await ClientContact.in(ours.workspace), 0)
  })

  test('are those of their own client and firm only', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const [company, another, foreign] = [await businessOf(ours), await businessOf(ours), await businessOf(theirs)]
    const own = await added(ours, another)
    const foreigner = await added(theirs, foreign)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    for (const { id } of [own, foreigner]) {
      const path = `${LIST}/${company.id}/contacts/${id}`
      ;(await desk.put(path, { ...REPRESENTATIVE, version: 1 })).assertStatus(404)
      ;(await desk.delete(path)).assertStatus(404)
    }
    ;(await desk.post(`${LIST}/${foreign.id}/contacts`, REPRESENTATIVE)).assertStatus(404)
    assert.lengthOf(await ClientContact.query(), 2)
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    assert.isFalse((await panelAt(reader, another))!.mayEdit)
    ;(await reader.post(`${LIST}/${another.id}/contacts`, REPRESENTATIVE)).assertStatus(403)
  })

  test('are not asked of a person, and shown when there are some', async ({ client, assert }) => {
    const ours = await firm()
    const ana = await clientOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    assert.isUndefined(await panelAt(desk, ana))
    await added(ours, ana)
    assert.lengthOf((await panelAt(desk, ana))!.contacts, 1)
  })

  test('find their client by name, e-mail and telephone, as long as they are there', async ({ client, assert }) => {
    const ours = await firm()
    const company = await businessOf(ours)
    const { id } = await added(ours, company, { phone: '+525512345678', email: 'leopoldo@ejemplo.mx' })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    for (const words of ['nanez ficticio', 'LEOPOLDO@', '55 1234 5678', 'molinos bajio'])
      assert.equal(await foundBy(desk, words), 1)
    await desk.submit('put', `${LIST}/${company.id}`, { type: 'business', name: 'Otro Nombre, S.A.', version: 1 })
    assert.equal(await foundBy(desk, 'ficticio'), 1)
    await desk.submit('delete', `${LIST}/${company.id}/contacts/${id}`)
    assert.equal(await foundBy(desk, 'ficticio'), 0)
  })

  test('are found by the conflict check with their client, but not for themselves', async ({ client, assert }) => {
    const ours = await firm()
    const company = await businessOf(ours)
    const matter = await matterOf(ours, { clients: [{ id: company.id }] })
    const contact = await added(ours, company)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const hints = async (more = '') =>
      (await desk.get(`${LIST}/conflicts/hints?name=${encodeURIComponent('Ñáñez Ficticio, Leopoldo')}${more}`)).body()
    const [match] = (await hints()).shown
    assert.deepInclude(match, { kind: 'contact', how: 'same', name: contact.name })
    assert.deepEqual(match.client, { id: company.id, name: company.name })
    assert.deepEqual(
      match.matters.map(({ id }: { id: number }) => id),
      [matter.id]
    )
    assert.isEmpty((await hints(`&clientId=${company.id}`)).shown)
    await new SaveContact().edit(authorOf(ours), company, contact.id, {
      name: 'Otra Persona',
      role: 'contact',
      version: 1,
    })
    assert.deepEqual(await namesFiled(), ['Otra Persona'])
    assert.isEmpty((await hints()).shown)
  })

  test('follow their client into a merge and back', async ({ client, assert }) => {
    const ours = await firm()
    const [kept, merged] = [await businessOf(ours), await businessOf(ours)]
    await added(ours, kept, { name: 'Una Persona' })
    await added(ours, merged)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const fields = { type: 'business', name: kept.name, mergedId: merged.id, versions: { kept: 1, merged: 1 } }
    const { moves } = (await desk.visit(`${LIST}/${kept.id}/merge?with=${merged.id}`)).body().props
    assert.deepEqual(moves, [{ key: 'contacts', counts: [1, 1] }])
    await desk.submit('post', `${LIST}/${kept.id}/merges`, fields)
    assert.lengthOf((await panelAt(desk, kept))!.contacts, 2)
    assert.equal(await foundBy(desk, 'ficticio'), 1)
    const [{ id }] = (await desk.visit(`${LIST}/${kept.id}`)).body().props.merges
    await desk.submit('delete', `${LIST}/${kept.id}/merges/${id}`)
    assert.deepEqual(
      (await panelAt(desk, merged))!.contacts.map(({ name }) => name),
      ['Leopoldo Ñáñez Ficticio']
    )
    assert.lengthOf((await panelAt(desk, kept))!.contacts, 1)
    assert.equal(await foundBy(desk, 'una persona'), 1)
  })

  test('go with a client that is deleted, and leave no name behind', async ({ client, assert }) => {
    const ours = await firm()
    await ours.owner.setPassword(PASSWORD)
    await ours.owner.save()
    const company = await businessOf(ours)
    await added(ours, company)
    assert.lengthOf(await namesFiled(), 1)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const gone = await desk.submit('delete', `${LIST}/${company.id}`, { confirmation: { password: PASSWORD } })
    gone.assertStatus(303)
    assert.lengthOf(await ClientContact.query(), 0)
    assert.isEmpty(await namesFiled())
  })
})
