import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { SwitchPrivacy } from '#app/matters/actions/switch_privacy'
import MatterLink from '#app/matters/models/matter_link'
import type Matter from '#app/matters/models/matter'
import { firm } from '#tests/helpers/people'
import { atDesk } from './desk.js'
import { actionsOf, authorOf, auditEntriesOf, partOf, propsOf } from './ground.js'

type Panels = { panels: { key: string; content: { links: { id: number; kind: string; matter: { id: number } }[] } }[] }
type Session = Awaited<ReturnType<typeof atDesk>>

const linksOf = async (session: Session, matter: Matter) => {
  const { panels } = propsOf<Panels>(await session.visit(`/law-firm/files/file-overview/${matter.id}`))
  const links = panels.find(({ key }) => key === 'matter_links')?.content.links ?? []
  return links.map(({ kind, matter: other }) => [kind, other.id])
}

test.group('Linked matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show the link on both sides and can be unlinked from either', async ({ client, assert }) => {
    const ours = await firm()
    const [main, incident] = [await matterOf(ours), await matterOf(ours)]
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', partOf(incident, 'links'), { otherId: main.id, kind: 'incident' })
    assert.deepEqual(await linksOf(session, incident), [['incident', main.id]])
    assert.deepEqual(await linksOf(session, main), [['incident_of', incident.id]])
    const link = await MatterLink.in(ours.workspace).firstOrFail()
    await session.submit('delete', partOf(main, `links/${link.id}`))
    assert.deepEqual(await linksOf(session, incident), [])
    for (const matter of [main, incident])
      assert.deepEqual(await actionsOf(matter), ['matter.opened', 'matter.linked', 'matter.unlinked'])
  })

  test('are linked once, and never to themselves', async ({ client, assert }) => {
    const ours = await firm()
    const [one, other] = [await matterOf(ours), await matterOf(ours)]
    const session = await atDesk(client, ours.owner, ours.workspace)
    const link = (from: Matter, to: Matter) => session.post(partOf(from, 'links'), { otherId: to.id, kind: 'appeal' })
    await session.submit('post', partOf(one, 'links'), { otherId: other.id, kind: 'joined' })
    for (const [from, to] of [
      [one, other],
      [other, one],
      [one, one],
    ] as const) {
      const refused = await link(from, to)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'otherId')
    }
  })

  test('are linked, shown and named only to those who see the private matter', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const lawyer = await ours.hire('lawyer')
    const [open, hidden, foreign] = [await matterOf(ours), await matterOf(ours), await matterOf(theirs)]
    await new SwitchPrivacy().handle(authorOf(ours), hidden, true)
    const owner = await atDesk(client, ours.owner, ours.workspace)
    await owner.submit('post', partOf(open, 'links'), { otherId: hidden.id, kind: 'amparo' })
    const session = await atDesk(client, lawyer, ours.workspace)
    assert.deepEqual(await linksOf(session, open), [])
    assert.equal((await auditEntriesOf(open)).at(-1)!.after!.reference, '')
    for (const other of [hidden, foreign])
      (await session.post(partOf(open, 'links'), { otherId: other.id, kind: 'joined' })).assertStatus(404)
    const link = await MatterLink.in(ours.workspace).firstOrFail()
    const third = await matterOf(ours)
    ;(await session.delete(partOf(third, `links/${link.id}`))).assertStatus(404)
  })
})
