import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { firm, PASSWORD, person } from '#tests/helpers/people'

const BULK = '/law-firm/files/multi-dossier-management'
const LIST = '/law-firm/files/list?status=active'
const TRASHINGS = '/law-firm/files/trashings'

type Toast = { key: string; undo?: { method: 'post' | 'delete'; href: string; body: object } }
type Desk = Awaited<ReturnType<typeof atDesk>>
const toastOf = async (desk: Desk) => (await desk.visit('/law-firm/files/list')).body().props.notices.toast as Toast

test.group('Changes over a selection in a list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show what they would do, are done and undone, and lead back to the list', async ({ client, assert }) => {
    const ours = await firm()
    const matters = [await matterOf(ours, { stage: 'Demanda' }), await matterOf(ours, { stage: 'Pruebas' })]
    const ids = matters.map(({ id }) => id)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const stages = async () => (await Matter.in(ours.workspace).orderBy('id')).map(({ stage }) => stage)

    const planned = await desk.post(`${BULK}/changes`, { selection: { ids }, field: 'stage', stage: 'Pruebas' })
    planned.assertStatus(200)
    const { id, rows } = planned.body()
    assert.containSubset(rows, [
      { before: 'Demanda', after: 'Pruebas', left: null },
      { before: 'Pruebas', left: 'same' },
    ])
    assert.deepEqual(await stages(), ['Demanda', 'Pruebas'])

    const run = await desk.submit('post', `${BULK}/changes/${id}/run`, { from: 'list' }).header('referer', LIST)
    run.assertHeader('location', '/law-firm/files/list?status=active')
    assert.deepEqual(await stages(), ['Pruebas', 'Pruebas'])
    const { undo } = await toastOf(desk)
    assert.deepEqual(undo!.body, { from: 'list' })
    const undone = await desk.submit(undo!.method, undo!.href, undo!.body).header('referer', LIST)
    undone.assertHeader('location', '/law-firm/files/list?status=active')
    assert.deepEqual(await stages(), ['Demanda', 'Pruebas'])
  })

  test('offer what the person may change, with the people, stages and tags of the firm', async ({ client, assert }) => {
    const ours = await firm()
    await matterOf(ours, { stage: 'Alegatos' })
    const lawyer = await ours.hire('lawyer')
    const [owner, reader] = [ours.owner, await ours.hire('reader')]
    const choicesOf = async (who: typeof owner, page = BULK) => {
      const desk = await atDesk(client, who, ours.workspace)
      return (await desk.get(`${page}/changes/choices`)).body()
    }
    const choices = await choicesOf(owner)
    assert.include(choices.fields, 'responsibleId')
    assert.include(choices.stages, 'Alegatos')
    assert.include(
      choices.people.map(({ id }: { id: number }) => id),
      lawyer.id
    )
    assert.isEmpty((await choicesOf(reader)).fields)
    assert.deepEqual((await choicesOf(owner, '/law-firm/clients/multi-client-management')).fields, [
      'responsibleId',
      'tagAdd',
      'tagRemove',
      'taxRegime',
      'archived',
    ])
  })

  test('give several clients a tax regime, and take it back', async ({ client, assert }) => {
    const ours = await firm()
    const clients = [await clientOf(ours, {}), await clientOf(ours, { taxRegime: '612' })]
    const ids = clients.map(({ id }) => id)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const changes = '/law-firm/clients/multi-client-management/changes'
    const regimes = async () => (await Client.in(ours.workspace).orderBy('id')).map(({ taxRegime }) => taxRegime)
    const before = await regimes()
    const order = { selection: { ids }, field: 'taxRegime', taxRegime: '626' }
    const { id, rows } = (await desk.post(changes, order)).body()
    assert.lengthOf(rows, 2)
    await desk.submit('post', `${changes}/${id}/run`, { from: 'list' })
    assert.deepEqual(await regimes(), ['626', '626'])
    await desk.submit('post', `${changes}/${id}/undoing`, { from: 'list' })
    assert.deepEqual(await regimes(), before)
    ;(await desk.post(changes, { ...order, taxRegime: 'none' })).assertStatus(422)
  })

  test('delete several matters with the password, and bring them back', async ({ client, assert }) => {
    const ours = await firm()
    await ours.owner.setPassword(PASSWORD)
    await ours.owner.save()
    const [first, second] = [await matterOf(ours), await matterOf(ours)]
    const theirs = await matterOf(await firm())
    const ids = [first.id, second.id]
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const confirmation = { password: PASSWORD }
    const left = async () => (await Matter.in(ours.workspace).where('trashed', 0)).length
    ;(await desk.post(TRASHINGS, { ids, confirmation: { password: 'otra' } })).assertStatus(401)
    ;(await desk.post(TRASHINGS, { ids: [first.id, theirs.id], confirmation })).assertStatus(404)
    assert.equal(await left(), 2)
    await desk.submit('post', TRASHINGS, { ids, confirmation })
    assert.equal(await left(), 0)
    const { key, undo } = await toastOf(desk)
    assert.equal(key, 'matters.trashed_many')
    await desk.submit(undo!.method, undo!.href, undo!.body)
    assert.equal(await left(), 2)
  })

  test('are not for a client of the firm', async ({ client }) => {
    const ours = await firm()
    await clientOf(ours)
    const desk = await atDesk(client, await person({ type: 'client' }))
    ;(await desk.get(`${BULK}/changes/choices`)).assertStatus(403)
  })
})
