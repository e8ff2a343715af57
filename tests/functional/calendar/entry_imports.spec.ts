import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { ImportEntries } from '#app/calendar/actions/import_entries'
import { WriteEntry } from '#app/calendar/actions/write_entry'
import { readCalendar } from '#app/calendar/ics/read_calendar'
import { countMails } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { by, noticesOf, office } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'

const event = (uid: string, start: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART${start}`, ...lines, 'END:VEVENT'].join('\r\n')
const file = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')

const MEETING = event('cita@x', ':20261201T160000Z', 'SUMMARY:Cita', 'ATTENDEE:mailto:rosa@ejemplo.test')
const CLASSES = event(
  'curso@x',
  ';VALUE=DATE:20261202',
  'SUMMARY:Curso',
  'RRULE:FREQ=DAILY;COUNT=3',
  'EXDATE;VALUE=DATE:20261203'
)

type Desk = Awaited<ReturnType<typeof atDesk>>

/** Somebody of a firm at work. */
async function atWork(client: ApiClient) {
  const { owner, workspace, lawyer } = await office()
  return { owner, workspace, lawyer, desk: await atDesk(client, owner, workspace) }
}

const take = (desk: Desk, content: string, zone: string | null = null) =>
  desk.submit('post', '/calendar/imports', { content, zone })

/** What a file would bring, as its preview says. */
async function previewOf(desk: Desk, content: string | Buffer, zone: string | null = null) {
  const body = { file: Buffer.from(content).toString('base64'), zone }
  const answer = await desk.submit('post', '/calendar/imports/preview', body).header('accept', 'application/json')
  answer.assertStatus(200)
  const { lines, counts, leftOut, needsZone, problem } = answer.body()
  return {
    lines: lines.map(({ line, does, title, day, time }: Record<string, unknown>) => [line, does, title, day, time]),
    leftOut: leftOut.map(({ line, problem: why }: Record<string, unknown>) => [line, why]),
    ...{ counts, needsZone, problem },
  }
}

const entries = () => db.from('calendar_entries').orderBy('id')

test.group('Import of events', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    return () => clock.restore()
  })

  test('says of which events the address is left out', async ({ client, assert }) => {
    const { desk } = await atWork(client)
    const insecure = event('sala@x', ':20261201T160000Z', 'SUMMARY:Sala', 'URL:http://ejemplo.test/sala')
    const secure = event('otra@x', ':20261201T160000Z', 'SUMMARY:Otra', 'URL:https://ejemplo.test/sala')
    const body = { file: Buffer.from(file(insecure, secure, MEETING)).toString('base64'), zone: null }
    const answer = await desk.submit('post', '/calendar/imports/preview', body).header('accept', 'application/json')
    assert.deepEqual(
      answer.body().lines.map(({ title, isWithoutLink }: Record<string, unknown>) => [title, isWithoutLink]),
      [
        ['Sala', true],
        ['Otra', false],
        ['Cita', false],
      ]
    )
  })

  test('shows what a file would bring, line by line, and stores nothing', async ({ client, assert }) => {
    const { desk } = await atWork(client)
    const odd = event('mala@x', ':20261201T160000Z', 'DTEND:20261201T150000Z')
    assert.deepEqual(await previewOf(desk, file(MEETING, CLASSES, odd)), {
      lines: [
        [3, 'add', 'Cita', '2026-12-01', '10:00'],
        [9, 'add', 'Curso', '2026-12-02', null],
      ],
      leftOut: [[16, 'ends_before_it_begins']],
      ...{ counts: { add: 2, update: 0, cancel: 0 }, needsZone: false, problem: null },
    })
    assert.isEmpty(await entries())
  })

  test('takes the events of a file over once, and writes to nobody', async ({ client, assert }) => {
    const { desk, owner, workspace } = await atWork(client)
    const answer = await take(desk, file(MEETING, CLASSES))
    answer.assertStatus(302)
    assert.equal(answer.header('location'), '/calendar')
    const [meeting, classes] = await entries()
    assert.deepInclude(meeting, { uid: 'cita@x', title: 'Cita', owner_id: owner.id, workspace_id: workspace.id })
    assert.equal(new Date(`${meeting.starts_at}Z`.replace(' ', 'T')).toISOString(), '2026-12-01T16:00:00.000Z')
    assert.deepInclude(classes, { first_day: '2026-12-02', until_day: '2026-12-04', exceptions: '["2026-12-03"]' })
    assert.equal(await countMails(), 0)
    assert.deepEqual((await previewOf(desk, file(MEETING, CLASSES))).leftOut, [
      [3, 'same'],
      [9, 'same'],
    ])
    const again = await take(desk, file(MEETING, CLASSES))
    assert.lengthOf(await entries(), 2)
    again.assertStatus(302)
    assert.isNotEmpty(await db.from('audit_entries').where('action', 'calendar_entry.added'))
  })

  test('updates what has another time, and cancels what is called off', async ({ client, assert }) => {
    const { desk } = await atWork(client)
    await take(desk, file(MEETING, CLASSES))
    const later = event('cita@x', ':20261202T180000Z', 'SUMMARY:Cita', 'SEQUENCE:4')
    const fewer = event(
      'curso@x',
      ';VALUE=DATE:20261202',
      'SUMMARY:Curso',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;VALUE=DATE:20261204'
    )
    assert.deepEqual((await previewOf(desk, file(later, fewer))).counts, { add: 0, update: 2, cancel: 0 })
    await take(desk, file(later, fewer))
    const [meeting, classes] = await entries()
    assert.deepInclude(meeting, { first_day: '2026-12-02', sequence: 4, version: 2 })
    assert.deepInclude(classes, { exceptions: '["2026-12-04"]', until_day: '2026-12-03', sequence: 1 })
    assert.deepEqual((await previewOf(desk, file(later, fewer))).counts, { add: 0, update: 0, cancel: 0 })
    assert.deepEqual((await previewOf(desk, file(MEETING))).leftOut, [[3, 'older']])
    const off = event('cita@x', ':20261202T180000Z', 'STATUS:CANCELLED', 'SEQUENCE:5')
    await take(desk, file(off))
    assert.isNotNull((await entries())[0].cancelled_at)
    assert.deepEqual((await previewOf(desk, file(off, later))).leftOut, [
      [3, 'cancelled'],
      [9, 'twice'],
    ])
    assert.deepEqual((await previewOf(desk, file(later))).leftOut, [[3, 'cancelled_here']])
  })

  test('tells those who attend of what does not take place any more', async ({ client, assert }) => {
    const { desk, owner, workspace, lawyer } = await atWork(client)
    await take(desk, file(CLASSES))
    const [{ id }] = await entries()
    await db.table('calendar_entry_people').insert({ workspace_id: workspace.id, entry_id: id, user_id: lawyer.id })
    const fewer = CLASSES.replace('EXDATE;VALUE=DATE:20261203', 'EXDATE;VALUE=DATE:20261203,20261204')
    await take(desk, file(fewer.replace('SUMMARY:Curso', 'SUMMARY:Curso\r\nDESCRIPTION:Aula 2')))
    const [classes] = await entries()
    assert.deepInclude(classes, { exceptions: '["2026-12-03","2026-12-04"]', until_day: '2026-12-02' })
    assert.deepInclude(classes, { sequence: 1, version: 2 })
    assert.deepEqual(
      (await noticesOf(lawyer)).map(({ kind }) => kind),
      ['entry_changed']
    )
    assert.isEmpty(await noticesOf(owner))
  })

  test('keeps no exceptions that are no repetitions, and knows the event again', async ({ client, assert }) => {
    const { desk } = await atWork(client)
    const strays = ['EXDATE;VALUE=DATE:20261203,20261225', 'RRULE:FREQ=DAILY;COUNT=3']
    const once = event('una@x', ';VALUE=DATE:20261202', 'SUMMARY:Una', 'EXDATE;VALUE=DATE:20261203')
    const series = event('curso@x', ';VALUE=DATE:20261202', 'SUMMARY:Curso', ...strays)
    const moved = event('curso@x', ';VALUE=DATE:20261230', 'SUMMARY:Curso', 'RECURRENCE-ID;VALUE=DATE:20261229')
    const content = file(once, series, moved)
    await take(desk, content)
    assert.deepEqual(
      (await entries()).map(({ title, exceptions }) => [title, exceptions]),
      [
        ['Una', '[]'],
        ['Curso', '["2026-12-03"]'],
        ['Curso', '[]'],
      ]
    )
    assert.deepEqual(
      (await previewOf(desk, content)).leftOut.map(([, why]: unknown[]) => why),
      ['same', 'same', 'same']
    )
  })

  test('names what has no title, and reads a file of two thousand events', async ({ client, assert }) => {
    const { desk } = await atWork(client)
    const day = (n: number) =>
      `;VALUE=DATE:2027${String(1 + (n % 12)).padStart(2, '0')}${String(1 + (n % 28)).padStart(2, '0')}`
    const many = Array.from({ length: 2_000 }, (_, n) => event(`${n}@x`, day(n)))
    assert.deepEqual((await previewOf(desk, file(...many))).counts, { add: 2_000, update: 0, cancel: 0 })
    await take(desk, file(...many.slice(0, 50)))
    const stored = await entries()
    assert.lengthOf(stored, 50)
    assert.equal(stored[0].title, 'Sin título')
    assert.deepEqual((await previewOf(desk, file(...many))).counts, { add: 1_950, update: 0, cancel: 0 })
    const unseen = event('invisible@x', ':20261201T160000Z', 'SUMMARY:\u200B')
    const { lines } = await previewOf(desk, file(unseen))
    assert.deepEqual(lines, [[3, 'add', 'Sin título', '2026-12-01', '10:00']])
  })

  test('asks for the zone of times that say none', async ({ client, assert }) => {
    const { desk } = await atWork(client)
    const floating = file(event('sin@x', ':20261201T100000', 'SUMMARY:Sin zona'))
    const asked = await previewOf(desk, floating)
    assert.deepEqual([asked.needsZone, asked.leftOut], [true, [[3, 'no_zone']]])
    const said = await previewOf(desk, floating, 'America/Tijuana')
    assert.deepEqual(said.lines, [[3, 'add', 'Sin zona', '2026-12-01', '10:00']])
    await take(desk, floating, 'America/Tijuana')
    const [entry] = await entries()
    assert.equal(entry.time_zone, 'America/Tijuana')
    assert.match(String(entry.starts_at), /18:00/)
    const wrong = await desk
      .submit('post', '/calendar/imports/preview', { file: 'eA==', zone: 'Marte/Olimpo' })
      .header('accept', 'application/json')
      .header('x-inertia', '')
    assert.equal(wrong.body().errors[0].field, 'zone')
  })

  test('refuses an unreadable file, and one without a usable event', async ({ client, assert }) => {
    const { desk } = await atWork(client)
    assert.equal((await previewOf(desk, 'hola')).problem, 'no_ics')
    assert.equal((await previewOf(desk, Buffer.from([255, 254, 0, 1]))).problem, 'no_ics')
    assert.equal(
      (await previewOf(desk, file(event('a@x', ':20261201T160000Z', `SUMMARY:${'x'.repeat(70_000)}`)))).problem,
      'long_line'
    )
    for (const content of ['hola', file(event('a@x', ':20261201T100000'))]) {
      const answer = await take(desk, content).header('accept', 'application/json').header('x-inertia', '')
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'content')
    }
    assert.isEmpty(await entries())
  })

  test('takes all events of a file or none', async ({ assert, cleanup }) => {
    const { owner, workspace } = await office()
    const { write } = WriteEntry.prototype
    cleanup(() => void Object.assign(WriteEntry.prototype, { write }))
    let written = 0
    Object.assign(WriteEntry.prototype, {
      write(this: WriteEntry, ...given: Parameters<typeof write>) {
        if (++written === 2) throw new Error('the disk is full')
        return write.apply(this, given)
      },
    })
    const calendar = await readCalendar(file(MEETING, CLASSES), { own: 'America/Mexico_City', floating: null })
    await assert.rejects(() => new ImportEntries().handle(by(owner), workspace, calendar), 'the disk is full')
    assert.equal(written, 2)
    assert.isEmpty(await entries())
    assert.isEmpty(await db.from('audit_entries').where('action', 'calendar_entry.added'))
  })

  test('keeps the calendars of colleagues apart, and admits nobody without a firm', async ({ client, assert }) => {
    const { desk, lawyer, workspace } = await atWork(client)
    await take(desk, file(MEETING))
    const other = await atDesk(client, lawyer, workspace)
    assert.deepEqual((await previewOf(other, file(MEETING))).counts, { add: 1, update: 0, cancel: 0 })
    await take(other, file(MEETING))
    assert.lengthOf(await entries(), 2)
    const outsider = await atDesk(client, await person({ type: 'client' }))
    const answer = await take(outsider, file(MEETING))
    assert.notEqual(answer.status(), 200)
    assert.lengthOf(await entries(), 2)
  })
})
