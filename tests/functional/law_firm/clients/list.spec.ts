import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { firm, person, PASSWORD, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'

const LIST = '/law-firm/clients'
type Desk = Awaited<ReturnType<typeof atDesk>>
type Line = { id: number; name: string; matters: number; hasAccess: boolean }

const shownAt = async (desk: Desk, address = LIST) => (await desk.visit(address)).body().props
const namesAt = async (desk: Desk, address = LIST) =>
  ((await shownAt(desk, address)).clients as Line[]).map(({ name }) => name)
const archivedIn = async ({ workspace }: Firm) =>
  (await Client.in(workspace).where('archived', 1).orderBy('id')).map(({ id }) => id)

test.group('Client list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the clients of the firm by name with the number of matters visible to the reader', async ({
    client,
    assert,
  }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const zoe = await clientOf(ours, { givenNames: 'Zoé' })
    await clientOf(ours, { givenNames: 'Ángela' })
    await clientOf(theirs, { givenNames: 'Ajena' })
    await matterOf(ours, { clients: [{ id: zoe.id }] })
    const secret = await matterOf(ours, { clients: [{ id: zoe.id }] })
    await secret.merge({ private: true }).save()
    const desk = await atDesk(client, await ours.hire('reader'), ours.workspace)
    const { clients } = (await shownAt(desk)) as { clients: Line[] }
    assert.deepEqual(
      clients.map(({ name, matters }) => [name, matters]),
      [
        ['Ángela Huerta Peñaloza', 0],
        ['Zoé Huerta Peñaloza', 1],
      ]
    )
    const tab = await shownAt(desk, `${LIST}/${zoe.id}?tab=client_matters`)
    assert.equal(tab.content.matters.length, 1)
    assert.notInclude(JSON.stringify(tab), secret.reference)
  })

  test('is searched by name, RFC, email and phone, and filtered and sorted by its address', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const linked = await person({ type: 'client' })
    const ana = await clientOf(ours, { givenNames: 'Ana', rfc: 'GODE561231GR8', email: 'ana@ejemplo.mx' })
    await ana.merge({ userId: linked.id }).save()
    await clientOf(ours, { type: 'business', phones: [{ number: '+525512345678' }] })
    const old = await clientOf(ours, { givenNames: 'Vieja' })
    await old.merge({ archived: true }).save()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const [person_, mill] = ['Ana Huerta Peñaloza', 'Molinos Ficticios del Bajío, S.A. de C.V.']
    for (const q of ['gode56', 'ana@ejemplo', 'penaloza%20ANA', encodeURIComponent('peñaloza ANA')])
      assert.deepEqual(await namesAt(desk, `${LIST}?q=${q}`), [person_], q)
    assert.deepEqual(await namesAt(desk, `${LIST}?q=55%201234%205678`), [mill])
    assert.deepEqual(await namesAt(desk, `${LIST}?type=business`), [mill])
    assert.deepEqual(await namesAt(desk, `${LIST}?access=with`), [person_])
    assert.deepEqual(await namesAt(desk, `${LIST}?access=without`), [mill])
    assert.deepEqual(await namesAt(desk, `${LIST}?archived=yes`), [old.name])
    assert.deepEqual(await namesAt(desk, `${LIST}?sort=-name`), [mill, person_])
    assert.deepEqual(await namesAt(desk, `${LIST}?sort=nada&page=99&type=x&access=1`), [person_, mill])
    for (const q of ['hu', 'penal']) {
      const options = await desk.get(`${LIST}/options?q=${q}`)
      assert.deepEqual(options.body().data, [{ value: String(ana.id), label: person_, description: 'ana@ejemplo.mx' }])
    }
    const checks = await desk.get(`${LIST}/checks?type=person&name=Ana%20Huerta%20Penaloza`)
    assert.deepEqual(
      checks.body().duplicates.map(({ id }: { id: number }) => id),
      [ana.id]
    )
  })

  test('takes the same number of queries however many clients and matters there are', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const one = await clientOf(ours)
    await matterOf(ours, { clients: [{ id: one.id }] })
    const few = (await queriesOf(() => desk.visit(LIST))).length
    for (let index = 0; index < 30; index++) await clientOf(ours, { givenNames: `Cliente ${index}` })
    for (let index = 0; index < 10; index++) await matterOf(ours, { clients: [{ id: one.id }] })
    const many = (await queriesOf(() => desk.visit(LIST))).length
    assert.equal(many, few)
    assert.lengthOf(await namesAt(desk), 25)
    assert.lengthOf(await namesAt(desk, `${LIST}?page=2`), 6)
    const page = (await queriesOf(() => desk.visit(`${LIST}/${one.id}?tab=client_matters`))).length
    const other = await Client.in(ours.workspace).where('name', 'like', 'Cliente 2 %').firstOrFail()
    assert.equal((await queriesOf(() => desk.visit(`${LIST}/${other.id}?tab=client_matters`))).length, page)
  })

  test('leads to all matters of a client, fifty per page', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const bank = await clientOf(ours)
    for (let index = 0; index < 53; index++) await matterOf(ours, { clients: [{ id: bank.id }] })
    const at = async (page: string) =>
      (await shownAt(desk, `${LIST}/${bank.id}?tab=client_matters&page=${page}`)).content
    assert.deepEqual((await at('1')).paging, { total: 53, page: 1, perPage: 50 })
    assert.lengthOf((await at('x')).matters, 50)
    assert.lengthOf((await at('2')).matters, 3)
    assert.deepEqual((await at('9')).matters, (await at('2')).matters)
  })
})

