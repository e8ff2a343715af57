import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { WriteEntry } from '#app/calendar/actions/write_entry'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import { clock } from '#app/core/clock'
import { ManageConnection } from '#app/google_calendar/actions/manage_connection'
import type GoogleConnection from '#app/google_calendar/models/google_connection'
import { failure, GoogleCalendarStandIn } from '#tests/helpers/google_calendar_stand_in'
import { runRecurringTask } from '#tests/helpers/child'
import { emptyDatabase } from '#tests/helpers/database'
import { by, noticesOf, office } from '../law_firm/activities/scene.js'
import { entryOf, seriesOf } from './entry_scene.js'
import { connectedTo, hours, scene } from './google_scene.js'

const NOW = '2026-11-23T18:00:00Z'

const changesOf = async ({ id }: GoogleConnection) =>
  (
    await db
      .from('google_changes')
      .join('google_runs', 'google_runs.id', 'run_id')
      .where('connection_id', id)
      .orderBy('google_changes.id')
  ).map(({ side, does, title }) => `${side} ${does} ${title}`)

test.group('Google Calendar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOW)
    return () => clock.restore()
  })

  test('gets events, activities and deadlines of the person under ids that stay', async ({ assert }) => {
    const { google, sync, connection } = await scene()
    await sync()
    const seen = google
      .seen()
      .map(({ summary, start, id }) => ({ summary, start, isId: /^foja[0-9a-v]{32}$/.test(id) }))
    assert.deepEqual(
      seen.sort((one, other) => (one.summary! < other.summary! ? -1 : 1)),
      [
        { summary: 'Actividad: Llamar', start: { dateTime: '2026-12-02T18:00:00.000Z', date: null }, isId: true },
        { summary: 'Junta', start: { dateTime: '2026-12-01T16:00:00.000Z', date: null }, isId: true },
        { summary: 'Plazo: Amparo', start: { date: '2026-12-10', dateTime: null }, isId: true },
      ]
    )
    assert.equal(connection.syncedAt?.toISO(), clock.now().toISO())
    const { change } = google.calendar()
    await sync()
    assert.equal(google.calendar().change, change)
    const log = await db.from('audit_entries').where('action', 'google_calendar.synced')
    assert.deepEqual(JSON.parse(log[0].after), { google_added: 3 })
  })

  test('gets no names when they are hidden, and only the kinds that were chosen', async ({ assert }) => {
    const { google, sync, connection, matter } = await scene()
    await connection.merge({ masked: true, kinds: ['deadline'] }).save()
    await sync()
    assert.sameMembers(
      google.seen().map(({ summary }) => summary),
      ['Evento', `Plazo · ${matter.reference}`]
    )
    assert.notInclude(JSON.stringify(google.seen()), 'Junta')
  })

  test('brings back titles and times of own events, and times of activities', async ({ assert }) => {
    const { google, sync, entry, activity } = await scene()
    await sync()
    clock.advance({ seconds: 60 })
    google.write({ id: google.find('Junta').id, summary: ' Junta  larga ', ...hours('2026-12-05', '09:00', '11:30') })
    google.write({ id: google.find('Actividad: Llamar').id, summary: 'otra', ...hours('2026-12-06', '08:15', '09:00') })
    await sync()
    await Promise.all([entry.refresh(), activity.refresh()])
    assert.deepEqual(
      [entry.title, entry.firstDay, entry.startsAt?.toISO(), entry.endsAt?.toISO()],
      ['Junta larga', '2026-12-05', '2026-12-05T15:00:00.000Z', '2026-12-05T17:30:00.000Z']
    )
    assert.deepEqual([activity.title, activity.dueOn, activity.dueTime], ['Llamar', '2026-12-06', '08:15'])
    assert.exists(google.find('Junta larga'))
    assert.exists(google.find('Actividad: Llamar'))
  })

  test('puts a deadline back that was moved there, and tells the person once', async ({ assert }) => {
    const { google, sync, owner } = await scene()
    await sync()
    google.write({ id: google.find('Plazo: Amparo').id, start: { date: '2026-12-20' }, end: { date: '2026-12-21' } })
    await sync()
    assert.deepEqual(google.find('Plazo: Amparo').start, { date: '2026-12-10', dateTime: null })
    await sync()
    const notices = (await noticesOf(owner)).filter(({ kind }) => kind === 'google_put_back')
    assert.lengthOf(notices, 1)
    assert.equal(notices[0]!.href, '/calendar/google')
  })

  test('makes private events of what is written there, and leaves out what comes again', async ({ assert }) => {
    const { google, sync, workspace, owner, connection } = await scene()
    await sync()
    google.write({ summary: 'Dentista', location: 'Calle 1', ...hours('2026-12-03', '10:00', '11:00') })
    google.write({ summary: 'Clase', recurrence: ['RRULE:FREQ=DAILY'], ...hours('2026-12-03', '12:00', '13:00') })
    await sync()
    await sync()
    const made = await CalendarEntry.in(workspace).where('title', 'Dentista').firstOrFail()
    assert.deepEqual(
      [made.isPrivate, made.ownerId, made.place, made.firstDay],
      [true, owner.id, 'Calle 1', '2026-12-03']
    )
    assert.lengthOf(await CalendarEntry.in(workspace), 2)
    assert.includeMembers(await changesOf(connection), ['foja added Dentista', 'google left_out Clase'])
  })

  test('deletes an own event that was deleted at Google, and only hides hearings, deadlines and activities', async ({
    assert,
  }) => {
    const { google, sync, entry, activity, matter } = await scene()
    await sync()
    for (const name of ['Junta', 'Actividad: Llamar', 'Plazo: Amparo']) google.remove(google.find(name).id)
    await sync()
    await sync()
    await Promise.all([entry.refresh(), activity.refresh()])
    assert.isNotNull(entry.cancelledAt)
    assert.equal(activity.open, 1 as never)
    assert.lengthOf(await db.from('matter_deadlines').where('matter_id', matter.id), 1)
    assert.lengthOf(google.seen(), 0)
  })

  test('loses what was deleted in Foja, and nothing else', async ({ assert }) => {
    const { google, sync, entry, owner } = await scene()
    await sync()
    const { id, workspaceId, version, firstDay } = entry
    await new WriteEntry().cancel(by(owner), { id, workspaceId, version, at: firstDay, scope: 'all' })
    await sync()
    assert.sameMembers(
      google.seen().map(({ summary }) => summary),
      ['Actividad: Llamar', 'Plazo: Amparo']
    )
  })

  test('takes what was changed later when both sides changed, and keeps the other to be read', async ({ assert }) => {
    const { google, sync, entry, connection } = await scene()
    await sync()
    clock.advance({ minutes: 1 })
    google.write({ id: google.find('Junta').id, summary: 'De Google' })
    clock.advance({ minutes: 1 })
    await entry.merge({ title: 'De Foja' }).save()
    await sync()
    assert.exists(google.find('De Foja'))
    const [lost] = await db.from('google_changes').where('does', 'put_back')
    assert.equal(JSON.parse(lost.before).summary, 'De Google')
    clock.advance({ minutes: 1 })
    await entry.refresh()
    await entry.merge({ title: 'De Foja otra vez' }).save()
    clock.advance({ minutes: 1 })
    google.write({ id: google.find('De Foja').id, summary: 'De Google después' })
    await sync()
    await entry.refresh()
    assert.equal(entry.title, 'De Google después')
    assert.equal(connection.failures, 0)
  })

  test('moves one repetition there alone, and it stays one event', async ({ assert }) => {
    const { google, sync, workspace, owner } = await scene()
    await seriesOf(owner, workspace, { title: 'Martes' })
    await sync()
    const all = google.seen().filter(({ summary }) => summary === 'Martes')
    assert.lengthOf(all, 4)
    google.write({ id: all[1]!.id, ...hours('2026-12-09', '10:00', '11:00') })
    await sync()
    await sync()
    assert.lengthOf(
      google.seen().filter(({ summary }) => summary === 'Martes'),
      4
    )
    const moved = await CalendarEntry.in(workspace).where('title', 'Martes').whereNull('rule').firstOrFail()
    assert.equal(moved.firstDay, '2026-12-09')
  })

  test('deletes nothing by an answer that is empty, no JSON, too long or incomplete', async ({ assert }) => {
    const { google, sync, entry, connection } = await scene()
    await sync()
    const page = { status: 200, body: { items: [], nextPageToken: 'x' } }
    const answers = [
      { status: 200, body: {} },
      { status: 200, body: null, text: '<html>', type: 'text/html' },
      { status: 200, body: null, text: '{"items":[', type: 'application/json' },
      { status: 200, body: null, text: `"${'x'.repeat(9_000_000)}"`, type: 'application/json' },
      { status: 302, body: null, headers: { location: 'https://example.com' } },
      { status: 503, body: {} },
      page,
    ]
    for (const answer of answers) {
      google.next.push(answer)
      if (answer === page) google.next.push({ status: 500, body: {} })
      await sync()
      assert.isAbove(connection.failures, 0, JSON.stringify(answer).slice(0, 60))
    }
    await entry.refresh()
    assert.isNull(entry.cancelledAt)
    assert.lengthOf(google.seen(), 3)
    google.oldest = google.calendar().change + 1
    google.next.push(failure(410, 'fullSyncRequired'), { status: 200, body: { items: [], nextSyncToken: '0' } })
    await sync()
    await sync()
    await entry.refresh()
    assert.isNull(entry.cancelledAt)
    assert.deepEqual([connection.failures, google.seen().length], [0, 3])
  })

  test('waits as long as Google asks, and tells the person only when it lasts', async ({ assert }) => {
    const { google, sync, connection, owner } = await scene()
    google.next.push(failure(403, 'rateLimitExceeded', { 'retry-after': '600' }))
    await sync()
    assert.deepEqual([connection.problem, connection.dueAt?.diff(clock.now(), 'seconds').seconds], ['quota', 600])
    assert.lengthOf(await noticesOf(owner), 0)
    clock.advance({ minutes: 61 })
    google.next.push(failure(429, 'rateLimitExceeded'))
    await sync()
    google.next.push(failure(429, 'rateLimitExceeded'))
    await sync()
    const told = (await noticesOf(owner)).filter(({ kind }) => kind === 'google_failing')
    assert.deepEqual(
      told.map(({ values }) => JSON.parse(values)),
      [{ code: 'GGL-500' }]
    )
    await sync()
    assert.deepEqual([connection.problem, google.seen().length], [null, 3])
  })

  test('ends when access is taken back in the midst, tells the person once, and changes nothing', async ({
    assert,
  }) => {
    const { google, sync, connection, owner, entry } = await scene()
    let calls = 0
    google.before = () => (++calls === 3 ? (google.takeBack(), null) : null)
    await sync()
    google.before = null
    assert.deepEqual([connection.state, connection.refreshToken, connection.dueAt], ['revoked', null, null])
    const told = (await noticesOf(owner)).filter(({ kind }) => kind === 'google_disconnected')
    assert.deepEqual(
      told.map(({ values }) => JSON.parse(values)),
      [{ code: 'GGL-000' }]
    )
    await entry.refresh()
    assert.isNull(entry.cancelledAt)
  })

  test('renews a token that is over, and says when the calendar is gone', async ({ assert }) => {
    const { google, sync, connection } = await scene()
    google.expire()
    await sync()
    assert.deepEqual([connection.state, google.seen().length], ['on', 3])
    google.calendars.clear()
    await sync()
    assert.deepEqual([connection.state, connection.problem], ['lost', 'lost'])
  })

  test('undoes what the last sync changed on both sides, and pauses', async ({ assert }) => {
    const { google, sync, connection, entry, who, activity, workspace } = await scene()
    await sync()
    google.write({ id: google.find('Actividad: Llamar').id, ...hours('2026-12-06', '08:15', '09:00') })
    google.write({ summary: 'Dentista', ...hours('2026-12-03', '10:00', '11:00') })
    google.remove(google.find('Junta').id)
    await sync()
    const run = await db.from('google_runs').where('connection_id', connection.id).orderBy('id', 'desc').firstOrFail()
    await new ManageConnection().undo(who, Number(run.id))
    await sync()
    await Promise.all([entry.refresh(), activity.refresh()])
    assert.deepEqual([entry.cancelledAt, activity.dueOn, activity.dueTime], [null, '2026-12-02', '12:00'])
    assert.isNotNull((await CalendarEntry.in(workspace).where('title', 'Dentista').firstOrFail()).cancelledAt)
    assert.deepEqual([connection.state, connection.dueAt], ['paused', null])
    await assert.rejects(() => new ManageConnection().undo(who, Number(run.id)))
    await new ManageConnection().sync(who)
    await sync()
    await sync()
    assert.sameMembers(
      google.seen().map(({ summary }) => summary),
      ['Junta', 'Actividad: Llamar', 'Plazo: Amparo']
    )
  })

  test('undoes what was written at Google too', async ({ assert }) => {
    const { google, sync, connection, who } = await scene()
    await sync()
    const run = await db.from('google_runs').where('connection_id', connection.id).firstOrFail()
    await new ManageConnection().undo(who, Number(run.id))
    await sync()
    assert.lengthOf(google.seen(), 0)
    await new ManageConnection().sync(who)
    await sync()
    assert.lengthOf(google.seen(), 3)
  })
})

