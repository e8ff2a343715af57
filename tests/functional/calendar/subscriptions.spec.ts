import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import ICAL from 'ical.js'
import type User from '#app/accounts/models/user'
import { SetReminder } from '#app/activities/actions/set_reminder'
import { clock } from '#app/core/clock'
import { ConcludeHearing } from '#app/calendar/actions/conclude_hearing'
import { ManageSubscription } from '#app/calendar/actions/manage_subscription'
import { ReadSubscription } from '#app/calendar/actions/read_subscription'
import { WriteEntry } from '#app/calendar/actions/write_entry'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import type Hearing from '#app/calendar/models/hearing'
import { findSubscription } from '#app/calendar/queries/find_subscription'
import type Matter from '#app/matters/models/matter'
import { reminderFields } from '#database/factories/reminder_factory'
import { send } from '#tests/helpers/http'
import { PASSWORD, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signIn, type Visitor } from '#tests/helpers/visitor'
import { activityOf, by, limitTo, office } from '../law_firm/activities/scene.js'

const PAGE = '/calendar/subscriptions'
const confirmation = { password: PASSWORD }
const draft = { name: 'Teléfono', masked: false, kinds: [] as string[] }

type Page = {
  subscriptions: { id: number; name: string; masked: boolean; kinds: string[]; readAt: string | null }[]
  kinds: string[]
  fresh: { name: string; address: string } | null
}

const pageOf = async (visitor: Visitor) => (await visitor.open(PAGE)).page!.props as unknown as Page

/** Somebody at work in a browser. */
async function atWork(user: User): Promise<Visitor> {
  await user.setPassword(PASSWORD)
  await user.save()
  return signIn(user)
}

/** Where programs read a calendar that is made for this. */
const calendarOf = async (userId: number, workspaceId: number | null, given: Partial<typeof draft> = {}) =>
  `/calendar/feeds/${await new ManageSubscription().create({ userId, workspaceId }, { ...draft, ...given }, by({ id: userId }))}.ics`

const hearingIn = (matter: Matter, people: { id: number }[], given: object = {}): Promise<Hearing> =>
  new WriteHearing().add(by(people[0]!), matter, {
    ...{ kind: 'constitutional', day: '2026-12-03', time: '10:00', minutes: 60, travelMinutes: 30 },
    ...{ court: 'Juzgado ficticio', room: 'Sala 3', shownToClient: false, clientAttends: false },
    peopleIds: people.map(({ id }) => id),
    ...given,
  })

/** The events of a calendar as a program reads them: what each says, by its summary. */
async function eventsAt(path: string) {
  const { status, text } = await send(path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const said = (name: string) => {
      const value = event.getFirstPropertyValue(name)
      return value === null ? null : String(value)
    }
    const alarms = event.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
    return {
      ...{ uid: said('uid'), summary: said('summary'), description: said('description'), place: said('location') },
      ...{ start: said('dtstart'), end: said('dtend'), status: said('status'), sequence: Number(said('sequence')) },
      ...{ changed: said('last-modified'), link: said('url'), alarms },
    }
  })
}

const stateOf = async (path: string) =>
  (await eventsAt(path)).map(({ sequence, status, start }) => [sequence, status, start])

