import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { PreviewSync } from '#app/google_calendar/actions/preview_sync'
import { GoogleApi } from '#app/google_calendar/client/google_api'
import { GoogleGrants } from '#app/google_calendar/client/google_grants'
import type GoogleConnection from '#app/google_calendar/models/google_connection'
import GoogleItem from '#app/google_calendar/models/google_item'
import { personOfConnection } from '#app/google_calendar/queries/person_of'
import { readingsOf } from '#tests/helpers/queries'
import { hours, scene } from './google_scene.js'

const MANY = 450
const PART = 200

/** Remembers many events that were, and some of which nothing is in Foja any more. */
async function rememberMany({ id: connectionId }: GoogleConnection, gone = 0): Promise<void> {
  const old = { summary: 'Antes', when: '2026-01-05/2026-01-05', description: null, place: null, alarms: [] }
  const coming = { ...old, summary: 'Borrado', when: '2026-12-05/2026-12-05' }
  const rows = Array.from({ length: MANY }, (_, place) => ({
    ...{ connection_id: connectionId, item: `event-${9_000 + place}`, event_id: `old${place}`, state: 'live' },
    ...{ etag: `"${place}"`, base: JSON.stringify(place < gone ? coming : old) },
    ...{ created_at: toSqlInstant(clock.now()), updated_at: toSqlInstant(clock.now()) },
  }))
  for (let first = 0; first < MANY; first += 50)
    await db.table('google_items').multiInsert(rows.slice(first, first + 50))
}

test.group('What is remembered of Google Calendar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    return () => clock.restore()
  })

  test('is read a part at a time, and whole only where it may have to be written', async ({ assert }) => {
    const { google, sync, connection } = await scene()
    await sync()
    const few = await readingsOf('google_items', sync)
    await rememberMany(connection)
    const many = await readingsOf('google_items', sync)
    assert.isAtMost(Math.max(...many.map(({ rows }) => rows)), PART)
    assert.isAtMost(many.length - few.length, 2 * Math.ceil(MANY / PART))
    for (const summary of ['Uno', 'Dos', 'Tres']) google.write({ summary, ...hours('2026-12-03', '10:00', '11:00') })
    const three = await readingsOf('google_items', sync)
    assert.isAtMost(Math.max(...three.map(({ rows }) => rows)), PART)
    assert.isAtMost(three.length - many.length, 3 * 2)
  })

  test('is found by its event, however much there is', async ({ assert }) => {
    const { google, sync, connection, entry } = await scene()
    await rememberMany(connection)
    await sync()
    clock.advance({ seconds: 60 })
    google.write({ id: google.find('Junta').id, summary: 'Junta larga' })
    await sync()
    await entry.refresh()
    assert.equal(entry.title, 'Junta larga')
  })

  test('is looked for page by page after a whole reading, and sent again where it is missing', async ({ assert }) => {
    const { google, sync, connection, entry } = await scene()
    await rememberMany(connection)
    await sync()
    google.calendar().events.clear()
    google.oldest = google.calendar().change + 1
    const readings = await readingsOf('google_items', sync)
    assert.isAtMost(Math.max(...readings.map(({ rows }) => rows)), PART)
    assert.sameMembers(
      google.seen().map(({ summary }) => summary),
      ['Junta', 'Actividad: Llamar', 'Plazo: Amparo']
    )
    await entry.refresh()
    assert.isNull(entry.cancelledAt)
  })

  test('is deleted at Google to the last, some at each turn, when it is gone in Foja', async ({ assert }) => {
    const { google, sync, connection } = await scene()
    await sync()
    const gone = PART + 10
    await rememberMany(connection, gone)
    for (let place = 0; place < gone; place++)
      google.write({
        id: `old${place}`,
        summary: 'Borrado',
        start: { date: '2026-12-05' },
        end: { date: '2026-12-06' },
      })
    const identity = (await personOfConnection(connection))!
    const preview = await new PreviewSync(new GoogleApi(google.fetch), new GoogleGrants(google.fetch)).handle(
      connection,
      identity
    )
    assert.lengthOf(preview.lines, PART)
    await sync()
    assert.isAtMost(connection.dueAt!.toMillis(), clock.now().toMillis())
    for (let turn = 0; turn < 3; turn++) await sync()
    assert.lengthOf(
      await GoogleItem.query().where({ connection_id: connection.id, state: 'live' }).whereNotNull('base'),
      MANY - gone + 3
    )
    assert.sameMembers(
      google.seen().map(({ summary }) => summary),
      ['Junta', 'Actividad: Llamar', 'Plazo: Amparo']
    )
  })
})
