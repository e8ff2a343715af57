import testUtils from '@adonisjs/core/services/test_utils'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import CalendarsChanged from '#app/deadlines/events/calendars_changed'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'

const LIST = '/law-firm/settings/calendars'
const PJF = `${LIST}/pjf`
const DAY = { from: '2026-06-04', to: null, counts: false, kind: 'closure', basis: 'Acuerdo 3/2026', reason: null }
const props = (answer: ApiResponse) => answer.body().props

async function scene(client: ApiClient) {
  const ours = await firm()
  const desk = await atDesk(client, ours.owner, ours.workspace)
  const reasonsOn = async (day: string, key = 'pjf') =>
    (await loadCalendars(ours.workspace))
      .get(key)!
      .reasonsOn(day)
      .map(({ basis }) => basis)
  const view = async (year = 2026, key = 'pjf') => props(await desk.visit(`${LIST}/${key}?year=${year}`))
  return { ours, desk, reasonsOn, view }
}

/** The answer refuses one field, in words that match. */
function refused(answer: ApiResponse, at: string, words = /./) {
  answer.assertStatus(422)
  const [error, ...others] = answer.body().errors as { field: string; message: string }[]
  if (error?.field !== at || others.length > 0 || !words.test(error.message))
    throw new Error(`refused otherwise: ${JSON.stringify(answer.body())}`)
}

const entriesOf = (action: string) => db.from('audit_entries').where('action', `authority_calendar.${action}`)

