import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { RemoveMember } from '#app/workspaces/actions/remove_member'
import Member from '#app/workspaces/models/member'
import { ChangeTeam } from '#app/matters/actions/change_team'
import { SwitchPrivacy } from '#app/matters/actions/switch_privacy'
import { membersWithAccess } from '#app/matters/queries/members_with_access'
import { firm } from '#tests/helpers/people'
import { atDesk } from './desk.js'
import { actionsOf, authorOf, auditEntriesOf, LIST, partOf, propsOf, teamOf, titlesIn } from './ground.js'

test.group('Matter team and privacy', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('include creator and responsible in the team', async ({ assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    assert.deepEqual(await teamOf(await matterOf(ours, { responsibleId: lawyer.id })), [ours.owner.id, lawyer.id])
  })

  test('notify new team members of a change and keep the responsible', async ({ client, assert }) => {
    const ours = await firm()
    const [first, second] = [await ours.hire('lawyer'), await ours.hire('intern')]
    const matter = await matterOf(ours, { responsibleId: first.id })
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.submit('put', partOf(matter, 'team'), { people: [second.id] })).assertStatus(303)
    assert.deepEqual(await teamOf(matter), [ours.owner.id, first.id, second.id])
    const notices = await db.from('notices').where('kind', 'matter_team_joined')
    assert.deepEqual(
      notices.map(({ user_id: id }) => Number(id)),
      [second.id]
    )
    await session.submit('put', partOf(matter, 'team'), {})
    assert.deepEqual(await teamOf(matter), [ours.owner.id, first.id])
    assert.deepEqual((await auditEntriesOf(matter)).at(-1)!.after, { joined: [], left: [second.id] })
  })

  test('refuse team members of other firms', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('put', partOf(matter, 'team'), { people: [theirs.owner.id, 999_999] })
    assert.deepEqual(await teamOf(matter), [ours.owner.id])
  })

  test('hide a private matter from everybody outside its team, even the owner of the firm', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const [inside, outside] = [await ours.hire('lawyer'), await ours.hire('lawyer')]
    const matter = await matterOf(ours, { title: 'Reservado', responsibleId: inside.id })
    const session = await atDesk(client, inside, ours.workspace)
    ;(await session.submit('post', partOf(matter, 'privacy'))).assertStatus(302)
    await db.from('matter_team').where('user_id', ours.owner.id).delete()
    assert.deepEqual(titlesIn(await session.visit(LIST)), ['Reservado'])
    for (const user of [outside, ours.owner]) {
      const other = await atDesk(client, user, ours.workspace)
      assert.deepEqual(titlesIn(await other.visit(`${LIST}?q=reservado`)), [])
      assert.equal((await other.visit(`/law-firm/files/file-overview/${matter.id}`)).status(), 404)
      ;(await other.put(partOf(matter, 'team'), { people: [outside.id] })).assertStatus(404)
      ;(await other.delete(partOf(matter, 'privacy'))).assertStatus(404)
      const board = propsOf<{ columns: { total: number }[] }>(await other.visit(`${LIST}?view=kanban`))
      assert.deepEqual(
        board.columns.filter(({ total }) => total > 0),
        []
      )
      const options = await other.get('/law-firm/files/options?q=reservado')
      assert.isEmpty(options.body().data)
    }
    assert.deepEqual(await membersWithAccess({ id: matter.id, workspaceId: ours.workspace.id, private: true }), [
      inside.id,
    ])
  })

  test('do not suggest its court and stage to those who cannot see it', async ({ client, assert }) => {
    const ours = await firm()
    const outside = await ours.hire('lawyer')
    const matter = await matterOf(ours, { court: 'Juzgado Mixto de Xilitla', stage: 'Careo' })
    await new SwitchPrivacy().handle(authorOf(ours), matter, true)
    const session = await atDesk(client, outside, ours.workspace)
    const { choices } = propsOf<{ choices: { courts: string[]; stages: { own: string[] } } }>(
      await session.visit('/law-firm/files/add')
    )
    assert.notInclude(choices.courts, 'Juzgado Mixto de Xilitla')
    assert.notInclude(choices.stages.own, 'Careo')
  })

  test('add the person who restricts a matter to its team, and log the reopening', async ({ client, assert }) => {
    const ours = await firm()
    const intern = await ours.hire('intern')
    const matter = await matterOf(ours)
    const session = await atDesk(client, intern, ours.workspace)
    await session.submit('post', partOf(matter, 'privacy'))
    assert.include(await teamOf(matter), intern.id)
    await session.submit('delete', partOf(matter, 'privacy'))
    await matter.refresh()
    assert.isFalse(matter.private)
    assert.deepEqual(await actionsOf(matter), ['matter.opened', 'matter.made_private', 'matter.made_public'])
  })

  test('add the owner of the firm when the last team member leaves, and log it', async ({ assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const [hidden, open] = [await matterOf(ours), await matterOf(ours)]
    for (const matter of [hidden, open]) await new ChangeTeam().handle(authorOf(ours), matter, [lawyer.id])
    await new SwitchPrivacy().handle(authorOf(ours), hidden, true)
    await db.from('matter_team').where('user_id', ours.owner.id).delete()
    const member = await Member.in(ours.workspace).where('user_id', lawyer.id).firstOrFail()
    await new RemoveMember().handle(authorOf(ours), member)
    assert.deepEqual(await teamOf(hidden), [ours.owner.id])
    assert.deepEqual(await teamOf(open), [])
    const { action, actorKind, after } = (await auditEntriesOf(hidden)).at(-1)!
    assert.deepEqual([action, actorKind], ['matter.team_changed', 'system'])
    assert.deepEqual(after, { joined: [ours.owner.id], left: [lawyer.id] })
  })

  test('let a matter be created private with a team', async ({ client, assert }) => {
    const ours = await firm()
    const [lawyer, intern] = [await ours.hire('lawyer'), await ours.hire('intern')]
    const session = await atDesk(client, lawyer, ours.workspace)
    const fields = { title: 'Reservado', materia: 'civil', status: 'active', private: true, team: [intern.id] }
    await session.submit('post', '/law-firm/files', fields)
    const other = await atDesk(client, intern, ours.workspace)
    assert.deepEqual(titlesIn(await other.visit(LIST)), ['Reservado'])
    const owner = await atDesk(client, ours.owner, ours.workspace)
    assert.deepEqual(titlesIn(await owner.visit(LIST)), [])
  })
})