test.group('Google Calendar, killed', (group) => {
  let google: GoogleCalendarStandIn
  group.each.setup(async () => {
    await emptyDatabase()
    clock.freeze(NOW)
    google = await GoogleCalendarStandIn.start()
    Object.assign(process.env, google.environment())
    return async () => {
      for (const name of Object.keys(google.environment())) delete process.env[name]
      await google.stop()
      clock.restore()
      await emptyDatabase()
    }
  })

  test('ends the same, killed at any statement', async ({ assert }) => {
    const { owner, workspace } = await office()
    await entryOf(owner, workspace, { title: 'Junta' })
    const connection = await connectedTo(google, owner, workspace)
    google.write({ summary: 'Dentista', ...hours('2026-12-03', '10:00', '11:00') })
    for (const dieAt of [16, 30, 40]) await runRecurringTask('google_calendar.sync', NOW, dieAt)
    await db.from('google_connections').where('id', connection.id).update({ due_at: '2026-11-23 17:00:00.000' })
    await runRecurringTask('google_calendar.sync', NOW)
    assert.sameMembers(
      google.seen().map(({ summary }) => summary),
      ['Junta', 'Dentista']
    )
    const entries = await db.from('calendar_entries').whereNull('cancelled_at')
    assert.sameMembers(
      entries.map(({ title }) => title),
      ['Junta', 'Dentista']
    )
    assert.lengthOf(await db.from('google_items'), 2)
  }).timeout(360_000)
})
