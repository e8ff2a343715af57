import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SetReminder } from '#app/activities/actions/set_reminder'
import { calendarFeeds, type CalendarSpan } from '#app/core/contributions/registries'
import { clock } from '#app/core/clock'
import { matterOf } from '#database/factories/matter_factory'
import { reminderFields } from '#database/factories/reminder_factory'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'
import { activityOf, auditEntriesIn, by, limitTo, office } from './scene.js'

const ZONE = 'America/Mexico_City'

const viewerOf = (
  { id }: { id: number },
  workspaceId: number,
  permissions = ['expedientes:leer', 'expedientes:editar']
) => ({
  userId: id,
  workspaceId,
  may: (permission: string) => permissions.includes(permission),
})

const span = (firstDay: string, lastDay: string, given: Partial<CalendarSpan> = {}): CalendarSpan => ({
  from: DateTime.fromISO(firstDay, { zone: ZONE }),
  to: DateTime.fromISO(lastDay, { zone: ZONE }).plus({ days: 1 }),
  firstDay,
  lastDay,
  zone: ZONE,
  personIds: null,
  matterId: null,
  courtId: null,
  limit: 5_000,
  ...given,
})

const WEEK = span('2026-11-16', '2026-11-22')
type Asked = Parameters<NonNullable<ReturnType<typeof calendarFeeds.find>>['load']>
const due = async (...asked: Asked) => (await calendarFeeds.find('activities')!.load(...asked)).events
const told = async (...asked: Asked) => (await calendarFeeds.find('reminders')!.load(...asked)).events