test.group('Client archiving and deletion', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('archives one or several, and the undo restores only what was changed', async ({ client, assert }) => {
    const ours = await firm()
    const [one, two] = [await clientOf(ours), await clientOf(ours)]
    const desk = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    ;(await desk.submit('post', `${LIST}/${one.id}/archival`)).assertStatus(302)
    assert.deepEqual(await archivedIn(ours), [one.id])
    ;(await desk.submit('post', `${LIST}/archivals`, { ids: [one.id, two.id] })).assertStatus(302)
    assert.deepEqual(await archivedIn(ours), [one.id, two.id])
    const { notices } = await shownAt(desk)
    assert.deepEqual(notices.toast.undo, { method: 'delete', href: `${LIST}/archivals`, body: { ids: [two.id] } })
    await desk.submit('delete', `${LIST}/archivals`, { ids: [two.id] })
    assert.deepEqual(await archivedIn(ours), [one.id])
    await desk.submit('delete', `${LIST}/${one.id}/archival`)
    assert.deepEqual(await archivedIn(ours), [])
  })

  test('changes nothing when one is of another firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const [one, alien] = [await clientOf(ours), await clientOf(theirs)]
    const desk = await atDesk(client, ours.owner, ours.workspace)
    ;(await desk.post(`${LIST}/archivals`, { ids: [one.id, alien.id] })).assertStatus(404)
    assert.deepEqual(await archivedIn(ours), [])
  })

  test('asks for the password to delete, is refused while there are matters, and is final', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    await ours.owner.setPassword(PASSWORD)
    await ours.owner.save()
    const row = await clientOf(ours)
    const matter = await matterOf(ours, { clients: [{ id: row.id }] })
    await matter.merge({ trashed: true }).save()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const confirmation = { password: PASSWORD }
    ;(await desk.delete(`${LIST}/${row.id}`, { confirmation: {} })).assertStatus(401)
    const held = await desk.delete(`${LIST}/${row.id}`, { confirmation })
    held.assertStatus(422)
    assert.equal(held.body().errors[0].field, 'client')
    assert.isNotNull(await Client.in(ours.workspace).where('id', row.id).first())
    const free = await clientOf(ours, { givenNames: 'Libre', rfc: 'GODE561231GR8' })
    ;(await desk.submit('delete', `${LIST}/${free.id}`, { confirmation })).assertStatus(303)
    ;(await desk.get(`${LIST}/${free.id}`)).assertStatus(404)
    assert.lengthOf(await Matter.in(ours.workspace).where('client_id', row.id), 1)
  })

  test('deletes an invited, merged client with all their records', async ({ client, assert }) => {
    const ours = await firm()
    await ours.owner.setPassword(PASSWORD)
    await ours.owner.save()
    const [kept, merged] = [await clientOf(ours), await clientOf(ours)]
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', `${LIST}/${merged.id}/invitations`, { email: 'alguien@ejemplo.mx' })
    const fields = { type: 'person', givenNames: 'Una', mergedId: merged.id, versions: { kept: 1, merged: 1 } }
    ;(await desk.submit('post', `${LIST}/${kept.id}/merges`, fields)).assertStatus(302)
    const gone = await desk.submit('delete', `${LIST}/${kept.id}`, { confirmation: { password: PASSWORD } })
    gone.assertStatus(303)
    assert.isNull(await Client.query().whereIn('id', [kept.id, merged.id]).first())
  })
})