test.group('Calendar subscriptions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    return () => clock.restore()
  })

  test('are made with an address that is shown once and stored as a hash', async ({ assert }) => {
    const { owner, workspace } = await office()
    const visitor = await atWork(owner)
    const { kinds } = await pageOf(visitor)
    assert.includeMembers(kinds, ['deadline', 'hearing', 'activity'])
    const answer = await visitor.submit('post', PAGE, { ...draft, masked: true, kinds: ['deadline'], confirmation })
    assert.equal(answer.headers.location, PAGE)
    assert.notMatch(JSON.stringify(await db.from('sessions')), /feeds/)
    const { fresh, subscriptions } = await pageOf(visitor)
    assert.match(fresh!.address, /\/calendar\/feeds\/[\w-]{43}\.ics$/)
    assert.equal(fresh!.name, draft.name)
    assert.isNull((await pageOf(visitor)).fresh)
    assert.deepInclude(subscriptions[0], { name: draft.name, masked: true, kinds: ['deadline'], readAt: null })
    const token = fresh!.address.slice(-47, -4)
    const stored = [await db.from('calendar_subscriptions'), await db.from('audit_entries')]
    assert.notInclude(JSON.stringify(stored), token)
    assert.equal((await send(new URL(fresh!.address).pathname)).status, 200)
    const entry = await db.from('audit_entries').where('action', 'calendar_subscription.created').firstOrFail()
    assert.deepInclude(entry, { actor_id: owner.id, workspace_id: workspace.id })
  })

  test('are made and renewed only by who proves who they are', async ({ assert }) => {
    const { owner, workspace } = await office()
    await calendarOf(owner.id, workspace.id)
    const { id, token_hash: hash } = await db.from('calendar_subscriptions').firstOrFail()
    const visitor = await atWork(owner)
    await visitor.open(PAGE)
    for (const proof of [{}, { confirmation: {} }, { confirmation: { password: 'otra' } }])
      for (const [address, body] of [
        [PAGE, draft],
        [`${PAGE}/${id}/renewal`, {}],
      ] as const)
        assert.isAtLeast((await visitor.json('post', address, { ...body, ...proof })).status, 400)
    const rows = await db.from('calendar_subscriptions')
    assert.deepEqual(
      rows.map((row) => row.token_hash),
      [hash]
    )
    assert.isNotEmpty(await db.from('audit_entries').where({ action: 'identity.unconfirmed', actor_id: owner.id }))
    assert.isBelow((await visitor.submit('delete', `${PAGE}/${id}`)).status, 400)
  })

  test('need a name, and kinds that there are; there are twenty at most', async ({ assert }) => {
    const { owner, workspace } = await office()
    const visitor = await atWork(owner)
    await visitor.open(PAGE)
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(81)],
      ['masked', 'quizás'],
      ['kinds', ['otra']],
    ] as const) {
      const { status, body } = await visitor.json('post', PAGE, { ...draft, confirmation, [field]: value })
      assert.equal(status, 422, field)
      assert.match(body.errors[0].field, new RegExp(`^${field}`))
    }
    for (let n = 0; n < 20; n++) await calendarOf(owner.id, workspace.id)
    const { status, body } = await visitor.json('post', PAGE, { ...draft, confirmation })
    assert.deepEqual([status, body.errors[0].field], [422, 'name'])
  })

  test('tell hearings, deadlines and activities of their person with alarms', async ({ assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await hearingIn(matter, [owner])
    await hearingIn(matter, [lawyer])
    const deadline = await new AddDeadline().byHand(by(owner), matter, {
      title: 'Amparo',
      lastDay: '2026-12-10',
      acceptPast: false,
    })
    await db.from('matter_deadlines').where('id', deadline.id).update({ responsible_id: owner.id })
    await activityOf(matter, owner, { title: 'Llamar', assigneeId: owner.id, dueOn: '2026-11-25' })
    const events = await eventsAt(await calendarOf(owner.id, workspace.id))
    const { reference, title } = matter
    assert.deepEqual(
      events
        .map(({ summary, start, end, alarms }) => ({ summary, start, end, alarms }))
        .sort((a, b) => (a.summary! < b.summary! ? -1 : 1)),
      [
        { summary: 'Actividad: Llamar', start: '2026-11-25', end: '2026-11-26', alarms: [] },
        {
          summary: 'Audiencia: Audiencia constitucional',
          start: '2026-12-03T16:00:00Z',
          end: '2026-12-03T17:00:00Z',
          alarms: ['-PT1H30M'],
        },
        {
          summary: 'Plazo: Amparo',
          start: '2026-12-10',
          end: '2026-12-11',
          alarms: ['-P6DT15H', '-P2DT15H', '-PT15H'],
        },
      ]
    )
    const hearing = events.find(({ uid }) => uid!.startsWith('hearing'))!
    assert.equal(hearing.description, `${reference} · ${title}\nJuzgado ficticio`)
    assert.equal(hearing.place, 'Sala 3')
    assert.match(hearing.link!, new RegExp(`^http.*/${matter.id}\\?tab=hearings`))
    const due = events.find(({ uid }) => uid!.startsWith('deadline'))!
    assert.match(due.description!, /^Vence el 10\/12\/2026 a las 24:00 h\n/)
  })

  test('name hearings in the language of their person', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await hearingIn(matter, [owner])
    const path = await calendarOf(owner.id, workspace.id, { kinds: ['hearing'] })
    const { text: before } = await send(path)
    await owner.merge({ language: 'en' }).save()
    const { text: after } = await send(path)
    assert.include(before, 'Audiencia constitucional')
    assert.include(after, 'Constitutional hearing')
    assert.notInclude(after, 'Audiencia')
  })

  test('include each repetition of own events at its hour in summer and winter, masked as busy', async ({ assert }) => {
    const { owner, workspace } = await office()
    const said = { title: 'Dentista', isPrivate: true, travelMinutes: 0, reminderMinutes: 15, peopleIds: [] }
    const repetition = {
      rhythm: 'weekly',
      interval: 1,
      weekdays: [],
      monthlyBy: 'date',
      untilOn: null,
      count: 2,
    } as const
    await new WriteEntry().add(by(owner), workspace, {
      ...said,
      ...{ firstDay: '2027-03-10', lastDay: '2027-03-10', startTime: '09:00', endTime: '10:00' },
      ...{ timeZone: 'America/Tijuana', repetition: { ...repetition, weekdays: [] } },
    })
    const times = [
      ['Dentista', '2027-03-10T17:00:00Z', '2027-03-10T18:00:00Z', '-PT15M'],
      ['Dentista', '2027-03-17T16:00:00Z', '2027-03-17T17:00:00Z', '-PT15M'],
    ]
    const read = async (masked: boolean) =>
      (await eventsAt(await calendarOf(owner.id, workspace.id, { masked }))).map(({ summary, start, end, alarms }) => [
        summary!.replace('Evento: ', ''),
        start,
        end,
        ...alarms,
      ])
    assert.deepEqual(await read(false), times)
    assert.deepEqual(
      await read(true),
      times.map(([, ...rest]) => ['Ocupado', ...rest])
    )
  })

  test('give away neither names nor courts when they are masked, and only the kinds that were chosen', async ({
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    await hearingIn(matter, [owner], { link: 'https://ejemplo.test/montes', notes: 'Llevar a Montes' })
    await activityOf(matter, owner, { title: 'Llamar a Montes', assigneeId: owner.id, dueOn: '2026-11-25' })
    const path = await calendarOf(owner.id, workspace.id, { masked: true, kinds: ['hearing'] })
    const [event, ...others] = await eventsAt(path)
    assert.isEmpty(others)
    assert.equal(event!.summary, `Audiencia · ${matter.reference}`)
    assert.isNull(event!.description)
    const { text } = await send(path)
    for (const word of ['Montes', 'Juzgado', 'Sala', matter.title]) assert.notInclude(text, word)
  })

  test('keep the id of a thing, count its times up, and call off what is off, gone or out of sight', async ({
    assert,
  }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const hearing = await hearingIn(matter, [owner])
    const path = await calendarOf(owner.id, workspace.id)
    const [first] = await eventsAt(path)
    assert.deepEqual(await stateOf(path), [[0, 'CONFIRMED', '2026-12-03T16:00:00Z']])
    clock.freeze('2026-11-23T18:05:00Z')
    await db.from('hearings').where('id', hearing.id).update({ time: '11:00' })
    assert.deepEqual(await stateOf(path), [[1, 'CONFIRMED', '2026-12-03T17:00:00Z']])
    await db.from('hearings').where('id', hearing.id).update({ court: 'Otro juzgado' })
    assert.deepEqual(await stateOf(path), [[1, 'CONFIRMED', '2026-12-03T17:00:00Z']])
    await new ConcludeHearing().handle(by(owner), matter, { id: hearing.id, version: 1, status: 'cancelled' })
    assert.deepEqual(await stateOf(path), [[2, 'CANCELLED', '2026-12-03T17:00:00Z']])
    await new ConcludeHearing().handle(by(owner), matter, { id: hearing.id, version: 2, status: 'scheduled' })
    assert.deepEqual(await stateOf(path), [[3, 'CONFIRMED', '2026-12-03T17:00:00Z']])
    await limitTo(matter, [lawyer])
    await db.from('workspaces').where('id', workspace.id).update({ owner_id: lawyer.id })
    assert.deepEqual(await stateOf(path), [[4, 'CANCELLED', '2026-12-03T17:00:00Z']])
    await db.from('workspaces').where('id', workspace.id).update({ owner_id: owner.id })
    await limitTo(matter, [owner])
    await new WriteHearing().remove(by(owner), matter, hearing.id)
    const [gone] = await eventsAt(path)
    assert.deepInclude(gone, {
      uid: first!.uid,
      status: 'CANCELLED',
      summary: 'Audiencia · Cancelado',
      description: null,
    })
    clock.freeze('2027-02-20T18:00:00Z')
    assert.lengthOf(await eventsAt(path), 1)
    clock.freeze('2027-02-22T18:00:00Z')
    assert.isEmpty(await eventsAt(path))
  })

  test('answer nothing new to a program that has it, and can be kept for a quarter of an hour', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await hearingIn(matter, [owner])
    const path = await calendarOf(owner.id, workspace.id)
    const answer = await send(path)
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8')
    assert.equal(answer.headers['cache-control'], 'private, max-age=900')
    assert.equal(answer.headers['referrer-policy'], 'no-referrer')
    assert.isUndefined(answer.headers['set-cookie'])
    const { etag } = answer.headers
    clock.freeze('2026-11-23T23:00:00Z')
    const same = await send(path, { headers: { 'if-none-match': `W/${etag}` } })
    assert.deepEqual([same.status, same.text], [304, ''])
    await db.from('hearings').update({ time: '12:00' })
    const changed = await send(path, { headers: { 'if-none-match': String(etag) } })
    assert.equal(changed.status, 200)
    assert.notEqual(changed.headers.etag, etag)
  })

  test('write down that they were read once an hour, and in the log once a day', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await hearingIn(matter, [owner])
    const path = await calendarOf(owner.id, workspace.id)
    const readings = () => db.from('audit_entries').where('action', 'calendar_subscription.read')
    const writes = async () => (await queriesOf(() => send(path))).filter((sql) => /^(insert|update|delete)/i.test(sql))
    await send(path)
    const visitor = await atWork(owner)
    assert.equal((await pageOf(visitor)).subscriptions[0]!.readAt, '2026-11-23T18:00:00.000Z')
    clock.freeze('2026-11-23T18:59:00Z')
    assert.deepEqual(await writes(), [])
    clock.freeze('2026-11-23T19:00:00Z')
    assert.isNotEmpty(await writes())
    assert.lengthOf(await readings(), 1)
    clock.freeze('2026-11-24T00:30:00Z')
    await send(path)
    assert.lengthOf(await readings(), 2)
  })

  test('lead nowhere once they are revoked, renewed or their person may not come in', async ({ assert }) => {
    const { owner, workspace, lawyer, matter } = await office()
    await hearingIn(matter, [lawyer])
    const path = await calendarOf(lawyer.id, workspace.id)
    const statusNow = async () => (await send(path)).status
    assert.equal(await statusNow(), 200)
    const user = db.from('users').where('id', lawyer.id)
    await user.clone().update({ disabled_at: '2026-11-23 00:00:00.000' })
    assert.equal(await statusNow(), 404)
    await user.clone().update({ disabled_at: null })
    const members = await db.from('members').where('user_id', lawyer.id)
    await db.from('members').where('user_id', lawyer.id).delete()
    assert.equal(await statusNow(), 404)
    await db.table('members').multiInsert(members)
    assert.equal(await statusNow(), 200)
    const visitor = await atWork(lawyer)
    const { subscriptions } = await pageOf(visitor)
    const { id } = subscriptions[0]!
    const other = await atWork(owner)
    await other.open(PAGE)
    for (const address of [`${PAGE}/${id}`, `${PAGE}/999999`, `${PAGE}/x`])
      assert.equal((await other.json('delete', address)).status, 404)
    assert.equal((await other.json('post', `${PAGE}/${id}/renewal`, { confirmation })).status, 404)
    await visitor.submit('post', `${PAGE}/${id}/renewal`, { confirmation })
    assert.equal(await statusNow(), 404)
    const renewed = new URL((await pageOf(visitor)).fresh!.address).pathname
    assert.equal((await send(renewed)).status, 200)
    await visitor.submit('delete', `${PAGE}/${id}`)
    assert.equal((await send(renewed)).status, 404)
    assert.isEmpty((await pageOf(visitor)).subscriptions)
    assert.isEmpty(await db.from('calendar_subscription_items'))
    assert.equal((await visitor.json('delete', `${PAGE}/${id}`)).status, 404)
  })

  test('follow the permissions and matters that their person has now', async ({ assert }) => {
    const { lawyer, workspace, matter } = await office()
    await hearingIn(matter, [lawyer])
    const path = await calendarOf(lawyer.id, workspace.id)
    assert.lengthOf(await eventsAt(path), 1)
    const { role_id: roleId } = await db.from('members').where('user_id', lawyer.id).firstOrFail()
    await db.from('roles').where('id', roleId).update({ permissions: '[]' })
    assert.deepEqual(await stateOf(path), [[1, 'CANCELLED', '2026-12-03T16:00:00Z']])
  })

  test('show a client what their firms show them', async ({ assert }) => {
    const { owner, matter } = await office()
    const follower = await person({ type: 'client' })
    await db.from('matters').where('id', matter.id).update({ client_user_id: follower.id })
    await matter.refresh()
    await hearingIn(matter, [owner], { shownToClient: true })
    await hearingIn(matter, [owner], { day: '2026-12-04' })
    const visitor = await atWork(follower)
    assert.notInclude((await pageOf(visitor)).kinds, 'activity')
    await visitor.submit('post', PAGE, { ...draft, confirmation })
    const events = await eventsAt(new URL((await pageOf(visitor)).fresh!.address).pathname)
    assert.deepEqual(
      events.map(({ start }) => start),
      ['2026-12-03T16:00:00Z']
    )
    assert.match(events[0]!.link!, /^http/)
  })

  test('refuse unknown addresses, and too many tries', async ({ assert }) => {
    const { owner, workspace } = await office()
    const path = await calendarOf(owner.id, workspace.id)
    const wrong = [
      path.slice(0, -4),
      `${path}.ics`,
      `/calendar/feeds/${'a'.repeat(43)}.ics`,
      '/calendar/feeds/..%2F.ics',
    ]
    for (const address of wrong) assert.equal((await send(address)).status, 404, address)
    for (let n = wrong.length; n < 60; n++) await send(wrong[2]!)
    const { status, headers } = await send(wrong[2]!)
    assert.equal(status, 429)
    assert.exists(headers['retry-after'])
    assert.equal((await send(path)).status, 200, 'what leads somewhere is not held up')
  })

  test('are read sixty times an hour at most', async ({ assert }) => {
    const { owner, workspace } = await office()
    const path = await calendarOf(owner.id, workspace.id)
    for (let n = 0; n < 60; n++) assert.equal((await send(path)).status, 200)
    assert.equal((await send(path)).status, 429)
  })

  test('call nothing off that was only not read, and what is off of other kinds', async ({ assert }) => {
    const ours = await office()
    const { owner, workspace, matter } = ours
    const hearing = await hearingIn(matter, [owner])
    const place = { workspaceId: workspace.id, matterId: null, activityId: null }
    const { id } = await new SetReminder().handle(
      by(owner),
      place,
      reminderFields(ours, { startsOn: '2026-11-30', time: '09:00', title: 'El primero' })
    )
    const path = await calendarOf(owner.id, workspace.id)
    await send(path)
    const { id: _, ...row } = await db.from('reminders').where('id', id).firstOrFail()
    const { id: __, ...person } = await db.from('reminder_people').where('reminder_id', id).firstOrFail()
    const later = Array.from({ length: 500 }, (_value, nth) => ({ ...row, id: id + 1 + nth, starts_on: '2026-12-01' }))
    for (let at = 0; at < later.length; at += 25) {
      await db.table('reminders').multiInsert(later.slice(at, at + 25))
      const people = later.slice(at, at + 25).map((reminder) => ({ ...person, reminder_id: reminder.id }))
      await db.table('reminder_people').multiInsert(people)
    }
    await new WriteHearing().remove(by(owner), matter, hearing.id)
    const events = await eventsAt(path)
    assert.lengthOf(events, 502)
    assert.deepEqual(
      events.flatMap(({ uid, status }) => (status === 'CANCELLED' ? [uid!.split('-')[0]] : [])),
      ['hearing']
    )
  })

  test('have a tag that changes with what they say, before they are written', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await hearingIn(matter, [owner])
    const token = (await calendarOf(owner.id, workspace.id)).slice(-47, -4)
    const read = async (site = 'https://foja.test') =>
      new ReadSubscription().handle((await findSubscription(token))!, site, by(owner))
    const states = [await read(), await read()]
    states.push(await read('https://otro.test'))
    await db.from('users').where('id', owner.id).update({ language: 'en' })
    states.push(await read())
    await db.from('hearings').update({ room: 'Sala 9' })
    states.push(await read())
    const indexOf = <T>(all: T[]) => all.map((one) => all.indexOf(one))
    assert.deepEqual(indexOf(states.map(({ etag }) => etag)), [0, 0, 2, 3, 4])
    assert.deepEqual(indexOf(states.map((state) => state.write())), [0, 0, 2, 3, 4])
  })

  test('ask a constant number of queries, however much they tell', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await activityOf(matter, owner, { assigneeId: owner.id, dueOn: '2026-11-25' })
    const path = await calendarOf(owner.id, workspace.id)
    await send(path)
    const few = await queriesOf(() => send(path))
    for (let n = 0; n < 12; n++) await activityOf(matter, owner, { assigneeId: owner.id, dueOn: `2026-12-${10 + n}` })
    await send(path)
    assert.equal((await queriesOf(() => send(path))).length, few.length)
  })
})