test.group('Activities in a calendar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-20T18:00:00Z')
    return () => clock.restore()
  })

  test('stand on their day, or at their hour, whether done or not', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const all = await activityOf(matter, owner, { title: 'Todo el día', assigneeId: owner.id, dueOn: '2026-11-22' })
    await activityOf(matter, owner, { title: 'A las diez', dueOn: '2026-11-16', dueTime: '10:00', state: 'resolved' })
    await activityOf(matter, owner, { title: 'Antes', dueOn: '2026-11-15', dueTime: '23:59' })
    await activityOf(matter, owner, { title: 'Después', dueOn: '2026-11-23' })
    await activityOf(matter, owner, { title: 'Sin fecha' })
    const events = await due(viewerOf(owner, workspace.id), WEEK)
    assert.deepEqual(
      events.map(({ title, state }) => [title, state]),
      [
        ['A las diez', 'done'],
        ['Todo el día', 'open'],
      ]
    )
    assert.deepEqual(events[1]!.when, { firstDay: '2026-11-22', lastDay: '2026-11-22' })
    assert.deepEqual(events[1]!.peopleIds, [owner.id])
    assert.equal(events[1]!.id, `activity-${all.id}`)
    assert.equal(events[1]!.matter!.reference, matter.reference)
    const { startsAt } = events[0]!.when as { startsAt: DateTime }
    assert.equal(startsAt.toUTC().toISO(), '2026-11-16T16:00:00.000Z')
    assert.deepEqual(events[0]!.move, { refused: 'activities.move_refused.resolved' })
    assert.property(events[1]!.move, 'href')
  })

  test('are asked for by person, matter and court, and hide what is limited to others', async ({ assert }) => {
    const ours = await office()
    const { owner, workspace, matter, lawyer } = ours
    const other = await matterOf(ours)
    const hidden = await matterOf(ours)
    await limitTo(hidden, [owner])
    const court = await db.from('courts').select('id').first()
    const courtId = court ? Number(court.id) : null
    if (courtId) await db.from('matters').where('id', other.id).update({ court_id: courtId })
    await activityOf(matter, owner, { title: 'Una', assigneeId: lawyer.id, dueOn: '2026-11-18' })
    await activityOf(other, owner, { title: 'Otra', assigneeId: owner.id, dueOn: '2026-11-18' })
    await activityOf(hidden, owner, { title: 'Oculta', assigneeId: owner.id, dueOn: '2026-11-18' })
    const viewer = viewerOf(lawyer, workspace.id)
    const titles = async (given: Partial<CalendarSpan>) =>
      (await due(viewer, { ...WEEK, ...given })).map(({ title }) => title)
    assert.deepEqual(await titles({}), ['Una', 'Otra'])
    assert.deepEqual(await titles({ personIds: [lawyer.id] }), ['Una'])
    assert.deepEqual(await titles({ matterId: other.id }), ['Otra'])
    assert.deepEqual(await titles({ courtId: courtId ?? 987_654 }), courtId ? ['Otra'] : [])
    assert.deepEqual(await titles({ limit: 1 }), ['Una'])
    assert.deepEqual(await due(viewerOf(lawyer, workspace.id, []), WEEK), [])
    const [event] = await due(viewerOf(lawyer, workspace.id, ['expedientes:leer']), WEEK)
    assert.deepEqual(event!.move, { refused: 'activities.move_refused.not_allowed' })
  })

  test('are read with one query, reminders each time that they come', async ({ assert }) => {
    const ours = await office()
    const { owner, workspace, matter, lawyer } = ours
    const viewer = viewerOf(owner, workspace.id)
    const set = (matterId: number | null, fields: Parameters<typeof reminderFields>[1]) => {
      const place = { workspaceId: workspace.id, matterId, activityId: null }
      return new SetReminder().handle(by(owner), place, reminderFields(ours, fields))
    }
    await activityOf(matter, owner, { dueOn: '2026-11-18' })
    await set(null, { rhythm: 'daily', startsOn: '2026-11-21', title: 'Diario' })
    const few = await queriesOf(async () => [await due(viewer, WEEK), await told(viewer, WEEK)])
    for (let n = 0; n < 5; n++) await activityOf(await matterOf(ours), owner, { dueOn: '2026-11-17' })
    await set(matter.id, { startsOn: '2026-11-22', time: '09:30', title: 'Una vez' })
    await set(null, { startsOn: '2026-11-22', title: 'De otra', peopleIds: [lawyer.id] })
    await set(null, {
      rhythm: 'weekly',
      startsOn: '2026-11-20',
      untilOn: '2026-11-28',
      time: '14:00',
      title: 'Semanal',
    })
    const many = await queriesOf(async () => [await due(viewer, WEEK), await told(viewer, WEEK)])
    assert.equal(many.length, few.length)
    assert.deepEqual(
      (await told(viewer, WEEK)).map(({ title }) => title),
      ['Semanal', 'Diario', 'Diario', 'Una vez']
    )
    const later = await told(viewer, span('2026-11-27', '2026-12-05'))
    assert.lengthOf(
      later.filter(({ title }) => title === 'Semanal'),
      1
    )
    assert.lengthOf(
      later.filter(({ title }) => title === 'Diario'),
      9
    )
    assert.deepEqual(await told(viewer, { ...WEEK, personIds: [lawyer.id] }), [])
  })

  test('are given another day by who may change the matter, with a way back', async ({ client, assert }) => {
    const { owner, workspace, matter, hireWith } = await office()
    const activity = await activityOf(matter, owner, { dueOn: '2026-11-25', dueTime: '09:30' })
    const address = `/law-firm/files/${matter.id}/activities/${activity.id}/dates`
    const session = await atDesk(client, owner, workspace)
    const moved = await session.put(address).json({ day: '2026-11-27', time: null })
    assert.equal(moved.status(), 302)
    await activity.refresh()
    assert.deepInclude(activity, { dueOn: '2026-11-27', dueTime: null, version: 2 })
    assert.equal(activity.dueAt.setZone(ZONE).toFormat('yyyy-MM-dd HH:mm'), '2026-11-27 23:59')
    assert.equal((await auditEntriesIn(matter)).at(-1), 'activity.edited')
    const undone = await session.put(address).json({ day: '2026-11-25', time: '09:30' })
    assert.equal(undone.status(), 302)
    await activity.refresh()
    assert.deepInclude(activity, { dueOn: '2026-11-25', dueTime: '09:30' })

    const bad = await session.put(address).header('accept', 'application/json').json({ day: '2026-02-31', time: null })
    assert.equal(bad.status(), 422)
    const reader = await atDesk(client, await hireWith(['expedientes:leer']), workspace)
    assert.equal((await reader.put(address).json({ day: '2026-11-27', time: null })).status(), 403)
    const stranger = await office()
    const outside = await atDesk(client, stranger.owner, stranger.workspace)
    assert.equal((await outside.put(address).json({ day: '2026-11-27', time: null })).status(), 404)
  })
})
