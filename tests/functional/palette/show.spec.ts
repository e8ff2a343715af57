import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import Client from '#app/clients/models/client'
import { clock } from '#app/core/clock'
import { paletteProviders } from '#app/core/contributions/registries'
import { recordsChanged } from '#app/core/search/record_changes'
import { followChanges, followLateChanges } from '#app/finder/index/follow_changes'
import { recordWriter } from '#app/finder/index/record_index'
import type { PaletteGroup } from '#app/finder/queries/find_anything'
import { firm, person } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

const ask = (q: string) => `/palette?q=${encodeURIComponent(q)}`
const groupsOf = (response: { body(): unknown }) => (response.body() as { groups: PaletteGroup[] }).groups
const titles = (response: { body(): unknown }) =>
  Object.fromEntries(groupsOf(response).map(({ key, items }) => [key, items.map(({ title }) => title)]))
const index = () => followChanges(recordWriter())

test.group('Command palette', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => recordWriter().clear())

  test('finds matters and clients while typing, grouped, each with its address', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { title: 'Sucesión de Jacinta Olmedo' })
    const known = await Client.create({
      workspaceId: ours.workspace.id,
      type: 'person',
      name: 'Jacinta Olmedo',
      archived: false,
      version: 1,
    } as never)
    await index()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const groups = groupsOf(await session.get(ask('jacin olm')))
    assert.deepEqual(
      groups.map(({ key, items }) => [key, items.map(({ href }) => href)]),
      [
        ['matters', [`/law-firm/files/file-overview/${matter.id}`]],
        ['clients', [`/law-firm/clients/${known.id}`]],
      ]
    )
    assert.include(groups[0]!.items[0]!.context, matter.reference)
    assert.deepEqual(titles(await session.get(ask('olmeod'))).clients, ['Jacinta Olmedo'], 'a slip of the finger')
    assert.deepEqual([groupsOf(await session.get(ask('  '))), groupsOf(await session.get('/palette'))], [[], []])
  })

  test('hides other firms, private matters and records without permission', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const secret = await matterOf(ours, { title: 'Reservado Quintanilla' })
    await matterOf(ours, { title: 'Abierto Quintanilla' })
    await matterOf(theirs, { title: 'Ajeno Quintanilla' })
    await secret.merge({ private: true }).save()
    await Client.create({
      workspaceId: ours.workspace.id,
      type: 'person',
      name: 'Elba Quintanilla',
      archived: false,
      version: 1,
    } as never)
    await index()
    const lawyer = await ours.hire('lawyer')
    const session = await signedIn(client, lawyer, ours.workspace)
    assert.deepEqual(titles(await session.get(ask('quintanilla'))), {
      matters: ['Abierto Quintanilla'],
      clients: ['Elba Quintanilla'],
    })
    await db.table('matter_team').insert({
      workspace_id: ours.workspace.id,
      matter_id: secret.id,
      user_id: lawyer.id,
      created_at: '2026-01-01 00:00:00.000',
    })
    assert.sameMembers(titles(await session.get(ask('quintanilla'))).matters!, [
      'Abierto Quintanilla',
      'Reservado Quintanilla',
    ])
    const reader = await signedIn(client, await ours.hireWith(['clientes:leer']), ours.workspace)
    assert.deepEqual(Object.keys(titles(await reader.get(ask('quintanilla')))), ['clients'])
    const nobody = await signedIn(client, await ours.hireWith([]), ours.workspace)
    assert.deepEqual(groupsOf(await nobody.get(ask('quintanilla'))), [])
    const outsider = await signedIn(client, await person({ type: 'client' }))
    ;(await outsider.get(ask('quintanilla'))).assertStatus(403)
  })

  test('reflects changes and deletions, even when indexed late', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { title: 'Primero Zaldívar' })
    const session = await signedIn(client, ours.owner, ours.workspace)
    await index()
    await matter.merge({ title: 'Segundo Zaldívar' }).save()
    assert.deepEqual(titles(await session.get(ask('zaldivar'))).matters, ['Primero Zaldívar'])
    await index()
    assert.deepEqual(titles(await session.get(ask('zaldivar'))).matters, ['Segundo Zaldívar'])
    await db.from('matters').where('id', matter.id).update({ title: 'Tercero Zaldívar' })
    assert.equal(await index(), 0, 'nothing new is numbered')
    await followLateChanges(recordWriter())
    assert.deepEqual(titles(await session.get(ask('zaldivar'))).matters, ['Tercero Zaldívar'])
    await matter.merge({ trashed: true }).save()
    await index()
    assert.isUndefined(titles(await session.get(ask('zaldivar'))).matters)
  })

  test('builds a missing or outdated index from existing records', async ({ client, assert }) => {
    const ours = await firm()
    await matterOf(ours, { title: 'Antes del índice' })
    await db.from('record_changes').delete()
    assert.isAbove(await index(), 0)
    recordWriter().reached(999_999)
    assert.isAbove(await index(), 0, 'a database that was restored from a copy is behind its index')
    const session = await signedIn(client, ours.owner, ours.workspace)
    assert.deepEqual(titles(await session.get(ask('antes indice'))).matters, ['Antes del índice'])
    await recordsChanged(undefined, ours.workspace.id, 'matter', [])
  })

  test('shows the other groups when one fails', async ({ client, assert }) => {
    const ours = await firm()
    await matterOf(ours, { title: 'Amparo Urrutia' })
    await index()
    const broken = paletteProviders.find('clients')!
    const search = broken.search
    broken.search = async () => {
      throw new Error('broken')
    }
    const session = await signedIn(client, ours.owner, ours.workspace)
    const found = titles(await session.get(ask('urrutia')))
    broken.search = search
    assert.deepEqual(found.matters, ['Amparo Urrutia'])
    assert.isTrue(clock.now().isValid)
  })
})
