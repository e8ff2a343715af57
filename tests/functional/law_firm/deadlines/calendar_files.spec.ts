import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { firm } from '#tests/helpers/people'
import { atDesk } from '../matters/desk.js'

const FILE = '/law-firm/settings/calendars/pjf/file'
const CSV = 'desde,hasta,tipo,fundamento\n2027-01-01,,Por ley,DOF\n2027-07-16,2027-07-31,Vacaciones,DOF\n'
const IMPORT = { content: CSV, source: 'DOF 04-01-2027', replace: false }

async function scene(client: ApiClient) {
  const ours = await firm()
  return { ours, desk: await atDesk(client, ours.owner, ours.workspace) }
}

test.group('Calendar files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show what they would bring and store nothing', async ({ client, assert }) => {
    const { desk } = await scene(client)
    const answer = await desk.post(`${FILE}/preview`, { file: Buffer.from(CSV).toString('base64') })
    answer.assertStatus(200)
    assert.deepInclude(answer.body(), { content: CSV, problems: [], newYears: [2027] })
    assert.lengthOf(answer.body().rows, 2)
    const wrong = await desk.post(`${FILE}/preview`, { file: Buffer.from(`${CSV}ayer,,x,y\n`).toString('base64') })
    assert.deepEqual(wrong.body().problems, [{ line: 4, problem: 'no_such_day' }])
    const large = await desk.post(`${FILE}/preview`, { file: Buffer.alloc(1_000_001, 'a').toString('base64') })
    assert.deepEqual(large.body().problems, [{ line: null, problem: 'too_large' }])
    assert.isEmpty(await db.from('calendar_layers'))
  })

  test('bring a whole year with where it was published', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    ;(await desk.submit('post', FILE, IMPORT)).assertStatus(302)
    const pjf = (await loadCalendars(ours.workspace)).get('pjf')!
    assert.equal(pjf.yearData(2027)!.source, 'DOF 04-01-2027')
    assert.lengthOf(pjf.reasonsOn('2027-07-20'), 1)
    assert.isEmpty(pjf.reasonsOn('2027-03-02'))
    const entries = await db.from('audit_entries').where('action', 'authority_calendar.imported')
    assert.lengthOf(entries, 1)
  })

  test('bring a year without any such day', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    const content = 'desde,hasta,tipo\n2027,,Año\n'
    const shown = await desk.post(`${FILE}/preview`, { file: Buffer.from(content).toString('base64') })
    assert.deepInclude(shown.body(), { rows: [], problems: [], newYears: [2027] })
    ;(await desk.submit('post', FILE, { ...IMPORT, content })).assertStatus(302)
    const pjf = (await loadCalendars(ours.workspace)).get('pjf')!
    assert.equal(pjf.yearData(2027)!.source, 'DOF 04-01-2027')
    const file = await desk.get(`${FILE}?format=csv&year=2027`)
    assert.include(file.text(), '2027,,Año,,')
  })

  test('replace what was said of their years only when that is asked for', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    await desk.submit('post', FILE, IMPORT)
    const again = { ...IMPORT, content: 'desde,tipo,fundamento\n2027-07-20,Por acuerdo,DOF\n' }
    const refused = await desk.post(FILE, again)
    refused.assertStatus(422)
    assert.deepEqual(
      refused.body().errors.map(({ field }: { field: string }) => field),
      ['content']
    )
    assert.lengthOf(await db.from('calendar_layer_days'), 2)
    ;(await desk.submit('post', FILE, { ...again, replace: true })).assertStatus(302)
    const pjf = (await loadCalendars(ours.workspace)).get('pjf')!
    assert.deepEqual(
      ['2027-07-20', '2027-07-21'].map((day) => pjf.reasonsOn(day).length),
      [1, 0]
    )
  })

  test('are refused at the field for {why}, and nothing is stored')
    .with([
      {
        why: 'a wrong line',
        change: { content: `${CSV}2027-02-30,,Por ley,DOF\n` },
        at: 'content',
        words: /4.*no existe/,
      },
      { why: 'a rule of repetition', change: { content: bomb() }, at: 'content', words: /se repite/ },
      { why: 'a year without source', change: { source: null }, at: 'source', words: /2027/ },
      {
        why: 'a year of another century',
        change: { content: CSV.replaceAll('2027', '1927') },
        at: 'content',
        words: /2000/,
      },
    ])
    .run(async ({ client, assert }, { change, at, words }) => {
      const { desk } = await scene(client)
      const answer = await desk.post(FILE, { ...IMPORT, ...change })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, at)
      assert.match(answer.body().errors[0].message, words)
      assert.isEmpty(await db.from('calendar_layer_days'))
    })

  test('take two thousand days, in one transaction', async ({ client, assert }) => {
    const { desk } = await scene(client)
    const days = Array.from({ length: 2_000 }, (_, index) => {
      const day = new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10)
      return `${day},Por acuerdo,Acuerdo ${index}`
    })
    const content = `desde,tipo,fundamento\n${days.join('\n')}`
    ;(await desk.submit('post', FILE, { ...IMPORT, content })).assertStatus(302)
    assert.lengthOf(await db.from('calendar_layer_days'), 2_000)
  })

  test('are written with the days as they count, and can be read again', async ({ client, assert }) => {
    const { desk } = await scene(client)
    const csv = await desk.get(`${FILE}?format=csv&year=2026`)
    csv.assertStatus(200)
    csv.assertHeader('content-type', 'text/csv; charset=utf-8')
    assert.match(String(csv.header('content-disposition')), /attachment; filename="pjf-2026-dias-inhabiles.csv"/)
    assert.include(csv.text(), '2026-07-16,2026-07-31,Vacaciones')
    assert.notInclude(csv.text(), '2025-')
    const ics = await desk.get(`${FILE}?format=ics`)
    ics.assertHeader('content-type', 'text/calendar; charset=utf-8')
    assert.include(ics.text(), 'DTSTART;VALUE=DATE:20240716')
    ;(await desk.get(`${FILE}?format=exe`)).assertStatus(422)
    ;(await desk.get('/law-firm/settings/calendars/none/file?format=csv')).assertStatus(404)
  })
})

function bomb(): string {
  const event = [
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;VALUE=DATE:20270101',
    'RRULE:FREQ=SECONDLY',
    'SUMMARY:x',
    'END:VEVENT',
  ]
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR'].join('\r\n')
}
