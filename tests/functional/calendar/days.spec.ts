import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { wallClock } from '#app/core/time_zone'
import { SetReminder } from '#app/activities/actions/set_reminder'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import { daysTouched } from '#app/calendar/domain/days_shown'
import { daysFor, daysForClient, eventsFor, eventsForClient, spanOf } from '#app/calendar/queries/calendar_events'
import { countDays } from '#app/core/contributions/calendar_outlines'
import type { Viewer } from '#app/core/contributions/registries'
import Court from '#app/courts/models/court'
import MatterDeadline from '#app/docket/models/matter_deadline'
import type Matter from '#app/matters/models/matter'
import { matterOf } from '#database/factories/matter_factory'
import { reminderFields } from '#database/factories/reminder_factory'
import { person, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { activityOf, by, limitTo, office } from '../law_firm/activities/scene.js'
import { writtenIn } from '../law_firm/docket/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { entryOf, seriesOf } from './entry_scene.js'
import { daysOf } from './scene.js'

const ZONE = 'America/Mexico_City'
const MONTH = { from: '2026-11-29', to: '2027-01-09' }
const QUERY = `from=${MONTH.from}&to=${MONTH.to}&person=all`

type Office = Awaited<ReturnType<typeof office>>
type What = Parameters<typeof spanOf>[3]
const EVERYTHING: What = { person: 'all', matter: null, court: null }

const hearingOf = (matter: Matter, owner: { id: number }, day: string, time: string, shownToClient = false) =>
  new WriteHearing().add(by(owner), matter, {
    ...{ kind: 'trial', day, time, minutes: 45, travelMinutes: 0, court: 'Juzgado ficticio', room: null, link: null },
    ...{ shownToClient, clientAttends: false, peopleIds: [owner.id] },
  })

async function deadlineOf(matter: Matter, owner: { id: number }, lastDay: string, title: string) {
  const { id, workspaceId } = await writtenIn(matter, owner)
  const deadline = await MatterDeadline.findIn({ id: workspaceId }, id)
  await deadline.merge({ title, lastDay, status: 'confirmed' }).save()
}

function reminderOf(ours: Firm, fields: Parameters<typeof reminderFields>[1]) {
  const place = { workspaceId: ours.workspace.id, matterId: null, activityId: null }
  return new SetReminder().handle(by(ours.owner), place, reminderFields(ours, fields))
}

/** Things of all kinds in December 2026, many of them on the first, a Tuesday. */
async function busyMonth(ours: Office) {
  const { owner, workspace, matter, lawyer } = ours
  const hidden = await matterOf(ours)
  await limitTo(hidden, [owner])
  for (let n = 0; n < 4; n++) {
    await activityOf(matter, owner, { title: `Sin hora ${n}`, assigneeId: owner.id, dueOn: '2026-12-01' })
    await activityOf(hidden, owner, { title: `Oculta ${n}`, assigneeId: lawyer.id, dueOn: '2026-12-01' })
    await hearingOf(matter, owner, '2026-12-01', `${10 + n}:00`)
    await entryOf(owner, workspace, { title: `Junta ${n}`, isPrivate: n === 0, peopleIds: n === 1 ? [lawyer.id] : [] })
  }
  await activityOf(matter, lawyer, { title: 'Con hora', assigneeId: lawyer.id, dueOn: '2026-12-02', dueTime: '10:30' })
  await hearingOf(hidden, owner, '2026-12-01', '09:00')
  await deadlineOf(matter, owner, '2026-12-01', 'Vence')
  await deadlineOf(hidden, owner, '2026-12-15', 'Vence oculto')
  await seriesOf(owner, workspace, { title: 'Cada martes', matterId: matter.id })
  await seriesOf(owner, workspace, {
    title: 'De otra parte',
    timeZone: 'America/Tijuana',
    startTime: '22:30',
    endTime: '23:30',
  })
  const days = { firstDay: '2026-11-30', lastDay: '2026-12-02' }
  await entryOf(owner, workspace, { title: 'Congreso', startTime: null, endTime: null, ...days })
  await entryOf(owner, workspace, {
    title: 'Guardia',
    firstDay: '2026-12-03',
    lastDay: '2026-12-04',
    startTime: '20:00',
    endTime: '00:00',
  })
  await reminderOf(ours, { title: 'Una vez', startsOn: '2026-12-01', time: '08:00' })
  await reminderOf(ours, { title: 'Cada semana', startsOn: '2026-10-06', time: '23:30', rhythm: 'weekly' })
  await reminderOf(ours, { title: 'De otra zona', startsOn: '2026-12-01', time: '23:30', timeZone: 'America/Tijuana' })
  return { hidden }
}

const viewerOf = ({ id }: { id: number }, workspaceId: number | null): Viewer => ({
  userId: id,
  workspaceId,
  may: () => true,
})

test.group('Days of the calendar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    return () => clock.restore()
  })

  test('give what comes first on each day, deadlines before the rest, and say how many more there are', async ({
    client,
    assert,
  }) => {
    const ours = await office()
    const { owner, workspace, matter } = ours
    for (let n = 0; n < 12; n++) await activityOf(matter, owner, { title: `Actividad ${n}`, dueOn: '2026-12-02' })
    await hearingOf(matter, owner, '2026-12-02', '09:00')
    await deadlineOf(matter, owner, '2026-12-02', 'Vence')
    await activityOf(matter, owner, { title: 'Sola', dueOn: '2026-12-03' })
    const desk = await atDesk(client, owner, workspace)
    const { events, more, isCut } = await daysOf(desk, `${QUERY}&most=3`)
    assert.deepEqual(
      events.map(({ kind, start }) => `${kind} ${start}`),
      ['deadline 2026-12-02', 'activity 2026-12-02', 'activity 2026-12-02', 'activity 2026-12-03']
    )
    assert.deepEqual(more, { '2026-12-02': 11 })
    assert.isFalse(isCut)
    const day = await daysOf(desk, 'from=2026-12-02&to=2026-12-02&person=all&most=100')
    assert.lengthOf(day.events, 14)
    assert.deepEqual(day.more, {})
    assert.equal(day.events.at(-1)!.kind, 'hearing')
  })

  test('never give more than fits, whatever number the address asks for', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    for (let n = 0; n < 12; n++) await activityOf(matter, owner, { dueOn: '2026-12-02' })
    const desk = await atDesk(client, owner, workspace)
    for (const most of ['', '0', '-1', 'x', '10'])
      assert.lengthOf((await daysOf(desk, `${QUERY}&most=${most}`)).events, 10)
    const { events, more } = await daysOf(desk, `${QUERY}&most=999999`)
    assert.lengthOf(events, 12)
    assert.deepEqual(more, {})
  })

  test('count what the whole reading finds, for each filter and for who sees less', async ({ assert }) => {
    const ours = await office()
    const { owner, workspace, matter, lawyer } = ours
    const { hidden } = await busyMonth(ours)
    const named = { source: 'cjf', externalId: '1', name: 'Juzgado Ficticio', kind: 'district_court' }
    const court = await Court.create(named as never)
    await matter.merge({ courtId: court.id, court: court.name }).save()
    await db.from('hearings').where('matter_id', matter.id).update({ court_id: court.id })
    const clockAt = wallClock(ZONE)
    let found = 0
    for (const who of [owner, lawyer])
      for (const what of [
        EVERYTHING,
        { ...EVERYTHING, person: 'me' as const },
        { ...EVERYTHING, person: lawyer.id },
        { ...EVERYTHING, matter: matter.id },
        { ...EVERYTHING, matter: hidden.id },
        { ...EVERYTHING, court: court.id },
      ])
        for (const kinds of [[], ['event'], ['activity', 'hearing']])
          for (const perDay of [1, 3, 100]) {
            const viewer = viewerOf(who, workspace.id)
            const span = spanOf(viewer, MONTH, ZONE, what)
            const whole = (await eventsFor(viewer, span, kinds)).events
            const { events, more, isCut } = await daysFor(viewer, span, kinds, perDay)
            const counted = countDays(
              events.map(({ when }) => daysTouched(when, clockAt)),
              span
            )
            for (const [day, count] of Object.entries(more)) counted.set(day, (counted.get(day) ?? 0) + count)
            const all = countDays(
              whole.map(({ when }) => daysTouched(when, clockAt)),
              span
            )
            const about = JSON.stringify({ who: who.id === owner.id ? 'owner' : 'lawyer', what, kinds, perDay })
            assert.deepEqual([...counted].toSorted(), [...all].toSorted(), about)
            assert.isFalse(isCut)
            const byId = new Map(whole.map((event) => [event.id, event]))
            for (const event of events) assert.deepEqual(event, byId.get(event.id), about)
            if (perDay === 100) assert.deepEqual(events, whole, about)
            found += whole.length
          }
    assert.isAbove(found, 500)
  })

  test('tell nothing of a limited matter, neither by things nor by counts', async ({ client, assert }) => {
    const ours = await office()
    const { owner, workspace, lawyer } = ours
    const hidden = await matterOf(ours)
    await limitTo(hidden, [owner])
    for (let n = 0; n < 3; n++) {
      await activityOf(hidden, owner, { assigneeId: lawyer.id, dueOn: '2026-12-02' })
      await hearingOf(hidden, owner, '2026-12-02', '09:00')
      await deadlineOf(hidden, owner, '2026-12-02', 'Vence')
    }
    const desk = await atDesk(client, lawyer, workspace)
    const { events, more } = await daysOf(desk, `${QUERY}&most=1`)
    assert.deepEqual({ events, more }, { events: [], more: {} })
    assert.deepEqual((await daysOf(await atDesk(client, owner, workspace), `${QUERY}&most=1`)).more, {
      '2026-12-02': 8,
    })
  })

  test('give clients what comes first of what they were shown', async ({ assert }) => {
    const { owner, matter } = await office()
    const follower = await person({ type: 'client' })
    await matter.merge({ clientUserId: follower.id }).save()
    for (let n = 0; n < 4; n++) await hearingOf(matter, owner, '2026-12-02', `${10 + n}:00`, n !== 3)
    const viewer = viewerOf(follower, null)
    const span = spanOf(viewer, MONTH, ZONE, EVERYTHING)
    assert.lengthOf((await eventsForClient(viewer, span, [])).events, 3)
    const { events, more } = await daysForClient(viewer, span, [], 2)
    assert.lengthOf(events, 2)
    assert.deepEqual(more, { '2026-12-02': 1 })
  })

  test('ask the same queries for a month of everything and for an empty one', async ({ client, assert }) => {
    const ours = await office()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await daysOf(desk, QUERY)
    const few = await queriesOf(() => daysOf(desk, QUERY))
    await busyMonth(ours)
    const many = await queriesOf(() => daysOf(desk, QUERY))
    assert.equal(many.length, few.length)
  })
})
