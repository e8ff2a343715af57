import { buffer } from 'node:stream/consumers'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import AuditEntry from '#app/core/audit/models/audit_entry'
import Client from '#app/clients/models/client'
import ClientTag from '#app/clients/models/client_tag'
import TaskFile from '#app/core/tasks/models/task_file'
import { readTaskFile } from '#app/core/tasks/task_files'
import Transfer from '#app/transfers/models/transfer'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { firm, PASSWORD, type Firm } from '#tests/helpers/people'

const LIST = '/law-firm/clients'
const CHANGES = `${LIST}/multi-client-management/changes`
type Desk = Awaited<ReturnType<typeof atDesk>>
type Line = { name: string; tags: string[]; responsible: { id: number; name: string } | null }

const shownAt = async (desk: Desk, address = LIST) => (await desk.visit(address)).body().props
const givenNamesAt = async (desk: Desk, query: string) =>
  ((await shownAt(desk, `${LIST}?${query}`)).clients as Line[]).map(({ name }) => name.split(' ')[0])
const tagRowsOf = async ({ id }: Client) =>
  (await ClientTag.query().where('client_id', id).orderBy('id')).map(({ name }) => name)
const inputOf = (client: Client, changes: object) => ({
  type: 'person',
  givenNames: client.givenNames,
  firstSurname: client.firstSurname,
  secondSurname: client.secondSurname,
  version: client.version,
  ...changes,
})

/** Prepares a change of clients, runs it and returns its preview. */
async function change(desk: Desk, ours: Firm, clients: Client[], asked: object) {
  const selection = { ids: clients.map(({ id }) => id) }
  const preview = (await desk.post(CHANGES, { selection, ...asked })).body()
  await desk.submit('post', `${CHANGES}/${preview.id}/run`, { from: 'list' })
  for (const each of clients) await each.refresh()
  return { preview, transfer: await Transfer.in(ours.workspace).orderBy('id', 'desc').firstOrFail() }
}

