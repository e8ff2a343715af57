import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from './desk.js'

type Session = Awaited<ReturnType<typeof atDesk>>

async function panel(session: Session, path: string, key: string) {
  const { panels } = (await session.visit(path)).body().props as {
    panels: { key: string; content: { matters: Record<string, unknown>[] } }[]
  }
  return panels.find((each) => each.key === key)?.content.matters
}

test.group('Matter panels on home pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show a lawyer the six most recently changed matters of the firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm('Ibarra Lozano'), await firm()]
    await matterOf(theirs)
    clock.freeze('2026-11-19T10:00:00Z')
    for (let count = 1; count <= 8; count++) {
      await matterOf(ours, { title: `Asunto ${count}` })
      clock.advance({ minutes: 1 })
    }
    const session = await atDesk(client, ours.owner, ours.workspace)
    const matters = await panel(session, '/main', 'matters.recent')
    assert.deepEqual(
      matters!.map(({ reference }) => reference),
      ['IL-0008', 'IL-0007', 'IL-0006', 'IL-0005', 'IL-0004', 'IL-0003']
    )
    assert.containSubset(matters![0]!, { title: 'Asunto 8', status: 'active', updatedAt: '2026-11-19T10:07:00.000Z' })
  })

  test('are absent without the read permission and in a firm without matters', async ({ client, assert }) => {
    const [ours, empty] = [await firm(), await firm()]
    await matterOf(ours)
    const member = await atDesk(client, await ours.hireWith(['clientes:leer']), ours.workspace)
    assert.isUndefined(await panel(member, '/main', 'matters.recent'))
    const owner = await atDesk(client, empty.owner, empty.workspace)
    assert.isUndefined(await panel(owner, '/main', 'matters.recent'))
  })

  test('show a client the matters they follow in the firm whose portal they see, and no others', async ({
    client,
    assert,
  }) => {
    const [ours, theirs] = [await firm('Ibarra Lozano'), await firm('Bufete Montes')]
    const [renata, other] = [await person({ type: 'client' }), await person({ type: 'client' })]
    clock.freeze('2026-11-19T10:00:00Z')
    const first = await matterOf(ours, { title: 'Clausura', status: 'suspended' })
    const second = await matterOf(theirs, { title: 'Herencia' })
    const [foreign, archived] = [await matterOf(ours), await matterOf(ours)]
    await first.merge({ clientUserId: renata.id }).save()
    clock.advance({ minutes: 1 })
    await second.merge({ clientUserId: renata.id }).save()
    await foreign.merge({ clientUserId: other.id }).save()
    await archived.merge({ clientUserId: renata.id, archived: true }).save()
    const desk = await atDesk(client, renata)
    const shown = async (address: string) => {
      const matters = await panel(desk, address, 'matters.client')
      assert.notProperty(matters![0]!, 'clientName')
      return matters!.map(({ title, firm: name, status, reference }) => [title, name, status, reference])
    }
    assert.deepEqual(await shown('/main/client'), [['Herencia', 'Bufete Montes', 'active', 'MON-0001']])
    assert.deepEqual(await shown(`/main/client?firm=${ours.workspace.id}`), [
      ['Clausura', 'Ibarra Lozano', 'suspended', 'IL-0001'],
    ])
  })

  test('tell a client that there are no matters, at the same cost as with many', async ({ client, assert }) => {
    const ours = await firm()
    const renata = await person({ type: 'client' })
    const session = await atDesk(client, renata)
    assert.deepEqual(await panel(session, '/main/client', 'matters.client'), [])
    await (await matterOf(ours)).merge({ clientUserId: renata.id }).save()
    const few = await queriesOf(async () => session.visit('/main/client'))
    for (let count = 0; count < 10; count++) await (await matterOf(ours)).merge({ clientUserId: renata.id }).save()
    const many = await queriesOf(async () => session.visit('/main/client'))
    assert.lengthOf(many, few.length)
  })
})
