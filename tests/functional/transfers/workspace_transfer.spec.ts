import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Member from '#app/workspaces/models/member'
import { EXPORTED } from '#app/transfers/exported_tables'
import { emptyDatabase } from '#tests/helpers/database'
import { seedDemo } from '#tests/helpers/demo'
import { firm, type Firm } from '#tests/helpers/people'
import { contentOf, done, exported } from './archive_content.js'
import { enrich } from './rich_firm.js'

const GIVEN = ['roles', 'members', 'invitations']

/** Rows as they come back: what was computed and runs is computed again by the calendars that are there. */
const restored = (rows: Record<string, unknown>[]) =>
  rows.map((row) => ('stale' in row && row.open && row.source !== 'manual' ? { ...row, stale: true } : row))

/** What is the same in both installations: not when a reminder comes next, nor the numbers of people in the HTML of notes. */
const lasting = (rows: Record<string, unknown>[]) => rows.map(({ next_at: _, html: __, ...row }) => row)

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
      if (!GIVEN.includes(table)) assert.deepEqual(after.tables[table], restored(before.tables[table]!), table)
    assert.deepEqual(after.files, before.files)
    assert.lengthOf(await db.from('remapped_ids'), 0)
    await Promise.all([first.remove(), second.remove()])
  }).timeout(30_000)

  test('restores what the forms and jobs of the product wrote, row by row', async ({ assert }) => {
    await seedDemo()
    const { id: demo, owner_id: ownerId } = await db.from('workspaces').orderBy('id').firstOrFail()
    const ours = { workspace: { id: Number(demo) }, owner: { id: Number(ownerId) } } as Firm
    const first = await exported(ours)
    const before = await contentOf(first.path)
    const theirs = await firm('Despacho nuevo')
    const { role_id: roleId } = await db.from('members').where('workspace_id', theirs.workspace.id).firstOrFail()
    for (const { user_id: userId } of await db.from('members').where('workspace_id', ours.workspace.id))
      await Member.create({ workspaceId: theirs.workspace.id, userId, roleId })
    const task = await done(theirs, 'transfers.workspace_restore', { path: first.path })
    assert.deepEqual([task.state, task.error], ['done', null], JSON.stringify(task.serialize()))
    const second = await exported(theirs)
    const after = await contentOf(second.path)
    for (const { table } of EXPORTED)
      if (![...GIVEN, 'sequences', 'client_keys'].includes(table))
        assert.deepEqual(lasting(after.tables[table]!), lasting(restored(before.tables[table]!)), table)
    assert.sameDeepMembers(after.tables.client_keys!, before.tables.client_keys!)
    await Promise.all([first.remove(), second.remove()])
  }).timeout(360_000)
})
