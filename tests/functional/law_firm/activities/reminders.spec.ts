import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { reminderFields } from '#database/factories/reminder_factory'
import { processReminders } from '#app/activities/recurring_tasks'
import { SetReminder } from '#app/activities/actions/set_reminder'
import type { ReminderFields } from '#app/activities/domain/reminder_fields'
import Reminder from '#app/activities/models/reminder'
import { clock } from '#app/core/clock'
import type Matter from '#app/matters/models/matter'
import type { Firm } from '#tests/helpers/people'
import { atDesk } from '../matters/desk.js'
import { activityOf, by, auditEntriesIn, limitTo, noticesOf, office } from './scene.js'

const deliver = () => processReminders(() => false)
const kinds = async (person: { id: number }) => (await noticesOf(person)).map(({ kind }) => kind)

function set(
  ours: Firm,
  fields: Partial<ReminderFields> = {},
  matter: Matter | null = null,
  activityId: number | null = null
) {
  const place = { workspaceId: ours.workspace.id, matterId: matter?.id ?? null, activityId }
  const usual = { startsOn: '2026-11-20', time: '09:00', ...fields }
  return new SetReminder().handle(by(ours.owner), place, reminderFields(ours, usual))
}

test.group('Matter reminders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-20T14:00:00Z')
    return () => clock.restore()
  })

  test('are sent at their minute in their time zone, not before and not twice', async ({ assert }) => {
    const ours = await office()
    await set(ours, {}, ours.matter)
    clock.freeze('2026-11-20T14:59:59Z')
    await deliver()
    assert.deepEqual(await kinds(ours.owner), [])
    clock.freeze('2026-11-20T15:00:00Z')
    await deliver()
    await deliver()
    const [notice, ...others] = await noticesOf(ours.owner)
    assert.lengthOf(others, 0)
    assert.containSubset(notice, {
      kind: 'reminder',
      href: `/law-firm/files/file-overview/${ours.matter.id}?tab=activities`,
    })
    assert.containSubset(JSON.parse(notice.values), {
      reminder: 'Llamar al actuario',
      on: 'matter',
      reference: ours.matter.reference,
    })
    assert.isNull((await Reminder.in(ours.workspace).firstOrFail()).nextAt)
  })

  test('are sent through the chosen channels', async ({ assert }) => {
    const ours = await office()
    await set(ours, { byEmail: false })
    await set(ours, { inApp: false })
    clock.freeze('2026-11-20T15:00:00Z')
    await deliver()
    const [first, second] = await noticesOf(ours.owner)
    assert.deepEqual([Number(first.in_app), first.email_state], [1, 'none'])
    assert.deepEqual([Number(second.in_app), second.email_state], [0, 'due'])
  })

  test('are sent once when missed while no worker ran, and then scheduled anew', async ({ assert }) => {
    const ours = await office()
    await set(ours, { rhythm: 'daily' })
    clock.freeze('2026-11-25T18:00:00Z')
    await deliver()
    const occurrences = await db.from('reminder_occurrences')
    assert.lengthOf(occurrences, 1)
    assert.include(String(occurrences[0].occurs_at), '2026-11-25 15:00')
    assert.equal((await Reminder.in(ours.workspace).firstOrFail()).nextAt!.toISO(), '2026-11-26T15:00:00.000Z')
  })

  test('skip a person who left the firm or may no longer see the matter', async ({ assert }) => {
    const ours = await office()
    const { owner, lawyer, matter, workspace } = ours
    const gone = await ours.hire('lawyer')
    await set(ours, { peopleIds: [owner.id, lawyer.id, gone.id] }, matter)
    await limitTo(matter, [owner, gone])
    await db.from('members').where({ workspace_id: workspace.id, user_id: gone.id }).delete()
    clock.freeze('2026-11-20T15:00:00Z')
    await deliver()
    assert.deepEqual([await kinds(owner), await kinds(lawyer), await kinds(gone)], [['reminder'], [], []])
  })

  test('skip what is done or in the trash', async ({ assert }) => {
    const ours = await office()
    const done = await activityOf(ours.matter, ours.owner, { state: 'resolved' })
    await set(ours, {}, ours.matter, done.id)
    clock.freeze('2026-11-20T15:00:00Z')
    await deliver()
    assert.deepEqual(await kinds(ours.owner), [])
    await set(ours, { startsOn: '2026-11-21' }, ours.matter)
    await db.from('matters').where('id', ours.matter.id).update({ trashed: true })
    clock.freeze('2026-11-21T16:00:00Z')
    await deliver()
    assert.deepEqual(await kinds(ours.owner), [])
  })

  test('escalate when unseen to the second person and then to the responsible, each once', async ({ assert }) => {
    const ours = await office()
    const { owner, lawyer, matter } = ours
    const second = await ours.hire('lawyer')
    await set(ours, { peopleIds: [lawyer.id], escalateHours: 4, escalateToId: second.id }, matter)
    for (const at of ['20T15:00', '20T18:59', '20T19:00', '20T19:01', '20T22:59', '20T23:00', '21T12:00']) {
      clock.freeze(`2026-11-${at}:00Z`)
      await deliver()
      await deliver()
    }
    assert.deepEqual(await kinds(lawyer), ['reminder'])
    assert.deepEqual(await kinds(second), ['reminder_escalated'])
    assert.deepEqual(await kinds(owner), ['reminder_escalated'])
    const [told] = await noticesOf(owner)
    assert.equal(JSON.parse(told.values).hours, '8')
  })

  test('stop escalating once somebody read them', async ({ assert }) => {
    const ours = await office()
    const second = await ours.hire('lawyer')
    await set(ours, { peopleIds: [ours.lawyer.id], escalateHours: 1, escalateToId: second.id }, ours.matter)
    clock.freeze('2026-11-20T15:00:00Z')
    await deliver()
    await db.from('notices').where('user_id', ours.lawyer.id).update({ read_at: '2026-11-20 15:10:00.000' })
    clock.freeze('2026-11-20T20:00:00Z')
    await deliver()
    assert.deepEqual(await kinds(second), [])
  })

  test('are snoozed and sent again once, and show who saw them', async ({ client, assert }) => {
    const ours = await office()
    const { owner, lawyer, workspace } = ours
    await set(ours, { peopleIds: [owner.id, lawyer.id] })
    clock.freeze('2026-11-20T15:00:00Z')
    await deliver()
    const session = await atDesk(client, lawyer, workspace)
    const page = async (query = '') => (await session.visit(`/law-firm/reminders${query}`)).body().props
    const [waiting] = (await page()).waiting
    assert.equal(waiting.title, 'Llamar al actuario')
    await session.submit('post', '/law-firm/reminder-snoozes', { occurrenceId: waiting.occurrenceId, minutes: 60 })
    assert.lengthOf((await page()).waiting, 0)
    for (const at of ['15:59:59', '16:00:00', '16:01:00']) {
      clock.freeze(`2026-11-20T${at}Z`)
      await deliver()
    }
    assert.deepEqual(await kinds(lawyer), ['reminder', 'reminder'])
    assert.deepEqual(await kinds(owner), ['reminder'])
    const [over] = (await page('?over=yes')).reminders
    assert.deepEqual(
      over.last.told.map(({ name, seenAt }: { name: string; seenAt: string | null }) => [name, seenAt !== null]),
      [
        [owner.name, false],
        [lawyer.name, true],
      ]
    )
  })

  test('are not changed by a response of somebody else', async ({ client, assert }) => {
    const ours = await office()
    await set(ours)
    clock.freeze('2026-11-20T15:00:00Z')
    await deliver()
    const before = await db.from('reminder_receipts')
    const session = await atDesk(client, ours.lawyer, ours.workspace)
    const { id: occurrenceId } = await db.from('reminder_occurrences').firstOrFail()
    await session.submit('post', '/law-firm/reminder-sightings', { occurrenceIds: [occurrenceId] })
    await session.submit('post', '/law-firm/reminder-snoozes', { occurrenceId, minutes: 5 })
    assert.deepEqual(await db.from('reminder_receipts'), before)
  })

  test('are created, edited and deleted, and logged in the matter', async ({ client, assert }) => {
    const ours = await office()
    const { owner, matter, workspace } = ours
    const session = await atDesk(client, owner, workspace)
    const body = reminderFields(ours, { startsOn: '2026-11-23', rhythm: 'weekdays', untilOn: '2026-12-04' })
    ;(await session.submit('post', '/law-firm/reminders', { ...body, matterId: matter.id })).assertStatus(302)
    const reminder = await Reminder.in(workspace).firstOrFail()
    assert.equal(reminder.nextAt!.toISO(), '2026-11-23T15:00:00.000Z')
    const path = `/law-firm/reminders/${reminder.id}`
    ;(await session.submit('put', path, { ...body, time: '10:00', version: 1 })).assertStatus(303)
    assert.equal((await reminder.refresh()).nextAt!.toISO(), '2026-11-23T16:00:00.000Z')
    ;(await session.put(path, { ...body, version: 1 })).assertStatus(422)
    ;(await session.submit('delete', path)).assertStatus(303)
    assert.deepEqual(await auditEntriesIn(matter), ['reminder.set', 'reminder.edited', 'reminder.removed'])
    assert.lengthOf(await db.from('reminder_people'), 0)
  })

  test('cannot be changed by another person or found on a hidden matter', async ({ client, assert }) => {
    const ours = await office()
    const { owner, lawyer, matter, workspace } = ours
    const [free, hidden] = [await set(ours), await set(ours, {}, matter)]
    await limitTo(matter, [owner])
    const session = await atDesk(client, lawyer, workspace)
    ;(await session.delete(`/law-firm/reminders/${free.id}`)).assertStatus(403)
    ;(await session.delete(`/law-firm/reminders/${hidden.id}`)).assertStatus(404)
    assert.lengthOf(await Reminder.in(workspace), 2)
  })

  test('mark invalid input at its field', async ({ client, assert }) => {
    const ours = await office()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const fieldsOf = async (fields: object) => {
      const answer = await session.post('/law-firm/reminders', { ...reminderFields(ours), ...fields })
      answer.assertStatus(422)
      return (answer.body().errors as { field: string }[]).map(({ field }) => field)
    }
    assert.deepEqual(await fieldsOf({ startsOn: '2026-11-19' }), ['startsOn'])
    assert.deepEqual(await fieldsOf({ timeZone: 'America/Narnia' }), ['timeZone'])
    assert.deepEqual(await fieldsOf({ inApp: false, byEmail: false }), ['inApp'])
    assert.deepEqual(await fieldsOf({ peopleIds: [] }), ['peopleIds'])
    assert.deepEqual(await fieldsOf({ time: '9:5' }), ['time'])
    assert.lengthOf(await Reminder.in(ours.workspace), 0)
  })
})