test.group('Calendars of a firm, on their pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('are listed with their years and what should be seen to', async ({ client, assert }) => {
    clock.freeze('2026-11-23T18:00:00Z')
    const { desk } = await scene(client)
    const { calendars, can } = props(await desk.visit(LIST))
    const pjf = calendars.find(({ key }: { key: string }) => key === 'pjf')
    assert.deepInclude(pjf, { origin: 'shipped', warnings: ['next_year_missing', 'unverified'] })
    assert.deepEqual(
      pjf.years.map(({ year }: { year: number }) => year),
      [2024, 2025, 2026]
    )
    assert.isNull(calendars.find(({ key }: { key: string }) => key === 'la19').years)
    assert.isTrue(can.edit)
  })

  test('get days of the firm, which its computations leave out', async ({ client, assert }) => {
    const { ours, desk, reasonsOn, view } = await scene(client)
    const heard: unknown[] = []
    const listen = ({ workspaceId, keys }: CalendarsChanged) => void heard.push([workspaceId, keys])
    emitter.on(CalendarsChanged, listen)
    const answer = await desk.submit('post', `${PJF}/days`, { ...DAY, to: '2026-06-05', reason: 'Falla eléctrica' })
    emitter.off(CalendarsChanged, listen)
    answer.assertStatus(302)
    assert.deepEqual(await reasonsOn('2026-06-05'), ['Acuerdo 3/2026. Falla eléctrica'])
    const { own, known, below } = await view()
    assert.deepInclude(own.days[0], {
      from: '2026-06-04',
      to: '2026-06-05',
      addedBy: ours.owner.name,
      verifiedBy: null,
    })
    assert.isFalse(own.year.isWhole)
    assert.isTrue(known.ranges.some(({ from }: { from: string }) => from === '2026-06-04'))
    assert.isFalse(below.ranges.some(({ from }: { from: string }) => from === '2026-06-04'))
    assert.deepEqual(heard, [[ours.workspace.id, ['pjf']]])
    const [entry] = await entriesOf('days_added')
    assert.equal(entry.workspace_id, ours.workspace.id)
    assert.include(entry.after, 'Falla eléctrica')
  })

  test('open days that are closed, for a reason', async ({ client, assert }) => {
    const { desk, reasonsOn } = await scene(client)
    const opening = { ...DAY, from: '2026-07-20', counts: true, kind: null, basis: null, reason: 'Guardia' }
    ;(await desk.submit('post', `${PJF}/days`, opening)).assertStatus(302)
    assert.deepEqual(await reasonsOn('2026-07-20'), [])
    assert.lengthOf(await reasonsOn('2026-07-21'), 1)
    refused(await desk.post(`${PJF}/days`, { ...opening, from: '2026-06-04' }), 'from')
    refused(await desk.post(`${PJF}/days`, { ...opening, from: '2026-07-22', reason: null }), 'reason')
  })

  test('refuse {why} at its field, and keep nothing')
    .with([
      { why: 'an inverted range', change: { from: '2026-06-05', to: '2026-06-04' }, at: 'to' },
      { why: 'a day that does not exist', change: { from: '2026-02-30' }, at: 'from' },
      { why: 'days of two years', change: { from: '2026-12-30', to: '2027-01-02' }, at: 'from' },
      { why: 'a year that is not loaded', change: { from: '2027-01-04' }, at: 'from' },
      { why: 'an unknown kind', change: { kind: 'holiday' }, at: 'kind' },
      { why: 'days without kind', change: { kind: null }, at: 'kind' },
      { why: 'days without source', change: { basis: null }, at: 'basis' },
    ])
    .run(async ({ client, assert }, { change, at }) => {
      const { desk } = await scene(client)
      refused(await desk.post(`${PJF}/days`, { ...DAY, ...change }), at)
      assert.isEmpty(await db.from('calendar_layer_days'))
      assert.isEmpty(await entriesOf('days_added'))
    })

  test('refuse days that overlap those of the firm, and name them', async ({ client }) => {
    const { desk } = await scene(client)
    await desk.submit('post', `${PJF}/days`, { ...DAY, to: '2026-06-10' })
    refused(await desk.post(`${PJF}/days`, { ...DAY, from: '2026-06-09' }), 'from', /2026-06-04.*2026-06-10/)
  })

  test('change and lose days again', async ({ client, assert }) => {
    const { desk, reasonsOn, view } = await scene(client)
    await desk.submit('post', `${PJF}/days`, DAY)
    const [{ id }] = (await view()).own.days
    await desk.submit('post', `${PJF}/days/${id}/verification`, {})
    assert.isNotNull((await view()).own.days[0].verifiedBy)
    ;(await desk.submit('put', `${PJF}/days/${id}`, { ...DAY, to: '2026-06-05' })).assertStatus(303)
    assert.isNull((await view()).own.days[0].verifiedBy)
    assert.lengthOf(await reasonsOn('2026-06-05'), 1)
    ;(await desk.submit('delete', `${PJF}/days/${id}`, {})).assertStatus(303)
    assert.isEmpty(await reasonsOn('2026-06-05'))
    assert.lengthOf(await entriesOf('days_edited'), 1)
    assert.lengthOf(await entriesOf('days_removed'), 1)
  })

  test('get whole years, which only one can hold', async ({ client, assert }) => {
    const { desk, reasonsOn, view } = await scene(client)
    const year = { year: 2027, source: 'DOF 04-01-2027' }
    ;(await desk.submit('post', `${PJF}/years`, year)).assertStatus(302)
    assert.isEmpty(await reasonsOn('2027-03-01'))
    assert.equal((await view(2027)).known.source, 'DOF 04-01-2027')
    refused(await desk.post(`${PJF}/years`, year), 'year')
    refused(await desk.post(`${PJF}/years`, { ...year, year: 2026 }), 'year')
    refused(await desk.post(`${PJF}/years`, { ...year, year: 1492 }), 'year')
    ;(await desk.submit('put', `${PJF}/years/2027`, { source: 'DOF 05-01-2027' })).assertStatus(303)
    assert.equal((await view(2027)).known.source, 'DOF 05-01-2027')
    ;(await desk.submit('delete', `${PJF}/years/2027`, {})).assertStatus(303)
    assert.isNull((await view(2027)).known)
  })

  test('are verified year by year, until a day changes', async ({ client, assert }) => {
    const { ours, desk, view } = await scene(client)
    ;(await desk.submit('post', `${PJF}/years/2026/verification`, {})).assertStatus(302)
    assert.equal((await view()).known.verifiedBy, ours.owner.name)
    await desk.submit('post', `${PJF}/days`, DAY)
    assert.isNull((await view()).known.verifiedBy)
    await desk.submit('post', `${PJF}/years/2026/verification`, {})
    assert.equal((await view()).known.verifiedBy, ours.owner.name)
    ;(await desk.submit('delete', `${PJF}/years/2026/verification`, {})).assertStatus(303)
    assert.isNull((await view()).known.verifiedBy)
    ;(await desk.submit('post', `${PJF}/years/2029/verification`, {})).assertStatus(404)
  })

  test('are made for an authority that has none', async ({ client, assert }) => {
    const { desk, reasonsOn, view } = await scene(client)
    const own = { name: 'Tribunal Superior de Justicia de Jalisco', weekly: [7, 6] }
    const made = await desk.submit('post', LIST, own)
    const address = String(made.header('location'))
    const key = address.split('/').at(-1)!
    assert.equal(key, 'own-tribunal-superior-de-justicia-de-jalisco')
    await desk.submit('post', `${address}/years`, { year: 2026, source: 'Periódico Oficial' })
    await desk.submit('post', `${address}/days`, DAY)
    assert.lengthOf(await reasonsOn('2026-06-04', key), 1)
    assert.lengthOf(await reasonsOn('2026-06-06', key), 1)
    assert.deepInclude((await view(2026, key)).calendar, { isOwn: true, origin: 'firm', name: own.name })
    const again = { ...own, name: 'TRIBUNAL superior de justicia, de Jalisco' }
    refused(await desk.post(LIST, again), 'name', /Tribunal Superior de Justicia de Jalisco/)
    refused(await desk.post(LIST, { ...own, name: '  ' }), 'name')
    refused(await desk.post(LIST, { ...own, name: 'Otro', weekly: [1, 2, 3, 4, 5, 6, 7] }), 'weekly')
    ;(await desk.submit('put', address, { name: own.name, weekly: [7] })).assertStatus(303)
    assert.isEmpty(await reasonsOn('2026-06-06', key))
    refused(await desk.delete(address, {}), 'calendar')
    await desk.submit('delete', `${address}/years/2026`, {})
    ;(await desk.submit('delete', address, {})).assertStatus(303)
    assert.isFalse((await loadCalendars(null)).has(key))
    assert.isEmpty(await db.from('calendar_layers').where('key', key))
  })

  test('of laws, and names of those that come with Foja, stay as they are', async ({ client }) => {
    const { desk } = await scene(client)
    refused(await desk.post(`${LIST}/la19/days`, DAY), 'calendar')
    ;(await desk.submit('put', PJF, { name: 'Otro', weekly: [] })).assertStatus(404)
    ;(await desk.submit('delete', PJF, {})).assertStatus(404)
    ;(await desk.submit('post', `${LIST}/unknown/days`, DAY)).assertStatus(404)
    ;(await desk.visit(`${LIST}/unknown`)).assertStatus(404)
  })

  test('are neither seen nor changed by another firm', async ({ client, assert }) => {
    const { desk } = await scene(client)
    const made = await desk.submit('post', LIST, { name: 'Tribunal local', weekly: [7] })
    const address = String(made.header('location'))
    await desk.submit('post', `${address}/years`, { year: 2026, source: 'aviso' })
    await desk.submit('post', `${address}/days`, DAY)
    const { id } = await db.from('calendar_layer_days').firstOrFail()
    const theirs = await firm('Otro despacho')
    const other = await atDesk(client, theirs.owner, theirs.workspace)
    ;(await other.visit(address)).assertStatus(404)
    ;(await other.submit('delete', `${address}/years/2026`, {})).assertStatus(404)
    ;(await other.submit('delete', `${PJF}/days/${id}`, {})).assertStatus(404)
    ;(await other.submit('put', `${PJF}/days/${id}`, DAY)).assertStatus(404)
    assert.isNotEmpty(await db.from('calendar_layer_days'))
  })

  test('are read without the right to change them', async ({ client, assert }) => {
    const { ours } = await scene(client)
    const lawyer = await ours.hire('lawyer')
    const desk = await atDesk(client, lawyer, ours.workspace)
    assert.isFalse(props(await desk.visit(LIST)).can.edit)
    assert.isFalse(props(await desk.visit(PJF)).can.edit)
    ;(await desk.post(`${PJF}/days`, DAY)).assertStatus(403)
  })

  test('are shown in as many queries, however many days there are', async ({ client, assert }) => {
    const { desk } = await scene(client)
    await desk.submit('post', `${PJF}/days`, DAY)
    const one = await queriesOf(() => desk.visit(`${PJF}?year=2026`))
    for (let day = 8; day < 20; day++)
      await desk.submit('post', `${PJF}/days`, { ...DAY, from: `2026-06-${String(day).padStart(2, '0')}` })
    const more = await queriesOf(() => desk.visit(`${PJF}?year=2026`))
    assert.equal(more.length, one.length)
  })

  test('are held before a layer is looked for, so that two first changes make one layer', async ({
    client,
    assert,
  }) => {
    const { desk } = await scene(client)
    const theirs = await atDesk(client, await person({ isAdmin: true }), null)
    const own = { name: 'Juzgados de prueba', weekly: [6, 7] }
    const changes = [
      () => theirs.submit('post', '/settings/calendars/pjf/days', DAY),
      () => desk.submit('post', `${PJF}/days`, DAY),
      () => desk.submit('post', LIST, own),
    ]
    for (const change of changes) {
      const queries = await queriesOf(async () => (await change()).assertStatus(302))
      const held = queries.findIndex((sql) => /^insert into .sequences/i.test(sql))
      const looked = queries.findIndex((sql) => /^select .*calendar_layers/i.test(sql))
      assert.isAbove(held, -1)
      assert.isAbove(looked, held)
    }
    const rows = await db.from('sequences').where('name', 'calendar_changes').orderBy('workspace_id')
    assert.deepEqual(
      rows.map(({ workspace_id: firmId, value }) => [firmId === 0, Number(value)]),
      [
        [true, 1],
        [false, 2],
      ]
    )
  })

  test('that operators keep reach every firm, under what it says itself', async ({ client, assert }) => {
    const { desk, reasonsOn } = await scene(client)
    const theirs = await atDesk(client, await person({ isAdmin: true }), null)
    const year = { year: 2027, source: 'DOF 04-01-2027' }
    ;(await theirs.submit('post', '/settings/calendars/pjf/years', year)).assertStatus(302)
    ;(await theirs.submit('post', '/settings/calendars/pjf/days', { ...DAY, from: '2027-02-01' })).assertStatus(302)
    assert.deepEqual(await reasonsOn('2027-02-01'), ['Acuerdo 3/2026'])
    const opening = { ...DAY, from: '2027-02-01', counts: true, kind: null, basis: null, reason: 'Guardia' }
    ;(await desk.submit('post', `${PJF}/days`, opening)).assertStatus(302)
    assert.deepEqual(await reasonsOn('2027-02-01'), [])
    const shown = props(await theirs.visit('/settings/calendars/pjf?year=2027'))
    assert.lengthOf(shown.own.days, 1)
    const [entry] = await entriesOf('year_added')
    assert.isNull(entry.workspace_id)
  })
})
