import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { matterOf } from '#database/factories/matter_factory'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { activityOf, limitTo, office } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { daysOf } from './scene.js'

const MONTH = 'from=2026-11-01&to=2026-12-12'

test.group('Calendar of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-20T18:00:00Z')
    return () => clock.restore()
  })

  test('reads its filters from the address and offers people, kinds and calendars', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const desk = await atDesk(client, owner, workspace)
    const address = `/calendar?view=week&on=2026-11-24&person=${lawyer.id}&kinds=activity,%3C&matter=${matter.id}&rest=la19`
    const { filters, people, kinds, restCalendars, chosen, now, maySearchMatters } = (await desk.visit(address)).body()
      .props
    assert.isTrue(maySearchMatters)
    assert.deepInclude(filters, {
      view: 'week',
      on: '2026-11-24',
      person: lawyer.id,
      kinds: ['activity'],
      rest: 'la19',
    })
    assert.includeMembers(
      people.map(({ id }: { id: number }) => id),
      [owner.id, lawyer.id]
    )
    assert.includeMembers(kinds, ['activity', 'reminder'])
    assert.includeMembers(
      restCalendars.map(({ key }: { key: string }) => key),
      ['pjf', 'tfja']
    )
    assert.equal(chosen.matter, `${matter.reference} · ${matter.title}`)
    assert.equal(now, '2026-11-20T12:00')
    const odd = (await desk.visit('/calendar?view=x&on=2026-02-31&person=-1&matter=x')).body().props
    assert.deepInclude(odd.filters, { view: null, on: null, person: 'me', matter: null })
  })

  test('answers what stands on some days on the clocks of the firm, one’s own first', async ({ client, assert }) => {
    const ours = await office()
    const { owner, workspace, matter, lawyer } = ours
    const hidden = await matterOf(ours)
    await limitTo(hidden, [owner])
    await activityOf(matter, owner, { title: 'Mía', assigneeId: lawyer.id, dueOn: '2026-11-24', dueTime: '10:30' })
    await activityOf(matter, owner, { title: 'Suya', assigneeId: owner.id, dueOn: '2026-11-25' })
    await activityOf(hidden, owner, { title: 'Oculta', assigneeId: owner.id, dueOn: '2026-11-25' })
    const desk = await atDesk(client, lawyer, workspace)
    const mine = await daysOf(desk, MONTH)
    assert.deepEqual(
      mine.events.map(({ title, start, end, allDay }) => ({ title, start, end, allDay })),
      [{ title: 'Mía', start: '2026-11-24T10:30', end: null, allDay: false }]
    )
    assert.deepEqual(mine.people, [{ id: lawyer.id, name: lawyer.name }])
    const all = await daysOf(desk, `${MONTH}&person=all`)
    assert.deepEqual(
      all.events.map(({ title }) => title),
      ['Mía', 'Suya']
    )
    assert.lengthOf((await daysOf(desk, `${MONTH}&person=all&kinds=reminder`)).events, 0)
  })

  test('shades the days of rest of the chosen calendar with their reason, and says which year it does not know', async ({
    client,
    assert,
  }) => {
    const { owner, workspace } = await office()
    const desk = await atDesk(client, owner, workspace)
    const { rest } = await daysOf(desk, MONTH)
    const monday = rest.days.find(({ day }) => day === '2026-11-16')
    assert.isNotEmpty(monday!.reasons)
    assert.isUndefined(rest.days.find(({ day }) => day === '2026-11-17'))
    assert.deepEqual((await daysOf(desk, 'from=2026-12-28&to=2027-01-03')).rest.unknownYears, [2027])
    assert.deepEqual((await daysOf(desk, `${MONTH}&rest=`)).rest, { days: [], unknownYears: [] })
  })

  test('refuses days that do not exist, are turned around or are more than two months', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const desk = await atDesk(client, owner, workspace)
    const refused = async (query: string) => {
      const answer = await desk.get(`/calendar/days?${query}`).header('accept', 'application/json')
      answer.assertStatus(422)
      return answer.body().errors as { field: string; message: string }[]
    }
    assert.equal((await refused('from=2026-02-30&to=2026-03-01'))[0]!.field, 'from')
    assert.equal((await refused('from=2026-03-02&to=2026-03-01'))[0]!.field, 'to')
    assert.match((await refused('from=2026-01-01&to=2026-03-04'))[0]!.message, /62/)
    await daysOf(desk, 'from=2026-01-01&to=2026-03-03')
  })

  test('shows nothing of a firm to its clients and to nobody else who works in none', async ({ client, assert }) => {
    const { owner, matter } = await office()
    await activityOf(matter, owner, { dueOn: '2026-11-24' })
    const outsider = await person({ type: 'client' })
    const desk = await atDesk(client, outsider)
    const { isOfFirm, maySearchMatters } = (await desk.visit('/calendar')).body().props
    assert.deepEqual([isOfFirm, maySearchMatters], [false, false])
    const { events, people, rest } = await daysOf(desk, `${MONTH}&person=all&matter=${matter.id}`)
    assert.deepEqual({ events, people, rest }, { events: [], people: [], rest: { days: [], unknownYears: [] } })
  })

  test('asks a constant number of queries for a month, however much is in it', async ({ client, assert }) => {
    const ours = await office()
    const { owner, workspace, matter } = ours
    await activityOf(matter, owner, { assigneeId: owner.id, dueOn: '2026-11-18' })
    const desk = await atDesk(client, owner, workspace)
    await daysOf(desk, MONTH)
    const few = await queriesOf(() => daysOf(desk, `${MONTH}&person=all`))
    for (let n = 0; n < 12; n++)
      await activityOf(await matterOf(ours), owner, { assigneeId: owner.id, dueOn: `2026-11-${10 + n}` })
    const many = await queriesOf(() => daysOf(desk, `${MONTH}&person=all`))
    assert.equal(many.length, few.length)
  })
})
