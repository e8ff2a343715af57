import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { daySources } from '#app/core/contributions/registries'
import type { viewerOf } from '#app/workspaces/viewer'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import { matterOf } from '#database/factories/matter_factory'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { auditEntriesIn, limitTo, noticesOf, office } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { entryOf, formOf, seriesOf, WEEKLY } from './entry_scene.js'
import { daysOf } from './scene.js'

const DAYS = 'from=2026-11-29&to=2027-01-09'

test.group('Events of the calendar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    return () => clock.restore()
  })

  test('are added and tell those who attend', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const desk = await atDesk(client, owner, workspace)
    const body = formOf({ matterId: matter.id, peopleIds: [lawyer.id], travelMinutes: 20 })
    ;(await desk.submit('post', '/calendar/entries', body)).assertStatus(302)
    const { events } = await daysOf(await atDesk(client, lawyer, workspace), DAYS)
    assert.lengthOf(events, 1)
    assert.deepInclude(events[0], { kind: 'event', title: 'Junta con peritos', place: 'Sala 2', travelMinutes: 20 })
    assert.deepInclude(events[0], { start: '2026-12-01T10:00', end: '2026-12-01T11:00', allDay: false, private: false })
    assert.deepEqual(events[0]!.peopleIds, [owner.id, lawyer.id])
    assert.deepEqual(events[0]!.move, { refused: 'entries.move_refused' })
    assert.equal(events[0]!.matter?.id, matter.id)
    assert.deepInclude((await noticesOf(lawyer)).at(-1), { kind: 'entry_set' })
    assert.lengthOf(await noticesOf(owner), 0)
    assert.include(await auditEntriesIn(matter), 'calendar_entry.added')
  })

  test('are refused at the field that is at fault', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const stranger = await person()
    const hidden = await matterOf(await office())
    const desk = await atDesk(client, owner, workspace)
    const refused = async (given: Record<string, unknown>) => {
      const answer = await desk.post('/calendar/entries').header('accept', 'application/json').json(formOf(given))
      answer.assertStatus(422)
      return (answer.body().errors as { field: string }[]).map(({ field }) => field.split('.')[0])
    }
    assert.deepEqual(await refused({ title: ' ' }), ['title'])
    assert.deepEqual(await refused({ firstDay: '2026-02-30' }), ['firstDay'])
    assert.deepEqual(await refused({ endTime: '09:59' }), ['lastDay'])
    assert.deepEqual(await refused({ endTime: null }), ['endTime'])
    assert.deepEqual(await refused({ startTime: '25:00' }), ['startTime'])
    assert.deepEqual(await refused({ link: 'javascript:alert(1)' }), ['link'])
    assert.deepEqual(await refused({ peopleIds: [stranger.id] }), ['peopleIds'])
    assert.deepEqual(await refused({ matterId: hidden.id }), ['matterId'])
    assert.deepEqual(await refused({ rhythm: 'daily' }), ['untilOn'])
    assert.deepEqual(await refused({ rhythm: 'daily', ends: 'count', count: 501 }), ['count'])
    assert.deepEqual(await refused({ ...WEEKLY, weekdays: ['MO'] }), ['weekdays'])
    assert.deepEqual(await refused({ rhythm: 'yearly', untilOn: '2031-12-02' }), ['untilOn'])
    assert.lengthOf(await CalendarEntry.in(workspace), 0)
  })

  test('may only be attended by who sees the matter that they name', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await limitTo(matter, [owner])
    const desk = await atDesk(client, owner, workspace)
    const body = formOf({ matterId: matter.id, peopleIds: [lawyer.id] })
    const answer = await desk.post('/calendar/entries').header('accept', 'application/json').json(body)
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].field, 'peopleIds.0')
  })

  test('that are private, or name a matter that one does not see, show others no more than that people are busy', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await limitTo(matter, [owner])
    const hidden = await entryOf(owner, workspace, { title: 'Cita médica', isPrivate: true, place: 'Clínica' })
    await entryOf(owner, workspace, {
      title: 'Del asunto',
      matterId: matter.id,
      firstDay: '2026-12-02',
      lastDay: '2026-12-02',
    })
    const desk = await atDesk(client, lawyer, workspace)
    const { events } = await daysOf(desk, `${DAYS}&person=all`)
    assert.deepEqual(
      events.map(({ title, isBusy, place, matter: of }) => ({ title, isBusy, place, of })),
      Array.from({ length: 2 }, () => ({ title: 'Ocupado', isBusy: true, place: undefined, of: null }))
    )
    assert.notInclude(JSON.stringify(events), 'médica')
    assert.lengthOf((await daysOf(desk, `${DAYS}&person=all&matter=${matter.id}`)).events, 0)
    assert.isNull((await desk.visit(`/calendar?entry=${hidden.id}`)).body().props.entry)
    const own = await daysOf(await atDesk(client, owner, workspace), DAYS)
    assert.deepEqual(
      own.events.map(({ title }) => title),
      ['Cita médica', 'Del asunto']
    )
  })

  test('that are private are not found by the matter that they name', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await entryOf(owner, workspace, { isPrivate: true, matterId: matter.id })
    const by = async (who: typeof owner) =>
      (await daysOf(await atDesk(client, who, workspace), `${DAYS}&person=all&matter=${matter.id}`)).events
    assert.lengthOf(await by(owner), 1)
    assert.lengthOf(await by(lawyer), 0)
  })

  test('that are private are named in no log', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await entryOf(owner, workspace, { title: 'Cita médica', isPrivate: true, matterId: matter.id })
    assert.notInclude(await auditEntriesIn(matter), 'calendar_entry.added')
  })

  test('repeat at the same time on the wall of their zone', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const desk = await atDesk(client, owner, workspace)
    await desk.submit('post', '/calendar/entries', formOf(WEEKLY))
    const { events } = await daysOf(desk, DAYS)
    assert.deepEqual(
      events.map(({ start }) => start),
      ['2026-12-01T10:00', '2026-12-08T10:00', '2026-12-15T10:00', '2026-12-22T10:00']
    )
    assert.lengthOf((await daysOf(desk, 'from=2026-12-08&to=2026-12-08')).events, 1)
    assert.lengthOf((await daysOf(desk, 'from=2026-12-09&to=2026-12-14')).events, 0)
  })

  test('are opened by who may know them, with the times of the day that is asked for', async ({ client, assert }) => {
    const { owner, workspace, lawyer } = await office()
    const entry = await seriesOf(owner, workspace, { notes: 'Llevar el plano' })
    const opened = async (who: typeof owner) =>
      (await (await atDesk(client, who, workspace)).visit(`/calendar?entry=${entry.id}&at=2026-12-08`)).body().props
        .entry
    assert.deepInclude(await opened(owner), {
      at: '2026-12-08',
      firstDay: '2026-12-08',
      startTime: '10:00',
      canEdit: true,
    })
    assert.deepInclude(await opened(lawyer), { notes: 'Llevar el plano', canEdit: false })
    const elsewhere = await office()
    const other = await atDesk(client, elsewhere.owner, elsewhere.workspace)
    assert.isNull((await other.visit(`/calendar?entry=${entry.id}`)).body().props.entry)
  })

  test('and hearings of a matter that one may change are begun from the calendar', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await limitTo(matter, [owner])
    const opened = async (who: typeof owner, query: string) =>
      (await (await atDesk(client, who, workspace)).visit(`/calendar?${query}`)).body().props
    const props = await opened(owner, `add=hearing&of=${matter.id}`)
    assert.equal(props.hearingOf.matterId, matter.id)
    assert.deepEqual(
      props.hearingOf.content.people.map(({ id }: { id: number }) => id),
      [owner.id]
    )
    assert.isNull((await opened(lawyer, `add=hearing&of=${matter.id}`)).hearingOf)
    const event = await opened(lawyer, 'add=event')
    assert.deepInclude(event, { add: 'event', hearingOf: null, timeZone: 'America/Mexico_City' })
    assert.includeMembers(
      event.colleagues.map(({ id }: { id: number }) => id),
      [owner.id, lawyer.id]
    )
  })

  test('stand on the day of who attends', async ({ assert }) => {
    const { owner, workspace, lawyer } = await office()
    await entryOf(owner, workspace, { firstDay: '2026-11-23', lastDay: '2026-11-23', peopleIds: [lawyer.id] })
    await entryOf(owner, workspace, { title: 'Ya pasó', firstDay: '2026-11-20', lastDay: '2026-11-20' })
    const zone = 'America/Mexico_City'
    const viewer = { userId: lawyer.id, workspaceId: workspace.id, may: () => true } as ReturnType<typeof viewerOf>
    const until = clock.now().setZone(zone).endOf('day')
    const items = await daySources.find('entries')!.load(viewer, { until, zone, limit: 10 })
    assert.deepEqual(
      items.map(({ kind, title, isAllDay }) => ({ kind, title, isAllDay })),
      [{ kind: 'event', title: 'Junta con peritos', isAllDay: false }]
    )
  })

  test('are read with a constant number of queries', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await entryOf(owner, workspace, { matterId: matter.id, peopleIds: [lawyer.id] })
    const desk = await atDesk(client, owner, workspace)
    await daysOf(desk, DAYS)
    const few = await queriesOf(() => daysOf(desk, `${DAYS}&person=all`))
    for (let n = 0; n < 8; n++) await seriesOf(owner, workspace, { matterId: matter.id, peopleIds: [lawyer.id] })
    const many = await queriesOf(() => daysOf(desk, `${DAYS}&person=all`))
    assert.equal(many.length, few.length)
  })
})
