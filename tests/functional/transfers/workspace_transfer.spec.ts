import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Member from '#app/workspaces/models/member'
import { EXPORTED } from '#app/transfers/exported_tables'
import { emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { contentOf, done, exported } from './archive_content.js'
import { enrich } from './rich_firm.js'

const GIVEN = ['roles', 'members', 'invitations']

test.group('Firm transfer to another installation', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('restores the firm completely in an empty one, and exports the same again', async ({ assert }) => {
    const ours = await firm('Ibarra Lozano y Asociados')
    const lawyer = await ours.hire('lawyer')
    await enrich(ours, [lawyer.id])
    const first = await exported(ours)
    const before = await contentOf(first.path)
    assert.isAbove(before.files.length, 2)
    for (const { table } of EXPORTED) if (!GIVEN.includes(table)) assert.isNotEmpty(before.tables[table]!, table)

    const theirs = await firm('Despacho nuevo')
    const role = await db.from('members').where('user_id', lawyer.id).firstOrFail()
    await Member.create({ workspaceId: theirs.workspace.id, userId: lawyer.id, roleId: role.role_id })
    await Member.create({ workspaceId: theirs.workspace.id, userId: ours.owner.id, roleId: role.role_id })
    const task = await done(theirs, 'transfers.workspace_restore', { path: first.path })
    assert.deepInclude({ state: task.state, error: task.error }, { state: 'done', error: null })

    const second = await exported(theirs)
    const after = await contentOf(second.path)
    for (const { table } of EXPORTED)
      if (!GIVEN.includes(table)) assert.deepEqual(after.tables[table], before.tables[table], table)
    assert.deepEqual(after.files, before.files)
    assert.lengthOf(await db.from('remapped_ids'), 0)
    await Promise.all([first.remove(), second.remove()])
  }).timeout(30_000)
})
