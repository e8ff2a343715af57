import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { processAlerts } from '#app/docket/actions/send_alerts'
import { docketSettings } from '#app/docket/queries/docket_settings'
import { firm } from '#tests/helpers/people'
import { noticesOf, office } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { confirmedIn, NOON } from './scene.js'

const PAGE = '/law-firm/settings/deadlines'
const FIELDS = {
  ...{ version: 0, signedKinds: ['amparo_review'], alertDays: [0, 5], alertHour: 6, tellsLeader: true },
  clockAlertDays: [0, 60],
  escalateHours: null as number | null,
}

test.group('Settings of the deadlines of a firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are changed and logged, and what is usual is shown before', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const session = await atDesk(client, owner, workspace)
    const props = async () => (await session.visit(PAGE)).body().props
    assert.containSubset(await props(), { settings: { alertDays: [7, 3, 1, 0], version: 0 }, can: { edit: true } })
    ;(await session.submit('put', PAGE, FIELDS)).assertStatus(303)
    const saved = { ...FIELDS, alertDays: [5, 0], clockAlertDays: [60, 0], version: 1 }
    assert.deepEqual((await props()).settings, saved)
    const entry = await db.from('audit_entries').where('action', 'docket_settings.edited').firstOrFail()
    assert.equal(entry.workspace_id, workspace.id)
    assert.deepEqual(JSON.parse(entry.before).alertDays, [7, 3, 1, 0])
    assert.deepEqual(JSON.parse(entry.after).alertDays, [5, 0])
    ;(await session.submit('put', PAGE, { ...saved })).assertStatus(303)
    assert.equal((await docketSettings(workspace.id)).version, 1)
  })

  test('move the next alert of open deadlines, and tell nobody of moments that went by', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await processAlerts()
    const session = await atDesk(client, owner, workspace)
    // The last day is 10 March; ten days before it is over.
    ;(await session.submit('put', PAGE, { ...FIELDS, tellsLeader: false, alertDays: [10, 5] })).assertStatus(303)
    await processAlerts()
    const { next_alert_at } = await db.from('matter_deadlines').firstOrFail()
    assert.equal(next_alert_at, '2026-03-05 12:00:00.000')
    const alerts = async () => (await noticesOf(lawyer)).filter(({ kind }) => kind === 'deadline_alert')
    assert.lengthOf(await alerts(), 0)
    clock.freeze('2026-03-05T12:00:00Z')
    await processAlerts()
    assert.lengthOf(await alerts(), 1)
  })

  test('leave an alert that is due already to the job', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await processAlerts()
    clock.freeze('2026-03-03T14:00:10Z')
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('put', PAGE, { ...FIELDS, alertDays: [7, 2], alertHour: 8 })).assertStatus(303)
    await processAlerts()
    assert.lengthOf(
      (await noticesOf(lawyer)).filter(({ kind }) => kind === 'deadline_alert'),
      1
    )
  })

  test('are left alone for {what}')
    .with([
      { what: 'an unknown kind', wrong: { signedKinds: ['nothing'] }, field: 'signedKinds.0' },
      { what: 'an hour that does not exist', wrong: { alertHour: 24 }, field: 'alertHour' },
      { what: 'days that are too far away', wrong: { alertDays: [366] }, field: 'alertDays.0' },
      { what: 'too many days of clocks', wrong: { clockAlertDays: [...Array(11).keys()] }, field: 'clockAlertDays' },
      { what: 'no hours to wait', wrong: { escalateHours: 0 }, field: 'escalateHours' },
      { what: 'a version that somebody else changed', wrong: { version: 3 }, field: 'version' },
    ])
    .run(async ({ client, assert }, { wrong, field }) => {
      const { owner, workspace } = await office()
      const session = await atDesk(client, owner, workspace)
      await session.submit('put', PAGE, { ...FIELDS, ...wrong })
      assert.property((await session.visit(PAGE)).body().props.errors, field.replaceAll('.', '\\.'))
      assert.equal((await docketSettings(workspace.id)).version, 0)
    })

  test('are shown to a lawyer without the permission to change them, whose change is refused', async ({
    client,
    assert,
  }) => {
    const { workspace, lawyer } = await office()
    const session = await atDesk(client, lawyer, workspace)
    assert.isFalse((await session.visit(PAGE)).body().props.can.edit)
    await session.submit('put', PAGE, FIELDS)
    assert.equal((await docketSettings(workspace.id)).version, 0)
  })

  test('of one firm change nothing in another', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await processAlerts()
    const before = await db.from('matter_deadlines').firstOrFail()
    const other = await firm()
    const session = await atDesk(client, other.owner, other.workspace)
    ;(await session.submit('put', PAGE, FIELDS)).assertStatus(303)
    assert.equal((await docketSettings(workspace.id)).version, 0)
    assert.equal((await docketSettings(other.workspace.id)).version, 1)
    const after = await db.from('matter_deadlines').firstOrFail()
    assert.equal(after.next_alert_at, before.next_alert_at)
  })
})
