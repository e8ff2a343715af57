import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { CloseDeadline } from '#app/docket/actions/close_deadline'
import { processAlerts, sendAlerts } from '#app/docket/actions/send_alerts'
import { recomputeDeadlines } from '#app/docket/actions/recompute_deadlines'
import { dayParts } from '#app/docket/day'
import DocketSettings from '#app/docket/models/docket_settings'
import MatterDeadlineAlert from '#app/docket/models/matter_deadline_alert'
import { endMembership } from '#app/workspaces/actions/end_membership'
import Member from '#app/workspaces/models/member'
import { calendarFeeds, daySources } from '#app/core/contributions/registries'
import { queriesOf } from '#tests/helpers/queries'
import { auditEntriesIn, by, limitTo, noticesOf, office } from '../activities/scene.js'
import { closeOn } from './calendars.js'
import { confirmedIn, NOON } from './scene.js'

/** Runs the job at each of these moments. */
async function runAt(...moments: string[]): Promise<void> {
  for (const moment of moments) {
    clock.freeze(moment)
    await processAlerts()
  }
}

/** Every hour from the noon of the scene on. */
const hours = (count: number) =>
  Array.from({ length: count }, (_, n) => DateTime.fromISO(NOON, { zone: 'utc' }).plus({ hours: n }).toISO()!)

const alertsOf = async (user: { id: number }) =>
  (await noticesOf(user)).filter(({ kind }) => kind.startsWith('deadline_') && kind !== 'deadline_assigned')

const told = async (user: { id: number }) =>
  (await alertsOf(user)).map(({ kind, values }) => `${kind} ${JSON.parse(values).days ?? ''}`.trim())

test.group('Alerts of deadlines', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('reach the person responsible 7, 3 and 1 days before, on the day and after it, each once', async ({
    assert,
  }) => {
    const { owner, matter, lawyer } = await office()
    const deadline = await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await runAt(...hours(10 * 24))
    assert.deepEqual(await told(lawyer), [
      'deadline_alert 7',
      'deadline_alert 3',
      'deadline_alert 1',
      'deadline_alert 0',
      'deadline_overdue -1',
    ])
    const [first] = await alertsOf(lawyer)
    assert.equal(first!.created_at, '2026-03-03 14:00:00.000')
    assert.equal(first!.href, `/law-firm/files/file-overview/${matter.id}?tab=docket&deadline=${deadline.id}`)
    await deadline.refresh()
    assert.equal(deadline.status, 'confirmed')
  })

  test('that came while no job ran are sent once, with the days that are left', async ({ assert }) => {
    const { owner, matter, lawyer, workspace } = await office()
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await runAt('2026-03-02T18:00:00Z', '2026-03-09T20:00:00Z')
    assert.deepEqual(await told(lawyer), ['deadline_alert 1'])
    assert.lengthOf(await MatterDeadlineAlert.in(workspace), 3)
  })

  test('end with the deadline, and begin anew for a new day', async ({ assert }) => {
    const { owner, matter, lawyer, workspace } = await office()
    const deadline = await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await runAt('2026-03-03T15:00:00Z')
    await closeOn(workspace, '2026-03-05', '2026-03-06')
    await recomputeDeadlines()
    await runAt('2026-03-05T15:00:00Z')
    assert.deepEqual(await told(lawyer), ['deadline_alert 7', 'deadline_moved', 'deadline_alert 7'])
    await deadline.refresh()
    const closure = { id: deadline.id, version: deadline.version, outcome: 'not_due' as const, reason: 'Se desistió' }
    await new CloseDeadline().handle(by(owner), matter, { ...closure, metOn: null, documentId: null, proof: null })
    await runAt('2026-03-12T15:00:00Z')
    assert.lengthOf(await alertsOf(lawyer), 3)
  })

  test('go by the days, the hour and the people that the firm sets', async ({ assert }) => {
    const { owner, matter, lawyer, workspace } = await office()
    const settings = {
      signedKinds: [],
      alertDays: [2],
      alertHour: 6,
      tellsLeader: true,
      escalateHours: null,
      version: 1,
    }
    await DocketSettings.create({ workspaceId: workspace.id, ...settings })
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await runAt(...hours(7 * 24))
    assert.deepEqual(await told(lawyer), ['deadline_alert 2'])
    assert.deepEqual(await told(owner), ['deadline_alert 2'])
    assert.equal((await alertsOf(lawyer))[0]!.created_at, '2026-03-08 12:00:00.000')
  })

  test('reach the owner when no one read them in time, and not when somebody did', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await runAt('2026-03-03T14:00:00Z', '2026-03-03T17:59:00Z')
    assert.lengthOf(await alertsOf(owner), 0)
    await runAt('2026-03-03T18:00:00Z', '2026-03-03T19:00:00Z')
    assert.deepEqual(await told(owner), ['deadline_escalated'])
    await runAt('2026-03-07T14:00:00Z')
    await db.from('notices').where('user_id', lawyer.id).update({ read_at: '2026-03-07 15:00:00.000' })
    await runAt('2026-03-07T18:00:00Z')
    assert.lengthOf(await alertsOf(owner), 1)
  })

  test('reach no one who does not see the matter', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await limitTo(matter, [owner])
    await runAt('2026-03-03T15:00:00Z')
    assert.lengthOf(await alertsOf(lawyer), 0)
  })

  test('reach who leads the matter, or the owner, when the person responsible does not see it', async ({ assert }) => {
    const { owner, matter, lawyer, workspace, hire } = await office()
    const leader = await hire('lawyer')
    const settings = { signedKinds: [], alertDays: [7, 3], alertHour: 8, tellsLeader: false, escalateHours: null }
    await DocketSettings.create({ workspaceId: workspace.id, ...settings, version: 1 })
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await db.from('matters').where('id', matter.id).update({ responsible_id: leader.id })
    await limitTo(matter, [owner, leader])
    await runAt('2026-03-03T15:00:00Z')
    assert.deepEqual([await told(leader), await told(owner)], [['deadline_alert 7'], []])
    await limitTo(matter, [owner])
    await runAt('2026-03-07T15:00:00Z')
    assert.deepEqual([await told(leader), await told(owner)], [['deadline_alert 7'], ['deadline_alert 3']])
  })

  test('reach who sees the matter when neither those who answer for it nor the owner do', async ({ assert }) => {
    const { owner, matter, lawyer, hire } = await office()
    const other = await hire('lawyer')
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await limitTo(matter, [other])
    await runAt('2026-03-03T15:00:00Z')
    assert.deepEqual(await told(other), ['deadline_alert 7'])
  })

  test('hold the matter before its deadline', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    clock.freeze('2026-03-03T15:00:00Z')
    const ran = await queriesOf(() => sendAlerts())
    const first = (start: RegExp) => ran.findIndex((sql) => start.test(sql))
    const [ofMatter, ofDeadline] = [first(/^select \* from .matters./), first(/^select \* from .matter_deadlines./)]
    assert.isAtLeast(ofMatter, 0)
    assert.isBelow(ofMatter, ofDeadline)
  })

  test('of who leaves the firm pass to who leads the matter, or to the owner, with the log', async ({ assert }) => {
    const { owner, matter, lawyer, workspace, hire } = await office()
    const leader = await hire('lawyer')
    const deadline = await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await db.from('matters').where('id', matter.id).update({ responsible_id: leader.id })
    const leave = async ({ id }: { id: number }) => {
      const member = await Member.query().where({ workspaceId: workspace.id, userId: id }).firstOrFail()
      await db.transaction((trx) => endMembership(trx, member))
      await deadline.refresh()
    }
    await leave(lawyer)
    assert.containSubset(deadline.$attributes, { responsibleId: leader.id, version: 3 })
    assert.equal((await auditEntriesIn(matter)).at(-1), 'deadline.edited')
    await leave(leader)
    assert.containSubset(deadline.$attributes, { responsibleId: owner.id, version: 4 })
  })

  test('are sent although another deadline fails', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    const broken = await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    clock.freeze('2026-03-03T15:00:00Z')
    await db.from('matter_deadlines').where('id', broken.id).update({ request: 'nothing' })
    assert.equal(await sendAlerts(), 1)
  })
})

