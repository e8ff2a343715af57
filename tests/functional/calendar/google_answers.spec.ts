import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import { clock } from '#app/core/clock'
import { seal } from '#app/core/encryption/sealed'
import { eventIdOf } from '#app/google_calendar/domain/event_id'
import { failure } from '#tests/helpers/google_calendar_stand_in'
import { noticesOf } from '../law_firm/activities/scene.js'
import { hours, scene } from './google_scene.js'

const html = (status: number) => ({
  status,
  body: null,
  text: '<html>Sign in to the network</html>',
  type: 'text/html',
})
const isWrite = ({ method }: { method: string }) => method === 'POST' || method === 'PATCH'
const itemOf = (item: string) => db.from('google_items').where('item', item).firstOrFail()

test.group('Answers of Google Calendar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    return () => clock.restore()
  })

  for (const status of [401, 403, 404, 409, 410, 412])
    test(`are not believed when they say ${status} in HTML, which a proxy may say`, async ({ assert }) => {
      const { google, sync, connection, owner } = await scene()
      await sync()
      google.before = ({ path }) => (path === '/token' ? null : html(status))
      await sync()
      assert.deepEqual([connection.state, connection.problem], ['on', 'unreadable'])
      assert.isNotNull(connection.refreshToken)
      assert.lengthOf(await noticesOf(owner), 0)
      google.before = null
      await sync()
      assert.deepEqual([connection.problem, google.seen().length], [null, 3])
    })

  test('are not believed in HTML when an event is written either', async ({ assert }) => {
    const { google, sync, connection } = await scene()
    google.before = (call) => (isWrite(call) ? html(404) : null)
    await sync()
    assert.deepEqual([connection.state, connection.problem], ['on', 'unreadable'])
    google.before = null
    await sync()
    assert.deepEqual([connection.problem, google.seen().length], [null, 3])
  })

  test('say in their details that requests are too many', async ({ assert }) => {
    const { google, sync, connection } = await scene()
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', 'reason': 'RATE_LIMIT_EXCEEDED' }, null]
    google.next.push({ status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED', details } } })
    await sync()
    assert.equal(connection.problem, 'quota')
  })

  test('leave out no event when the whole interface is closed', async ({ assert }) => {
    const { google, sync, connection } = await scene()
    google.before = (call) => (isWrite(call) ? failure(403, 'accessNotConfigured') : null)
    await sync()
    assert.equal(connection.problem, 'unreadable')
    google.before = null
    await sync()
    assert.lengthOf(google.seen(), 3)
  })

  test('that refuse one event stop no other, and it is sent once it was changed', async ({ assert }) => {
    const { google, sync, entry, connection } = await scene()
    await sync()
    google.before = (call) => (isWrite(call) ? failure(400, 'invalid') : null)
    await entry.merge({ title: 'Refused' }).save()
    await sync()
    google.before = null
    assert.isNull(connection.problem)
    await sync()
    assert.exists(google.find('Junta'))
    await entry.merge({ title: 'Taken' }).save()
    await sync()
    assert.exists(google.find('Taken'))
  })

  test('that refuse a new event leave it to be sent once it was changed', async ({ assert }) => {
    const { google, sync, entry } = await scene()
    google.before = (call) => (isWrite(call) ? failure(400, 'invalid') : null)
    await sync()
    google.before = null
    await sync()
    assert.lengthOf(google.seen(), 0)
    await entry.merge({ title: 'Taken' }).save()
    await sync()
    await sync()
    assert.deepEqual(
      google.seen().map(({ summary }) => summary),
      ['Taken']
    )
  })

  test('that an id was used before make the event go under another', async ({ assert }) => {
    const { google, sync, entry, connection } = await scene()
    const used = eventIdOf(connection.idScope, `event-${entry.id}`)
    google.used.add(used)
    await sync()
    await sync()
    assert.lengthOf(google.seen(), 3)
    assert.notEqual(google.find('Junta').id, used)
    await entry.refresh()
    assert.isNull(entry.cancelledAt)
  })

  for (const [status, reason] of [
    [403, 'forbidden'],
    [410, 'deleted'],
  ] as const)
    test(`that what was deleted cannot be brought back (${status}) make it go under another id`, async ({ assert }) => {
      const { google, sync, activity, connection } = await scene()
      await sync()
      const assigneeId = activity.assigneeId
      await activity.merge({ assigneeId: null }).save()
      await sync()
      assert.lengthOf(google.seen(), 2)
      const { event_id: before } = await itemOf(`activity-${activity.id}`)
      google.before = ({ method }) => (method === 'PATCH' ? failure(status, reason) : null)
      await activity.merge({ assigneeId }).save()
      await sync()
      await sync()
      assert.notEqual((await itemOf(`activity-${activity.id}`)).event_id, before)
      assert.deepEqual([google.seen().length, connection.problem], [3, null])
    })

  test('that an event has changed are not asked for again at once when it has not', async ({ assert }) => {
    const { google, sync, entry, connection } = await scene()
    await sync()
    google.before = ({ method }) => (method === 'PATCH' ? failure(412, 'conditionNotMet') : null)
    await entry.merge({ title: 'Changed' }).save()
    await sync()
    assert.equal(connection.dueAt?.diff(clock.now(), 'minutes').minutes, 5)
    google.before = null
    await sync()
    assert.exists(google.find('Changed'))
  })

  test('that come late do not end a connection that was made anew meanwhile', async ({ assert }) => {
    const { google, sync, connection, owner } = await scene()
    google.expire()
    const fresh = seal('fresh', 'google')
    await sync(async (address, init) => {
      if (!address.endsWith('/token')) return google.fetch(address, init)
      await db.from('google_connections').where('id', connection.id).update({ refresh_token: fresh })
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    })
    assert.deepEqual([connection.state, connection.refreshToken], ['on', fresh])
    assert.lengthOf(await noticesOf(owner), 0)
  })

  test('that an event repeats make it one event again, and notify its person', async ({ assert }) => {
    const { google, sync, owner, workspace } = await scene()
    await sync()
    const { id } = google.find('Junta')
    google.write({ id, recurrence: ['RRULE:FREQ=WEEKLY'], ...hours('2026-12-03', '10:00', '11:00') })
    await sync()
    const { recurrence, start } = google.find('Junta')
    assert.deepEqual([recurrence, start?.dateTime], [[], '2026-12-03T10:00:00-06:00'])
    assert.lengthOf(await CalendarEntry.in(workspace).whereNull('cancelled_at'), 1)
    assert.lengthOf(
      (await noticesOf(owner)).filter(({ kind }) => kind === 'google_put_back'),
      1
    )
    const { change } = google.calendar()
    await sync()
    assert.equal(google.calendar().change, change)
  })

  test('are read by their own clock, so that what was changed later stays', async ({ assert }) => {
    const { google, sync, entry } = await scene()
    google.ahead = 600
    await sync()
    clock.advance({ minutes: 1 })
    google.write({ id: google.find('Junta').id, summary: 'De Google' })
    clock.advance({ minutes: 1 })
    await entry.merge({ title: 'De Foja' }).save()
    await sync()
    assert.exists(google.find('De Foja'))
  })
})