test.group('Client tags and person responsible', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are saved with the form, once in any spelling, and recorded in the log', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const ana = await clientOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const tags = ['Familia', 'FAMILIA', 'Ñandú 🪶']
    await desk.submit('put', `${LIST}/${ana.id}`, inputOf(ana, { responsibleId: lawyer.id, tags }))
    await ana.refresh()
    assert.deepEqual([ana.responsibleId, ana.tags], [lawyer.id, ['Familia', 'Ñandú 🪶']])
    assert.deepEqual(await tagRowsOf(ana), ['Familia', 'Ñandú 🪶'])
    const { client: shown } = await shownAt(desk, `${LIST}/${ana.id}`)
    assert.deepEqual([shown.responsible, shown.tags], [{ id: lawyer.id, name: lawyer.name }, ['Familia', 'Ñandú 🪶']])
    const { after } = await AuditEntry.query().where('action', 'client.edited').firstOrFail()
    assert.deepEqual(after, { responsibleId: lawyer.id, tags: ['Familia', 'Ñandú 🪶'] })
    await desk.submit('put', `${LIST}/${ana.id}`, inputOf(ana, {}))
    await ana.refresh()
    assert.deepEqual([ana.responsibleId, ana.tags, await tagRowsOf(ana)], [null, [], []])
  })

  test('refuse a person of another firm, in every way of writing, and tags that are too long', async ({
    client,
    assert,
  }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const ana = await clientOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const foreign = { responsibleId: theirs.owner.id }
    const answers = [
      await desk.put(`${LIST}/${ana.id}`, inputOf(ana, foreign)),
      await desk.post(LIST, { type: 'person', givenNames: 'Nueva', ...foreign }),
      await desk.put(`${LIST}/${ana.id}`, inputOf(ana, { tags: ['x'.repeat(61)] })),
    ]
    for (const answer of answers) answer.assertStatus(422)
    await desk.post(CHANGES, { selection: { ids: [ana.id] }, field: 'responsibleId', person: theirs.owner.id })
    assert.lengthOf(await Transfer.in(ours.workspace), 0)
    assert.lengthOf(await Client.in(ours.workspace), 1)
    await ana.refresh()
    assert.deepEqual([ana.responsibleId, ana.version], [null, 1])
  })

  test('stay when the person left the firm, until somebody chooses another', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const ana = await clientOf(ours, { responsibleId: lawyer.id })
    await db.from('members').where('user_id', lawyer.id).delete()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const answer = await desk.submit(
      'put',
      `${LIST}/${ana.id}`,
      inputOf(ana, { responsibleId: lawyer.id, notes: 'Nota' })
    )
    answer.assertStatus(303)
    await ana.refresh()
    assert.deepEqual([ana.responsibleId, ana.notes], [lawyer.id, 'Nota'])
  })

  test('filter the list and the bulk work, and are columns of it', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const lawyer = await ours.hire('lawyer')
    await clientOf(ours, { givenNames: 'Ana', responsibleId: lawyer.id, tags: ['Cobranza'] })
    await clientOf(ours, { givenNames: 'Beto', tags: ['cobranza', 'Otra'] })
    await clientOf(ours, { givenNames: 'Carla' })
    await clientOf(theirs, { givenNames: 'Ajena', tags: ['Cobranza', 'Secreta'] })
    const desk = await atDesk(client, await ours.hire('reader'), ours.workspace)
    assert.deepEqual(await givenNamesAt(desk, 'tag=COBRANZA'), ['Ana', 'Beto'])
    assert.deepEqual(await givenNamesAt(desk, `responsible=${lawyer.id}`), ['Ana'])
    assert.deepEqual(await givenNamesAt(desk, `responsible=${lawyer.id}&tag=otra`), [])
    const page = await shownAt(desk, `${LIST}?responsible=${lawyer.id}&columns=tags,responsible`)
    assert.deepEqual(page.filters.columns, ['responsible', 'tags'])
    assert.deepEqual(page.clients[0].responsible, { id: lawyer.id, name: lawyer.name })
    assert.deepEqual(page.narrowing.tags, ['Cobranza', 'Otra'])
    assert.includeDeepMembers(page.narrowing.people, [{ id: lawyer.id, name: lawyer.name }])
    const bulk = await shownAt(
      await atDesk(client, ours.owner, ours.workspace),
      `${LIST}/multi-client-management?tag=otra`
    )
    assert.deepEqual([bulk.paging.total, bulk.tags], [1, ['Cobranza', 'Otra']])
  })

  test('are changed of several clients with a preview, and taken back', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const ana = await clientOf(ours, { givenNames: 'Ana', tags: ['Familia'] })
    const beto = await clientOf(ours, { givenNames: 'Beto' })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const added = await change(desk, ours, [ana, beto], { field: 'tagAdd', tags: ['familia', 'Cobranza'] })
    assert.deepEqual(
      added.preview.rows.map(({ before, after }: { before: string; after: string }) => [before, after]),
      [
        ['Familia', 'Familia, Cobranza'],
        ['—', 'familia, Cobranza'],
      ]
    )
    assert.deepEqual(
      [ana.tags, beto.tags],
      [
        ['Familia', 'Cobranza'],
        ['familia', 'Cobranza'],
      ]
    )
    assert.deepEqual(await tagRowsOf(beto), ['familia', 'Cobranza'])
    await desk.submit('post', `${LIST}/multi-client-management/changes/${added.transfer.id}/undoing`, { from: 'list' })
    for (const each of [ana, beto]) await each.refresh()
    assert.deepEqual([ana.tags, beto.tags, await tagRowsOf(beto)], [['Familia'], [], []])

    await change(desk, ours, [ana, beto], { field: 'tagRemove', tags: ['FAMILIA'] })
    const { preview } = await change(desk, ours, [ana, beto], { field: 'responsibleId', person: lawyer.id })
    assert.equal(preview.rows[0].after, lawyer.name)
    assert.deepEqual([ana.tags, ana.responsibleId, beto.responsibleId], [[], lawyer.id, lawyer.id])
  })

  test('are columns of an exported file', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    await clientOf(ours, { givenNames: 'Ana', responsibleId: lawyer.id, tags: ['Familia', 'Cobranza'] })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const order = { selection: { filter: { tag: 'familia' } }, columns: ['responsible', 'tags'], format: 'csv' }
    const { data } = (await desk.post(`${LIST}/multi-client-management/exports`, order)).body()
    const file = await TaskFile.in(ours.workspace).where('task_id', data.id).firstOrFail()
    const text = (await buffer(await readTaskFile(file))).toString()
    assert.include(text, `Responsable,Etiquetas\r\n${lawyer.name},Familia; Cobranza`)
  })

  test('are joined by a merge, and separated when it is undone', async ({ client, assert }) => {
    const ours = await firm()
    const kept = await clientOf(ours, { tags: ['Uno'] })
    const merged = await clientOf(ours, { tags: ['Dos'], responsibleId: ours.owner.id })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const fields = inputOf(kept, { tags: ['Uno', 'Dos'], responsibleId: ours.owner.id })
    await desk.submit('post', `${LIST}/${kept.id}/merges`, {
      ...fields,
      mergedId: merged.id,
      versions: { kept: 1, merged: 1 },
    })
    assert.deepEqual([await tagRowsOf(kept), await tagRowsOf(merged)], [['Uno', 'Dos'], []])
    const [{ id }] = (await shownAt(desk, `${LIST}/${kept.id}`)).merges
    await desk.submit('delete', `${LIST}/${kept.id}/merges/${id}`)
    for (const each of [kept, merged]) await each.refresh()
    assert.deepEqual([await tagRowsOf(kept), await tagRowsOf(merged)], [['Uno'], ['Dos']])
    assert.deepEqual([kept.responsibleId, merged.responsibleId], [null, ours.owner.id])
  })

  test('go with a client that is deleted', async ({ client, assert }) => {
    const ours = await firm()
    const ana = await clientOf(ours, { tags: ['Familia'] })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await ours.owner.setPassword(PASSWORD)
    await ours.owner.save()
    const confirmation = { password: PASSWORD }
    const answer = await desk.submit('delete', `${LIST}/${ana.id}`, { confirmation })
    answer.assertStatus(303)
    assert.lengthOf(await ClientTag.query(), 0)
  })
})
