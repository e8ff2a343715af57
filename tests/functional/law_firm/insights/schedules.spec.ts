import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { SaveReport, type ReportFields } from '#app/insights/actions/save_report'
import { sendReports } from '#app/insights/actions/send_reports'
import { usualDefinition } from '#app/insights/domain/report_definition'
import Report from '#app/insights/models/report'
import { DeleteRole } from '#app/workspaces/actions/delete_role'
import { EditFirm } from '#app/workspaces/actions/edit_firm'
import Role from '#app/workspaces/models/role'
import { firm, type Firm } from '#tests/helpers/people'
import { authorNamed } from '../billing/scene.js'

/** A Tuesday at noon in Mexico City; reports leave at seven. */
const NOON = '2026-03-10T18:00:00Z'
const DUE = '2026-03-11T13:00:00Z'

test.group('Schedules of reports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  const fieldsOf = (more: Partial<ReportFields> = {}): ReportFields => ({
    ...{ title: 'Cobranza', subject: 'charges', definition: usualDefinition('charges') },
    ...{ roleIds: [], rhythm: 'weekly', day: 3, ...more },
  })
  const added = (own: Firm, more: Partial<ReportFields> = {}) =>
    new SaveReport().add(authorNamed(own.owner), own.workspace, fieldsOf(more))
  const momentOf = async (own: Firm, { id }: Report) => (await Report.findIn(own.workspace, id)).nextAt?.toISO()
  const notified = async () =>
    (await db.from('notices').where('kind', 'report_ready')).map((row) => Number(row.user_id))

  test('let a role be deleted with which a report is shared', async ({ assert }) => {
    const own = await firm()
    await own.hireWith(['reportes:leer', 'facturas:leer'])
    const role = await Role.in(own.workspace).orderBy('id', 'desc').firstOrFail()
    const report = await added(own, { roleIds: [role.id] })
    assert.equal(await new DeleteRole().handle(authorNamed(own.owner), role), 1)
    assert.lengthOf(
      (await Report.findSeenBy({ userId: own.owner.id, workspaceId: own.workspace.id }, report.id)).roles,
      0
    )
    clock.freeze(DUE)
    assert.equal(await sendReports(), 1)
    assert.deepEqual(await notified(), [own.owner.id])
  })

  test('keep the moment that is due when a report is edited before it was sent', async ({ assert }) => {
    const own = await firm()
    const report = await added(own)
    clock.freeze('2026-03-11T13:00:30Z')
    await new SaveReport().edit(authorNamed(own.owner), report, own.workspace, {
      ...fieldsOf({ title: 'Otra' }),
      version: 1,
    })
    assert.equal(await momentOf(own, report), '2026-03-11T13:00:00.000Z')
    assert.equal(await sendReports(), 1)
    assert.equal(await momentOf(own, report), '2026-03-18T13:00:00.000Z')
    const edited = { ...fieldsOf({ day: 5 }), version: 2 }
    await new SaveReport().edit(authorNamed(own.owner), report, own.workspace, edited)
    assert.equal(await momentOf(own, report), '2026-03-13T13:00:00.000Z')
  })

  test('follow the time zone of the firm', async ({ assert }) => {
    const own = await firm()
    const [report, unscheduled] = [await added(own), await added(own, { rhythm: null, day: null })]
    const other = await firm()
    const elsewhere = await added(other)
    await new EditFirm().handle(authorNamed(own.owner), own.workspace, { timeZone: 'America/Tijuana' })
    assert.equal(await momentOf(own, report), '2026-03-11T14:00:00.000Z')
    assert.isUndefined(await momentOf(own, unscheduled))
    assert.equal(await momentOf(other, elsewhere), '2026-03-11T13:00:00.000Z')
  })

  test('tell nobody who may not read what the report is about', async ({ assert }) => {
    const own = await firm()
    const reader = await own.hireWith(['reportes:leer'])
    const [role] = await Role.in(own.workspace).orderBy('id', 'desc')
    const collector = await own.hireWith(['reportes:leer', 'facturas:leer'])
    const [other] = await Role.in(own.workspace).orderBy('id', 'desc')
    await added(own, { roleIds: [role!.id, other!.id] })
    clock.freeze(DUE)
    assert.equal(await sendReports(), 1)
    assert.sameMembers(await notified(), [own.owner.id, collector.id])
    assert.notInclude(await notified(), reader.id)
  })
})