test.group('Deadlines of a day', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })
  const zone = 'America/Mexico_City'
  const viewerOf = (user: { id: number }, workspace: { id: number }) => {
    return { userId: user.id, workspaceId: workspace.id, may: () => true }
  }

  test('stand on the day of the person responsible, and on that of no one else', async ({ assert }) => {
    const { owner, matter, lawyer, workspace } = await office()
    const { id } = await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    assert.lengthOf(dayParts, 2)
    const load = daySources.find('docket')!.load
    const until = (day: string) => ({ until: DateTime.fromISO(day, { zone }).endOf('day'), zone, limit: 9 })
    assert.lengthOf(await load(viewerOf(lawyer, workspace), until('2026-03-09')), 0)
    const [item] = await load(viewerOf(lawyer, workspace), until('2026-03-10'))
    assert.containSubset(item, { id: `deadline-${id}`, kind: 'deadline', isAllDay: true })
    assert.lengthOf(await load(viewerOf(owner, workspace), until('2026-03-10')), 0)
  })

  test('stand in the calendar on their last day, and say why they are not moved', async ({ assert }) => {
    const { owner, matter, lawyer, workspace } = await office()
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    const [from, to] = ['2026-03-01', '2026-04-01'].map((day) => DateTime.fromISO(day, { zone }))
    const days = { firstDay: '2026-03-01', lastDay: '2026-03-31', zone, personIds: null, matterId: null, courtId: null }
    const span = { from: from!, to: to!, ...days, limit: 9 }
    const feed = calendarFeeds.find('docket')!
    const load = async (...asked: Parameters<(typeof feed)['load']>) => (await feed.load(...asked)).events
    const [event] = await load(viewerOf(owner, workspace), span)
    assert.containSubset(event, {
      ...{ kind: 'deadline', when: { firstDay: '2026-03-10', lastDay: '2026-03-10' }, state: 'open' },
      move: { refused: 'docket.problem.not_dragged' },
    })
    await limitTo(matter, [lawyer])
    assert.lengthOf(await load(viewerOf(owner, workspace), span), 0)
    assert.lengthOf(await load(viewerOf(lawyer, workspace), { ...span, personIds: [owner.id] }), 0)
  })
})
