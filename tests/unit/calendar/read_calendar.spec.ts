import { test } from '@japa/runner'
import { UnreadableFile } from '#app/deadlines/calendar_files/rows'
import { readCalendar } from '#app/calendar/ics/read_calendar'
import { writeSubscription } from '#app/calendar/ics/write_subscription'
import { zoneNamed } from '#app/calendar/ics/zones'
import { DateTime } from 'luxon'

const zones = { own: 'America/Mexico_City', floating: null as string | null }

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@x', 'SUMMARY:Cita', ...lines, 'END:VEVENT'].join('\r\n')
const file = (...parts: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n')

const read = (text: string, floating: string | null = null) => readCalendar(text, { ...zones, floating })

/** The only event of a file. */
async function only(text: string, floating: string | null = null) {
  const { events, leftOut } = await read(text, floating)
  if (events.length !== 1) throw new Error(JSON.stringify(leftOut))
  return events[0]!
}

/** When the only event of a file is, on the clocks of its zone. */
async function times(lines: string[], floating: string | null = null) {
  const { firstDay, lastDay, startTime, endTime, timeZone } = (await only(file(event(...lines)), floating)).fields
  return [firstDay, startTime, lastDay, endTime, timeZone]
}

/** Why the only event of a file is left out. */
async function problemOf(...lines: string[]) {
  const { events, leftOut } = await read(file(event(...lines)))
  return events.length === 0 && leftOut.length === 1 ? leftOut[0]!.problem : null
}

/** Why a file cannot be read at all. */
async function refusal(text: string, elapsed?: () => number) {
  try {
    await readCalendar(text, zones, elapsed)
    return null
  } catch (error) {
    if (error instanceof UnreadableFile) return error.problem
    throw error
  }
}

const START = 'DTSTART:20261201T160000Z'

test.group('Events of a file', () => {
  test('have whole days with an end that is not one of them', async ({ assert }) => {
    const day = (...lines: string[]) => times(lines)
    const one = ['2026-12-01', null, '2026-12-01', null, 'America/Mexico_City']
    assert.deepEqual(await day('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202'), one)
    assert.deepEqual(await day('DTSTART;VALUE=DATE:20261201'), one)
    assert.deepEqual(await day('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201'), one)
    assert.deepEqual((await day('DTSTART;VALUE=DATE:20261201', 'DURATION:P2D'))[2], '2026-12-02')
  })

  test('have hours in UTC, in a zone, or in the one that is said for those without', async ({ assert }) => {
    const hours = ['2026-12-01', '10:00', '2026-12-01', '11:30']
    assert.deepEqual(await times([START, 'DTEND:20261201T173000Z']), [...hours, 'America/Mexico_City'])
    const tijuana = ['DTSTART;TZID=America/Tijuana:20261201T100000', 'DTEND;TZID=America/Tijuana:20261201T113000']
    assert.deepEqual(await times(tijuana), [...hours, 'America/Tijuana'])
    const outlook = ['DTSTART;TZID="Pacific Standard Time (Mexico)":20261201T100000', 'DTEND:20261201T193000Z']
    assert.deepEqual(await times(outlook), [...hours, 'America/Tijuana'])
    const floating = ['DTSTART:20261201T100000', 'DURATION:PT90M']
    assert.deepEqual(await times(floating, 'America/Cancun'), [...hours, 'America/Cancun'])
    assert.equal(await problemOf(...floating), 'no_zone')
    assert.deepEqual((await times([START]))[3], '11:00')
  })

  test('are left out when their time makes no sense', async ({ assert }) => {
    assert.equal(await problemOf(), 'no_start')
    assert.equal(await problemOf('DTSTART;VALUE=DATE:20260230'), 'no_such_day')
    assert.equal(await problemOf(START, 'DTEND:20261201T150000Z'), 'ends_before_it_begins')
    assert.equal(await problemOf('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261130'), 'ends_before_it_begins')
    assert.equal(await problemOf(START, 'DURATION:-PT1H'), 'ends_before_it_begins')
    assert.equal(await problemOf('DTSTART;TZID=Marte/Olimpo:20261201T100000'), 'unknown_zone')
    assert.equal(await problemOf('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20281201'), 'too_long')
    assert.equal(await problemOf('DTSTART:mañana'), 'no_such_day')
    for (const duration of ['P99999999999D', `P${'9'.repeat(400)}D`, 'P367D']) {
      assert.equal(await problemOf(START, `DURATION:${duration}`), 'too_long')
      assert.equal(await problemOf('DTSTART;VALUE=DATE:20261201', `DURATION:${duration}`), 'too_long')
    }
    assert.equal(await problemOf(START, 'DURATION:mucho'), 'unreadable')
    assert.equal(await problemOf(START, 'BEGIN:VALARM', 'TRIGGER:mucho', 'END:VALARM'), 'unreadable')
    assert.equal((await times(['DTSTART;VALUE=DATE:20261201', 'DURATION:P366D']))[2], '2027-12-01')
  })

  test('come again as their rule says, on the days of their zone, with exceptions', async ({ assert }) => {
    const rule = (text: string) =>
      only(
        file(
          event(
            'DTSTART;TZID=America/Tijuana:20261201T200000',
            'DTEND;TZID=America/Tijuana:20261201T210000',
            `RRULE:${text}`
          )
        )
      ).then(({ fields }) => fields.repetition)
    const daily = { rhythm: 'daily', interval: 1, weekdays: [], monthlyBy: 'date' }
    assert.deepEqual(await rule('FREQ=DAILY;COUNT=3'), { ...daily, untilOn: null, count: 3 } as never)
    const until = (day: string) => ({ ...daily, untilOn: day, count: null }) as never
    assert.deepEqual(await rule('FREQ=DAILY;UNTIL=20261205T040000Z'), until('2026-12-04'))
    assert.deepEqual(await rule('FREQ=DAILY;UNTIL=20261205T035959Z'), until('2026-12-03'))
    const lines = ['DTSTART;TZID=America/Tijuana:20261201T200000', 'RRULE:FREQ=DAILY;COUNT=3']
    const { exceptions } = await only(file(event(...lines, 'EXDATE:20261203T040000Z')))
    assert.deepEqual(exceptions, ['2026-12-02'])
  })

  test('end within five years and 500 times when their rule has no end', async ({ assert }) => {
    const { fields } = await only(file(event(START, 'RRULE:FREQ=DAILY')))
    assert.equal(fields.repetition!.untilOn, '2028-04-13')
    const yearly = await only(file(event(START, 'RRULE:FREQ=YEARLY')))
    assert.equal(yearly.fields.repetition!.untilOn, '2031-12-01')
  })

  test('are left out when their rule says more than an event here may', async ({ assert }) => {
    for (const rule of [
      'FREQ=SECONDLY',
      'FREQ=DAILY;BYHOUR=1,2,3',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;BYSETPOS=-1',
      'nada',
    ])
      assert.match(String(await problemOf(START, `RRULE:${rule}`)), /^(rule|unreadable)$/, rule)
    assert.equal(await problemOf(START, 'RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=2'), 'rule')
    assert.equal(await problemOf(START, 'RDATE:20261203T160000Z'), 'rule')
    const all = ['RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261201T160000Z', 'EXDATE:20261202T160000Z']
    assert.equal(await problemOf(START, ...all), 'nothing_left')
  })

  test('replace a repetition of another, which does not take place then', async ({ assert }) => {
    const series = event(START, 'RRULE:FREQ=DAILY;COUNT=3')
    const moved = event('DTSTART:20261202T180000Z', 'RECURRENCE-ID:20261202T160000Z', 'SEQUENCE:1')
    const off = event('DTSTART:20261203T160000Z', 'RECURRENCE-ID:20261203T160000Z', 'STATUS:CANCELLED')
    const { events } = await read(file(series, moved, off))
    assert.deepEqual(
      events.map(({ uid, exceptions, isCancelled }) => [uid, exceptions, isCancelled]),
      [
        ['a@x', ['2026-12-02', '2026-12-03'], false],
        ['a@x#2026-12-02', [], false],
        ['a@x#2026-12-03', [], true],
      ]
    )
  })

  test('replace the day that a repetition has on the clocks of the other', async ({ assert }) => {
    const series = event('DTSTART;TZID=America/Tijuana:20261201T233000', 'RRULE:FREQ=DAILY;COUNT=3')
    const replaced = 'RECURRENCE-ID;TZID=America/Tijuana:20261202T233000'
    const moved = event('DTSTART;TZID=America/Mexico_City:20261203T100000', replaced)
    for (const parts of [
      [series, moved],
      [moved, series],
    ]) {
      const { events } = await read(file(...parts))
      const byName = Object.fromEntries(events.map(({ uid, exceptions }) => [uid, exceptions]))
      assert.deepEqual(byName, { 'a@x': ['2026-12-02'], 'a@x#2026-12-02': [] })
    }
  })

  test('are taken once, in their latest version', async ({ assert }) => {
    const { events, leftOut } = await read(
      file(event(START, 'SEQUENCE:1'), event('DTSTART:20261202T160000Z', 'SEQUENCE:2'))
    )
    assert.deepEqual(
      events.map(({ fields }) => fields.firstDay),
      ['2026-12-02']
    )
    assert.deepEqual(leftOut, [{ line: 3, title: 'Cita', problem: 'twice' }])
  })

  test('have a version that fits its column', async ({ assert }) => {
    assert.equal((await only(file(event(START, 'SEQUENCE:99999999999')))).sequence, 2_147_483_647)
  })

  test('keep what they say, cut to what fits, without who is invited', async ({ assert }) => {
    const lines = [
      `DESCRIPTION:uno\\ndos\\, tres ${'x'.repeat(3_000)}`,
      'LOCATION:Sala\\; 4',
      'URL:https://ejemplo.test/a',
      'CLASS:PRIVATE',
      'ATTENDEE;CN=Rosa:mailto:rosa@ejemplo.test',
      'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT30M\r\nEND:VALARM',
    ]
    const { fields } = await only(file(event(START, ...lines)))
    assert.deepInclude(fields, { title: 'Cita', place: 'Sala; 4', link: 'https://ejemplo.test/a', isPrivate: true })
    assert.deepInclude(fields, { reminderMinutes: 30, peopleIds: [] })
    assert.match(fields.notes!, /^uno\ndos, tres x+$/)
    assert.lengthOf(fields.notes!, 2_000)
    assert.isNull((await only(file(event(START, 'URL:javascript:alert(1)')))).fields.link)
  })

  test('keep nothing that the form of an event refuses', async ({ assert }) => {
    const wordsOf = async (summary: string, ...lines: string[]) =>
      await only(file(['BEGIN:VEVENT', 'UID:\u200B', `SUMMARY:${summary}`, START, ...lines, 'END:VEVENT'].join('\r\n')))
    const unseen = await wordsOf('\u200B', 'LOCATION:\u200B', 'URL:https://ana:clave@ejemplo.test/a')
    assert.deepInclude(unseen.fields, { title: '', place: null, link: null })
    assert.match(unseen.uid, /^[0-9a-f]{64}@file$/)
    const turned = await wordsOf('uno\u202Edos', 'URL:https://ejemplo.test/a')
    assert.deepInclude(turned.fields, { title: 'uno dos', link: 'https://ejemplo.test/a' })
    assert.equal((await wordsOf(`${'\u200B'.repeat(200)}x`)).fields.title, '')
  })

  test('have the same name each time when they say none', async ({ assert }) => {
    const nameless = (stamp: string) =>
      file(['BEGIN:VEVENT', `DTSTAMP:${stamp}`, START, 'SUMMARY:Cita', 'END:VEVENT'].join('\r\n'))
    const [one, other] = [await only(nameless('20261101T000000Z')), await only(nameless('20261102T000000Z'))]
    assert.equal(one.uid, other.uid)
    assert.match(one.uid, /^[0-9a-f]{64}@file$/)
  })

  test('stand apart from tasks and zones, each with its line', async ({ assert }) => {
    const task = 'BEGIN:VTODO\r\nUID:t\r\nSUMMARY:Tarea\r\nEND:VTODO'
    const zone = 'BEGIN:VTIMEZONE\r\nTZID:X\r\nBEGIN:STANDARD\r\nEND:STANDARD\r\nEND:VTIMEZONE'
    const { events, leftOut } = await read(file(zone, task, event(START)))
    assert.lengthOf(events, 1)
    assert.deepEqual(leftOut, [{ line: 8, title: 'Tarea', problem: 'no_event', values: {} }])
    assert.equal(events[0]!.line, 12)
  })

  test('come back as a subscription wrote them', async ({ assert }) => {
    const startsAt = DateTime.fromISO('2026-12-01T16:00:00Z')
    const item = {
      uid: 'u',
      sequence: 2,
      changedAt: startsAt,
      isCancelled: false,
      summary: 'Ñandú; «a», b',
      place: null,
    }
    const when = { startsAt, endsAt: startsAt.plus({ hours: 1 }) }
    const text = writeSubscription('Foja', [
      { ...item, when, description: 'á'.repeat(200), link: null, isPrivate: false, alarms: [90] },
    ])
    const { fields, sequence } = await only(text)
    assert.deepInclude(fields, { title: item.summary, notes: 'á'.repeat(200), startTime: '10:00', reminderMinutes: 90 })
    assert.equal(sequence, 2)
  })
})

test.group('Files of events', () => {
  test('are refused when they are no calendar', async ({ assert }) => {
    for (const text of ['', 'hola', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR'])
      assert.match(String(await refusal(text)), /^no_(ics|events)$/, text)
    assert.equal(await refusal(file()), 'no_events')
    assert.equal(await refusal(file('BEGIN:VEVENT')), 'no_ics')
  })

  test('are refused when they are larger, deeper or longer than any calendar', async ({ assert }) => {
    assert.equal(await refusal(file(event(START, `DESCRIPTION:${'x'.repeat(70_000)}`))), 'long_line')
    assert.equal(await refusal(file(event(START, `DESCRIPTION:${'x\r\n '.repeat(70_000)}`))), 'long_line')
    assert.equal(await refusal('x'.repeat(10_000_000)), 'too_large')
    assert.equal(await refusal(file('BEGIN:VEVENT\r\n'.repeat(10_000))), 'too_deep')
    assert.equal(await refusal(file(...Array<string>(2_001).fill('BEGIN:VEVENT\r\nEND:VEVENT'))), 'too_many')
    assert.equal(await refusal(file(event(START, ...Array<string>(2_001).fill('COMMENT:x')))), 'too_many')
  })

  test('are given up when reading takes longer than five seconds', async ({ assert }) => {
    let now = 0
    assert.equal(await refusal(file(event(START), event(START)), () => (now += 3_000)), 'too_slow')
  })

  test('are read with line breaks of any kind and a mark of their encoding', async ({ assert }) => {
    const text = file(event(START, 'LOCATION:Sala\r\n  4'))
    assert.equal((await only(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).fields.place, 'Sala 4')
  })

  test('name zones of IANA and of Windows, also behind the address of a registry', ({ assert }) => {
    assert.equal(zoneNamed('/freeassociation.sourceforge.net/America/Hermosillo'), 'America/Hermosillo')
    assert.equal(zoneNamed('Central Standard Time (Mexico)'), 'America/Mexico_City')
    assert.equal(zoneNamed('America/Ciudad_Juarez'), 'America/Ciudad_Juarez')
    assert.isNull(zoneNamed('x'.repeat(1_000)))
    assert.isNull(zoneNamed('Local'))
  })
})
