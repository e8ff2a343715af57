import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { SaveReport } from '#app/insights/actions/save_report'
import { SendClientReport } from '#app/insights/actions/send_client_report'
import { SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import { usualDefinition } from '#app/insights/domain/report_definition'
import Report from '#app/insights/models/report'
import Role from '#app/workspaces/models/role'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { authorNamed, NOON } from '#tests/functional/law_firm/billing/scene'
import { done, exported } from './archive_content.js'
import { forgedRows, packed, unpacked, type Files } from './forged_archive.js'

test.group('Reports of a firm archive', (group) => {
  eachInEmptyDatabase(group, NOON)

  async function archive() {
    const ours = await firm()
    const author = authorNamed(ours.owner)
    const role = await Role.in(ours.workspace).where('key', 'lawyer').firstOrFail()
    const filter = { field: 'responsible', values: [String(ours.owner.id)], period: null, from: null, to: null }
    const definition = { ...usualDefinition('matters'), filters: [filter] }
    await new SaveReport().add(author, ours.workspace, {
      ...{ title: 'Mis asuntos', subject: 'matters', definition },
      ...{ roleIds: [role.id], rhythm: 'weekly', day: 1 },
    })
    const client = await clientOf(ours)
    const sender = { author, email: ours.owner.email, firm: { name: ours.workspace.name, logo: null } }
    const report = { to: 'clienta@ejemplo.mx', language: 'es' as const, subject: 'Sus asuntos', body: 'Todo va bien.' }
    await new SendClientReport().handle(sender, client, report)
    const copy = await exported(ours)
    const files = await unpacked(copy.path)
    await copy.remove()
    return { ours, files }
  }

  async function restored(files: Files) {
    const folder = await mkdtemp(join(tmpdir(), 'foja-reports-'))
    try {
      await packed(files, join(folder, 'archive.zip'))
      const theirs = await firm('Despacho vacío')
      return { theirs, task: await done(theirs, 'transfers.workspace_restore', { path: join(folder, 'archive.zip') }) }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  test('come back with their definition, rhythm and roles, and with what clients were sent', async ({ assert }) => {
    const { files } = await archive()
    const { theirs, task } = await restored(files)
    assert.deepEqual([task.state, task.error], ['done', null])
    const report = (await Report.in(theirs.workspace).preload('roles').firstOrFail()) as Report
    assert.containSubset(report, { title: 'Mis asuntos', subject: 'matters', rhythm: 'weekly', day: 1 })
    assert.equal(report.definition.filters[0]!.field, 'responsible')
    const [shared] = report.roles
    assert.equal((await Role.in(theirs.workspace).where('id', shared!.roleId).firstOrFail()).key, 'lawyer')
    const [sent] = await db.from('client_reports').where('workspace_id', theirs.workspace.id)
    assert.containSubset(sent, { recipient: 'clienta@ejemplo.mx', body: 'Todo va bien.', state: 'withdrawn' })
  }).timeout(60_000)

  test('name nobody in place of people who are not here', async ({ assert }) => {
    const { files } = await archive()
    const foreign = forgedRows(files, 'reports', (row) => ({
      ...row,
      definition: String(row.definition).replace(/"values":\["\d+"\]/, '"values":["999999"]'),
    }))
    const { theirs } = await restored(foreign)
    const report = (await Report.in(theirs.workspace).firstOrFail()) as Report
    assert.deepEqual(report.definition.filters[0]!.values, ['0'])
  }).timeout(60_000)

  test('are refused with a definition that is broken', async ({ assert }) => {
    const { files } = await archive()
    const { theirs, task } = await restored(
      forgedRows(files, 'reports', (row) => ({ ...row, definition: '{"columns":1}' }))
    )
    assert.equal(task.state, 'failed')
    assert.isEmpty(await Report.in(theirs.workspace))
  }).timeout(60_000)

  test('are refused with a day that their rhythm does not have', async ({ assert }) => {
    const { files } = await archive()
    const { theirs, task } = await restored(forgedRows(files, 'reports', (row) => ({ ...row, day: 31 })))
    assert.equal(task.state, 'failed')
    assert.isEmpty(await Report.in(theirs.workspace))
  }).timeout(60_000)

  test('are sent on no day when they have no rhythm', async ({ assert }) => {
    const { files } = await archive()
    const { theirs, task } = await restored(
      forgedRows(files, 'reports', (row) => ({ ...row, rhythm: null, next_at: null, day: 31 }))
    )
    assert.deepEqual([task.state, task.error], ['done', null])
    assert.containSubset(await Report.in(theirs.workspace).firstOrFail(), { rhythm: null, day: null, nextAt: null })
  }).timeout(60_000)

  test('know each field of a report that names people', ({ assert }) => {
    const fields = Object.values(SUBJECT_FACTS).flatMap(({ fields: own }) =>
      own.filter(({ type }) => type === 'person')
    )
    assert.sameMembers([...new Set(fields.map(({ key }) => key))], ['responsible', 'assignee'])
  })
})
