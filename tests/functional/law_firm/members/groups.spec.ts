import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Group from '#app/workspaces/models/group'
import {
  BY_THE_WAY,
  auditEntriesOf,
  freshTest,
  GROUPS,
  memberOf,
  MEMBERS,
} from '#tests/functional/law_firm/firm/ground'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, type Firm } from '#tests/helpers/people'

const inGroup = async (groupId: number) =>
  (await db.from('group_members').where('group_id', groupId).orderBy('member_id')).map((row) => Number(row.member_id))

async function madeIn(ours: Firm, name: string) {
  return Group.create({ workspaceId: ours.workspace.id, name, description: null })
}

test.group('Member groups of a firm', (group) => {
  group.each.setup(freshTest)

  test('are created, renamed, filled, emptied and deleted, each change logged', async ({ client, assert }) => {
    const ours = await firm()
    const [ana, luis] = [
      await memberOf(ours, await ours.hire('lawyer')),
      await memberOf(ours, await ours.hire('intern')),
    ]
    const desk = await atDesk(client, await ours.hire('admin'), ours.workspace)
    await desk.submit('post', GROUPS, { name: 'Amparo', description: 'Directo e indirecto' })
    const made = await Group.in(ours.workspace).firstOrFail()
    await desk.submit('put', `${GROUPS}/${made.id}`, { name: 'Amparo directo', description: '' })
    await desk.submit('post', `${GROUPS}/${made.id}/members`, { memberIds: [ana.id, luis.id] })
    await desk.submit('post', `${GROUPS}/${made.id}/members`, { memberIds: [ana.id] })
    assert.deepEqual(await inGroup(made.id), [ana.id, luis.id])
    await desk.submit('delete', `${GROUPS}/${made.id}/members/${ana.id}`)
    assert.deepEqual(await inGroup(made.id), [luis.id])
    const { props } = (await desk.visit(GROUPS)).body()
    assert.deepInclude(props.groups[0], { name: 'Amparo directo', description: null })
    assert.deepEqual(
      props.groups[0].members.map(({ id }: { id: number }) => id),
      [luis.id]
    )
    await desk.submit('delete', `${GROUPS}/${made.id}`)
    assert.lengthOf(await db.from('groups'), 0)
    assert.lengthOf(await db.from('group_members'), 0)
    assert.deepEqual((await auditEntriesOf(ours)).map(({ action }) => action).slice(0, 5), [
      'group.deleted',
      'group.member_removed',
      'group.members_added',
      'group.edited',
      'group.created',
    ])
  })

  test('have unique names, regardless of accents and case', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await madeIn(ours, 'Litigio Público')
    const other = await madeIn(ours, 'Amparo')
    const before = await dump(BY_THE_WAY)
    for (const answer of [
      await desk.post(GROUPS, { name: 'litigio publico' }),
      await desk.put(`${GROUPS}/${other.id}`, { name: 'LITIGIO PÚBLICO' }),
    ]) {
      answer.assertStatus(422)
      assert.deepEqual(answer.body().errors, [{ field: 'name', message: 'Ya existe un grupo con este nombre' }])
    }
    assert.deepEqual(await changesSince(before), {})
    await desk.submit('put', `${GROUPS}/${other.id}`, { name: 'AMPARO' })
    assert.equal((await Group.findIn(ours.workspace, other.id)).name, 'AMPARO')
  })

  test('are read with equipo:leer and changed with equipo:editar', async ({ client, assert }) => {
    const ours = await firm()
    const made = await madeIn(ours, 'Amparo')
    const { id } = await memberOf(ours, ours.owner)
    const reader = await atDesk(client, await ours.hireWith(['equipo:leer']), ours.workspace)
    assert.isFalse((await reader.visit(GROUPS)).body().props.can.edit)
    const before = await dump(BY_THE_WAY)
    for (const [method, path] of [
      ['post', GROUPS],
      ['put', `${GROUPS}/${made.id}`],
      ['delete', `${GROUPS}/${made.id}`],
      ['post', `${GROUPS}/${made.id}/members`],
      ['delete', `${GROUPS}/${made.id}/members/${id}`],
      ['put', `${MEMBERS}/${id}/groups`],
    ] as const)
      (await reader[method](path, { name: 'x', memberIds: [id], groupIds: [made.id] })).assertStatus(403)
    assert.deepEqual(await changesSince(before), {})
    const nobody = await atDesk(client, await ours.hireWith([]), ours.workspace)
    ;(await nobody.get(GROUPS)).assertStatus(403)
  })

  test('answer 404 for groups and members of other firms', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const [mine, foreign] = [await madeIn(ours, 'Propio'), await madeIn(theirs, 'Ajeno')]
    const [me, stranger] = [await memberOf(ours, ours.owner), await memberOf(theirs, theirs.owner)]
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const before = await dump(BY_THE_WAY)
    ;(await desk.put(`${GROUPS}/${foreign.id}`, { name: 'x' })).assertStatus(404)
    ;(await desk.delete(`${GROUPS}/${foreign.id}`)).assertStatus(404)
    ;(await desk.post(`${GROUPS}/${foreign.id}/members`, { memberIds: [me.id] })).assertStatus(404)
    ;(await desk.delete(`${GROUPS}/${mine.id}/members/${stranger.id}`)).assertStatus(404)
    const added = await desk.post(`${GROUPS}/${mine.id}/members`, { memberIds: [me.id, stranger.id] })
    assert.deepEqual([added.status(), added.body().errors[0].field], [422, 'memberIds'])
    const set = await desk.put(`${MEMBERS}/${me.id}/groups`, { groupIds: [mine.id, foreign.id] })
    assert.deepEqual([set.status(), set.body().errors[0].field], [422, 'groupIds'])
    assert.deepEqual(await changesSince(before), {})
  })

  test('mark invalid input at its field in both languages', async ({ client, assert }) => {
    const ours = await firm()
    for (const [language, required, long] of [
      ['es', 'Este campo es obligatorio', 'Máximo 60 caracteres'],
      ['en', 'This field is required', 'Maximum 60 characters'],
    ] as const) {
      await ours.owner.merge({ language }).save()
      const desk = await atDesk(client, ours.owner, ours.workspace)
      const before = await dump(BY_THE_WAY)
      const said = async (name: unknown) => (await desk.post(GROUPS, { name, workspaceId: 1 })).body().errors[0].message
      assert.equal(await said('  '), required)
      assert.equal(await said('x'.repeat(61)), long)
      assert.deepEqual(await changesSince(before), {})
    }
  })
})
