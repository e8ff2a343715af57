import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import Activity from '#app/activities/models/activity'
import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import { BY_THE_WAY, freshTest } from '#tests/functional/law_firm/firm/ground'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm } from '#tests/helpers/people'

const FIRST = '/law-firm/files/first'
const SENT = {
  client: 'Renata Solís Ibarra',
  title: 'Divorcio incausado',
  materia: 'family',
  nextStep: 'Presentar la demanda',
  dueOn: '2026-12-01',
}

test.group('First matter of a firm', (group) => {
  group.each.setup(freshTest)

  test('opens with its client and its next step and leads to its page', async ({ client, assert }) => {
    const ours = await firm('Bufete Olmos')
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const answer = await desk.submit('post', FIRST, SENT)
    const matter = await Matter.in(ours.workspace).firstOrFail()
    assert.equal(answer.header('location'), `/law-firm/files/file-overview/${matter.id}`)
    assert.deepInclude(matter.$attributes, {
      title: SENT.title,
      materia: 'family',
      clientName: SENT.client,
      responsibleId: ours.owner.id,
      nextOn: '2026-12-01',
    })
    assert.equal((await Client.in(ours.workspace).firstOrFail()).name, SENT.client)
    const step = await Activity.in(ours.workspace).firstOrFail()
    assert.deepInclude(step.$attributes, {
      matterId: matter.id,
      title: SENT.nextStep,
      dueOn: SENT.dueOn,
      assigneeId: ours.owner.id,
    })
    const told = await db.from('audit_entries').where('workspace_id', ours.workspace.id).orderBy('id').select('action')
    assert.includeMembers(
      told.map(({ action }) => action),
      ['client.added', 'matter.opened', 'activity.added']
    )
  })

  test('suggests the only practice area of the firm', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const suggested = async (practiceAreas: string[]) => {
      await ours.workspace.merge({ practiceAreas }).save()
      return (await desk.visit(FIRST)).body().props.materia
    }
    assert.equal(await suggested(['amparo']), 'amparo')
    assert.isNull(await suggested(['amparo', 'civil']))
    assert.isNull(await suggested([]))
  })

  test('is asked for once: a firm with matters goes home', async ({ client, assert }) => {
    const ours = await firm()
    await matterOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    assert.equal((await desk.page(FIRST)).header('location'), '/main')
  })

  test('marks what is missing or wrong at its field and writes nothing', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const before = await dump(BY_THE_WAY)
    for (const [body, field] of [
      [{ ...SENT, client: ' ' }, 'client'],
      [{ ...SENT, title: '' }, 'title'],
      [{ ...SENT, materia: 'astrology' }, 'materia'],
      [{ ...SENT, nextStep: null }, 'nextStep'],
      [{ ...SENT, dueOn: '2026-02-31' }, 'dueOn'],
    ] as const) {
      const answer = await desk.post(FIRST, body)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    }
    assert.deepEqual(await changesSince(before), {})
  })

  test('takes a client whom the firm has, and new ones only from who may write them down', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const desk = await atDesk(client, await ours.hireWith(['expedientes:leer', 'expedientes:crear']), ours.workspace)
    const answer = await desk.post(FIRST, SENT)
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].field, 'client')
    await Client.create({
      ...{ workspaceId: ours.workspace.id, type: 'person', givenNames: SENT.client, name: SENT.client },
      ...{ userId: null, archived: false, version: 1 },
    })
    await desk.submit('post', FIRST, SENT)
    assert.equal((await Matter.in(ours.workspace).firstOrFail()).clientName, SENT.client)
  })
})
