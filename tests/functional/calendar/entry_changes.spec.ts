import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { personalData } from '#app/core/contributions/registries'
import { matterOf } from '#database/factories/matter_factory'
import type { Firm } from '#tests/helpers/people'
import { WriteEntry } from '#app/calendar/actions/write_entry'
import MatterErased from '#app/matters/events/matter_erased'
import { endMembership } from '#app/workspaces/actions/end_membership'
import Member from '#app/workspaces/models/member'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import { by, limitTo, noticesOf, office } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { entryOf, formOf, seriesOf, WEEKLY } from './entry_scene.js'
import { daysOf, type DaysAnswer } from './scene.js'

const DAYS = 'from=2026-11-29&to=2027-01-09'
const TUESDAYS = ['2026-12-01T10:00', '2026-12-08T10:00', '2026-12-15T10:00', '2026-12-22T10:00']

const startsOf = ({ events }: DaysAnswer) => events.map(({ start }) => start)

test.group('Changes of events', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    return () => clock.restore()
  })

  /** A series of the owner, and how it is changed and cancelled at their desk. */
  async function series(client: Parameters<typeof atDesk>[0]) {
    const ours = await office()
    const { owner, workspace, lawyer } = ours
    const entry = await seriesOf(owner, workspace, { peopleIds: [lawyer.id] })
    const desk = await atDesk(client, owner, workspace)
    const body = { ...formOf({ ...WEEKLY, peopleIds: [lawyer.id] }), version: 1 }
    return {
      ...ours,
      entry,
      desk,
      starts: async () => startsOf(await daysOf(desk, DAYS)),
      edit: (given: Record<string, unknown>) =>
        desk.submit('put', `/calendar/entries/${entry.id}`, { ...body, ...given }),
      cancel: (given: Record<string, unknown>) =>
        desk.submit('post', `/calendar/entries/${entry.id}/cancellation`, { version: 1, ...given }),
    }
  }

  test('of one repetition leave the others', async ({ client, assert }) => {
    const { entry, edit, starts, lawyer } = await series(client)
    const on = { firstDay: '2026-12-09', lastDay: '2026-12-09' }
    await edit({ scope: 'one', at: '2026-12-08', ...on, startTime: '12:00', endTime: '13:00' })
    assert.deepEqual(await starts(), [TUESDAYS[0], '2026-12-09T12:00', TUESDAYS[2], TUESDAYS[3]])
    await entry.refresh()
    assert.deepInclude(entry, { version: 2, sequence: 1, exceptions: ['2026-12-08'] })
    assert.deepInclude((await noticesOf(lawyer)).at(-1), { kind: 'entry_set' })
  })

  test('of one and what follows cut the series, as many in all as before', async ({ client, assert }) => {
    const { edit, starts } = await series(client)
    const on = { firstDay: '2026-12-16', lastDay: '2026-12-16', weekdays: ['WE'] }
    await edit({ scope: 'following', at: '2026-12-15', ...on })
    assert.deepEqual(await starts(), [TUESDAYS[0], TUESDAYS[1], '2026-12-16T10:00', '2026-12-23T10:00'])
  })

  test('of one and what follows forget exceptions that are no repetitions any more', async ({ client, assert }) => {
    for (const given of [
      { ends: 'until', untilOn: '2026-12-08', count: null },
      { rhythm: 'monthly', weekdays: [], count: 2 },
    ]) {
      const { edit, cancel, entry, workspace } = await series(client)
      await cancel({ scope: 'one', at: '2026-12-15' })
      const on = { firstDay: '2026-12-08', lastDay: '2026-12-08' }
      await edit({ scope: 'following', at: '2026-12-08', version: 2, ...on, ...given })
      const later = await CalendarEntry.in(workspace).whereNot('id', entry.id).firstOrFail()
      assert.deepEqual([later.firstDay, later.exceptions], ['2026-12-08', []])
    }
  })

  test('of all move every repetition by as many days, exceptions too', async ({ client, assert }) => {
    const { entry, edit, cancel, starts } = await series(client)
    await cancel({ scope: 'one', at: '2026-12-08' })
    const on = { firstDay: '2026-12-16', lastDay: '2026-12-16', weekdays: ['WE'] }
    await edit({ scope: 'all', at: '2026-12-15', version: 2, ...on })
    assert.deepEqual(await starts(), ['2026-12-02T10:00', '2026-12-16T10:00', '2026-12-23T10:00'])
    await entry.refresh()
    assert.deepInclude(entry, { sequence: 2, exceptions: ['2026-12-09'], untilDay: '2026-12-23' })
  })

  test('of words alone raise no sequence', async ({ client, assert }) => {
    const { entry, edit } = await series(client)
    await edit({ scope: 'all', at: '2026-12-01', notes: 'Traer el peritaje' })
    await entry.refresh()
    assert.deepInclude(entry, { version: 2, sequence: 0, notes: 'Traer el peritaje' })
  })

  test('cancel one, that and what follows, or all, and keep what was cancelled', async ({ client, assert }) => {
    const { entry, cancel, starts, lawyer } = await series(client)
    await cancel({ scope: 'one', at: '2026-12-08' })
    assert.deepEqual(await starts(), [TUESDAYS[0], TUESDAYS[2], TUESDAYS[3]])
    assert.deepInclude((await noticesOf(lawyer)).at(-1), { kind: 'entry_changed' })
    await cancel({ scope: 'following', at: '2026-12-22', version: 2 })
    assert.deepEqual(await starts(), [TUESDAYS[0], TUESDAYS[2]])
    await cancel({ scope: 'all', at: '2026-12-01', version: 3 })
    assert.deepEqual(await starts(), [])
    await entry.refresh()
    assert.deepInclude(entry, { version: 4, sequence: 3 })
    assert.isNotNull(entry.cancelledAt)
    assert.deepInclude((await noticesOf(lawyer)).at(-1), { kind: 'entry_cancelled' })
  })

  test('reject an outdated version, and a day on which the event does not take place', async ({ client, assert }) => {
    const { entry, desk, edit } = await series(client)
    await edit({ scope: 'all', at: '2026-12-01', title: 'Primero' })
    const put = (given: object) =>
      desk
        .put(`/calendar/entries/${entry.id}`)
        .header('accept', 'application/json')
        .json({ ...formOf(WEEKLY), scope: 'all', at: '2026-12-01', version: 2, ...given })
    for (const given of [{ version: 1 }, { at: '2026-12-02' }]) {
      const answer = await put(given)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'version')
    }
    await entry.refresh()
    assert.equal(entry.title, 'Primero')
  })

  test('are refused to who attends, to colleagues and to other firms', async ({ client }) => {
    const { entry, lawyer, workspace } = await series(client)
    const elsewhere = await office()
    for (const [who, firm] of [
      [lawyer, workspace],
      [elsewhere.owner, elsewhere.workspace],
    ] as const) {
      const desk = await atDesk(client, who, firm)
      const root = `/calendar/entries/${entry.id}`
      const aim = { version: 1, scope: 'all', at: '2026-12-01' }
      const refused = firm === workspace ? 403 : 404
      ;(
        await desk
          .put(root)
          .header('accept', 'application/json')
          .json({ ...formOf(WEEKLY), ...aim })
      ).assertStatus(refused)
      ;(await desk.post(`${root}/cancellation`).header('accept', 'application/json').json(aim)).assertStatus(refused)
      const target = { day: '2026-12-02', time: null, version: 1, at: '2026-12-01' }
      ;(await desk.put(`${root}/times`).header('accept', 'application/json').json(target)).assertStatus(refused)
    }
  })

  test('by dragging move one repetition, and back', async ({ client, assert }) => {
    const { desk, starts, workspace } = await series(client)
    const { events } = await daysOf(desk, DAYS)
    const { href, body } = events[1]!.move as { href: string; body: Record<string, unknown> }
    await desk.submit('put', href, { ...body, day: '2026-12-10', time: '16:30', minutes: 60 })
    assert.deepEqual(await starts(), [TUESDAYS[0], '2026-12-10T16:30', TUESDAYS[2], TUESDAYS[3]])
    const moved = await CalendarEntry.in(workspace).whereNull('rule').firstOrFail()
    const undo = { day: '2026-12-08', time: '10:00', minutes: 60, version: 1, at: '2026-12-10' }
    await desk.submit('put', `/calendar/entries/${moved.id}/times`, undo)
    assert.deepEqual(await starts(), TUESDAYS)
  })

  test('by dragging keep whole days as many, and give a length to what has none', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const days = { firstDay: '2026-12-01', lastDay: '2026-12-03', startTime: null, endTime: null }
    const entry = await entryOf(owner, workspace, days)
    const desk = await atDesk(client, owner, workspace)
    const move = (given: object) => desk.submit('put', `/calendar/entries/${entry.id}/times`, given)
    await move({ day: '2026-12-08', time: null, minutes: null, version: 1, at: '2026-12-01' })
    await entry.refresh()
    assert.deepInclude(entry, { firstDay: '2026-12-08', lastDay: '2026-12-10', startsAt: null })
    await move({ day: '2026-12-08', time: '09:00', minutes: null, version: 2, at: '2026-12-08' })
    const [event] = (await daysOf(desk, DAYS)).events
    assert.deepInclude(event, { start: '2026-12-08T09:00', end: '2026-12-08T10:00' })
    await move({ day: '2026-12-08', time: null, days: 3, version: 3, at: '2026-12-08' })
    await entry.refresh()
    assert.deepInclude(entry, { firstDay: '2026-12-08', lastDay: '2026-12-10', startsAt: null, endsAt: null })
  })

  test('stay without their matter when it goes', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const entry = await entryOf(owner, workspace, { matterId: matter.id })
    await db.transaction((trx) => MatterErased.dispatch(trx, matter.id, matter.workspaceId))
    await entry.refresh()
    assert.deepInclude(entry, { matterId: null, isPrivate: false })
  })

  test('stay hidden from colleagues when a private matter goes', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await entryOf(owner, workspace, { title: 'Reunión reservada', matterId: matter.id })
    await limitTo(matter, [owner])
    await db.transaction((trx) => MatterErased.dispatch(trx, matter.id, matter.workspaceId))
    const { events } = await daysOf(await atDesk(client, lawyer, workspace), `${DAYS}&person=all`)
    assert.deepEqual(
      events.map(({ title }) => title),
      ['Ocupado']
    )
  })

  test('keep the matter that their owner sees no longer', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const entry = await entryOf(lawyer, workspace, { matterId: matter.id })
    await limitTo(matter, [owner])
    const desk = await atDesk(client, lawyer, workspace)
    const { matter: named } = (await desk.visit(`/calendar?entry=${entry.id}`)).body().props.entry
    assert.deepEqual(named, { id: matter.id, name: `#${matter.id}` })
    const body = { ...formOf({ title: 'Junta con la perita', matterId: named.id }), version: 1, scope: 'all' }
    ;(await desk.submit('put', `/calendar/entries/${entry.id}`, { ...body, at: '2026-12-01' })).assertStatus(303)
    await entry.refresh()
    assert.deepInclude(entry, { title: 'Junta con la perita', matterId: matter.id })
  })

  test('tell who attends no more what they knew, not what it became', async ({ client, assert }) => {
    const { edit, lawyer } = await series(client)
    await edit({ scope: 'all', at: '2026-12-01', title: 'Liquidación', isPrivate: true, peopleIds: [] })
    const notice = (await noticesOf(lawyer)).at(-1)!
    assert.equal(notice.kind, 'entry_cancelled')
    assert.notInclude(JSON.stringify(notice), 'Liquidación')
  })

  test('tell who attends one repetition no more, or none from one on, of that day', async ({ client, assert }) => {
    for (const scope of ['one', 'following']) {
      const { edit, lawyer, owner } = await series(client)
      await edit({ scope, at: '2026-12-08', firstDay: '2026-12-08', lastDay: '2026-12-08', peopleIds: [] })
      const notice = (await noticesOf(lawyer)).at(-1)!
      assert.equal(notice.kind, 'entry_cancelled', scope)
      assert.containSubset(JSON.parse(notice.values), { title: 'Junta con peritos', day: '2026-12-08' })
      assert.isEmpty(await noticesOf(owner))
    }
  })

  test('pass to who attends, answers for the matter or owns the firm when their owner leaves it', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, lawyer, matter, hireWith } = await office()
    const colleague = await hireWith(['expedientes:leer', 'expedientes:editar'])
    const attended = await entryOf(lawyer, workspace, { title: 'Con colega', peopleIds: [colleague.id] })
    const alone = await entryOf(lawyer, workspace, { title: 'De nadie más' })
    await db.from('matters').where('id', matter.id).update({ responsible_id: colleague.id })
    const led = await entryOf(lawyer, workspace, { title: 'Del expediente', matterId: matter.id })
    const walled = await matterOf({ owner, workspace } as Firm, { title: 'Reservado' })
    await limitTo(walled, [colleague])
    const hidden = await entryOf(lawyer, workspace, { title: 'Tras el muro', matterId: walled.id })
    const past = await entryOf(lawyer, workspace, { firstDay: '2026-11-02', lastDay: '2026-11-02' })
    const taken = await new WriteEntry().add(by(owner), workspace, {
      ...{ title: 'Otro', isPrivate: false, travelMinutes: 0, peopleIds: [], repetition: null },
      ...{ firstDay: '2026-12-01', lastDay: '2026-12-01', startTime: null, endTime: null },
      timeZone: 'America/Mexico_City',
    })
    await taken.merge({ uid: alone.uid }).save()
    const member = await Member.in(workspace).where('user_id', lawyer.id).firstOrFail()
    await db.transaction((trx) => endMembership(trx, member))
    const ownerOf = async ({ id }: { id: number }) => (await CalendarEntry.findIn(workspace, id)).ownerId
    const owners = await Promise.all([attended, alone, led, hidden, past].map(ownerOf))
    assert.deepEqual(owners, [colleague.id, owner.id, colleague.id, colleague.id, lawyer.id])
    assert.isEmpty(await db.from('calendar_entry_people').where('entry_id', attended.id))
    assert.deepInclude((await noticesOf(owner)).at(-1), { kind: 'entry_handed_over' })
    const desk = await atDesk(client, colleague, workspace)
    const aim = { version: 2, scope: 'all', at: '2026-12-01' }
    const answer = await desk.submit('put', `/calendar/entries/${attended.id}`, { ...formOf({ title: 'Mío' }), ...aim })
    answer.assertStatus(303)
    assert.equal((await CalendarEntry.findIn(workspace, attended.id)).title, 'Mío')
    const [edited] = await db
      .from('audit_entries')
      .where({ subject_type: 'calendar_entry', subject_id: String(alone.id) })
      .orderBy('id', 'desc')
    assert.deepEqual(JSON.parse(edited!.after), { ownerId: owner.id })
  })

  test('that are private tell who attends that they are off when their owner leaves', async ({ assert }) => {
    const { owner, workspace, lawyer } = await office()
    await entryOf(lawyer, workspace, { title: 'Comida', isPrivate: true, peopleIds: [owner.id] })
    const past = { firstDay: '2026-11-02', lastDay: '2026-11-02' }
    await entryOf(lawyer, workspace, { title: 'Antes', isPrivate: true, peopleIds: [owner.id], ...past })
    const member = await Member.in(workspace).where('user_id', lawyer.id).firstOrFail()
    await db.transaction((trx) => endMembership(trx, member))
    const told = (await noticesOf(owner)).filter(({ kind }) => kind === 'entry_cancelled')
    assert.deepEqual(
      told.map(({ values }) => JSON.parse(values).title),
      ['Comida']
    )
  })

  test('stay for the firm when their owner leaves it, the private ones go', async ({ assert }) => {
    const { owner, workspace, lawyer } = await office()
    const shared = await entryOf(lawyer, workspace, { peopleIds: [owner.id] })
    const hidden = await entryOf(lawyer, workspace, { isPrivate: true, peopleIds: [owner.id] })
    const attended = await entryOf(owner, workspace, { peopleIds: [lawyer.id] })
    const member = await Member.in(workspace).where('user_id', lawyer.id).firstOrFail()
    await db.transaction((trx) => endMembership(trx, member))
    const left = await CalendarEntry.in(workspace).orderBy('id')
    assert.deepEqual(
      left.map(({ id }) => id),
      [shared.id, attended.id]
    )
    assert.lengthOf(await db.from('calendar_entry_people').whereIn('entry_id', [hidden.id, attended.id]), 0)
  })

  test('are handed out to their owner, and private ones go with the account', async ({ assert }) => {
    const { owner, workspace } = await office()
    await entryOf(owner, workspace, { title: 'Cita médica', isPrivate: true })
    const shared = await entryOf(owner, workspace)
    const part = personalData.find('entries')!
    const rows = await Array.fromAsync(part.rows!(owner))
    assert.deepEqual(
      rows.map(({ title }) => title),
      ['Cita médica', 'Junta con peritos']
    )
    await db.transaction((trx) => part.erase!(trx, owner, by(owner)))
    assert.deepEqual(
      (await CalendarEntry.in(workspace)).map(({ id }) => id),
      [shared.id]
    )
  })
})
