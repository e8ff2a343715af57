import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { calendarFeeds, daySources } from '#app/core/contributions/registries'
import { mattersWithoutNextStep } from '#app/activities/queries/matters_without_next_step'
import type { viewerOf } from '#app/workspaces/viewer'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import type { HearingFields } from '#app/calendar/domain/hearing_fields'
import NotificationChoice from '#app/accounts/models/notification_choice'
import NoticeSetting from '#app/notifications/models/notice_setting'
import { DEFAULT_SETTING } from '#app/notifications/queries/notice_setting_of'
import type Matter from '#app/matters/models/matter'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { activityOf, auditEntriesIn, by, limitTo, noticesOf, office } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { daysOf } from './scene.js'

const DAYS = 'from=2026-11-22&to=2026-12-12'

const fieldsOf = (people: { id: number }[], given: Partial<HearingFields> = {}): HearingFields => ({
  kind: 'constitutional',
  day: '2026-12-03',
  time: '10:00',
  minutes: 60,
  travelMinutes: 30,
  court: 'Juzgado ficticio',
  room: 'Sala 3',
  link: 'https://ejemplo.test/sala',
  shownToClient: false,
  clientAttends: false,
  peopleIds: people.map(({ id }) => id),
  ...given,
})

const addTo = (matter: Matter, owner: { id: number }, given: Partial<HearingFields> = {}) =>
  new WriteHearing().add(by(owner), matter, fieldsOf([owner], given))

const kindsSentTo = async (who: { id: number }) => (await noticesOf(who)).map(({ kind }) => kind as string)

/** A client who follows a matter. */
async function followerOf(matter: Matter) {
  const follower = await person({ type: 'client' })
  await matter.merge({ clientUserId: follower.id }).save()
  return follower
}

const root = ({ id }: Matter) => `/law-firm/files/${id}/hearings`

test.group('Hearings of matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    return () => clock.restore()
  })

  test('are added with people and documents, notify them, and set the next date', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const desk = await atDesk(client, owner, workspace)
    const answer = await desk.submit('post', root(matter), fieldsOf([owner, lawyer], { substituteId: owner.id }))
    answer.assertStatus(302)
    const { hearings, canEdit } = (await desk.visit(`/law-firm/files/file-overview/${matter.id}?tab=hearings`)).body()
      .props.content
    assert.isTrue(canEdit)
    assert.deepInclude(hearings[0], { kind: 'constitutional', status: 'scheduled', day: '2026-12-03', time: '10:00' })
    assert.deepInclude(hearings[0], { version: 1, court: 'Juzgado ficticio', room: 'Sala 3', clientAttends: false })
    assert.sameMembers(
      hearings[0].people.map(({ id }: { id: number }) => id),
      [owner.id, lawyer.id]
    )
    assert.deepInclude((await noticesOf(lawyer)).at(-1), { kind: 'hearing_set' })
    assert.lengthOf(await noticesOf(owner), 0)
    await matter.refresh()
    assert.equal(matter.nextOn, '2026-12-03')
    assert.include(await auditEntriesIn(matter), 'hearing.added')
  })

  test('are refused with a link that is not https, people of elsewhere and impossible days', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    const stranger = await person()
    const desk = await atDesk(client, owner, workspace)
    const refused = async (given: Partial<HearingFields> | { kind: string }) => {
      const body = { ...fieldsOf([owner]), ...given }
      const answer = await desk.post(root(matter)).header('accept', 'application/json').json(body)
      answer.assertStatus(422)
      return (answer.body().errors as { field: string }[]).map(({ field }) => field.split('.')[0])
    }
    assert.deepEqual(await refused({ link: 'http://ejemplo.test' }), ['link'])
    assert.deepEqual(await refused({ link: 'javascript:alert(1)' }), ['link'])
    assert.deepEqual(await refused({ peopleIds: [stranger.id] }), ['peopleIds'])
    assert.deepEqual(await refused({ documentIds: [987_654] }), ['documentIds'])
    assert.deepEqual(await refused({ day: '2026-02-30' }), ['day'])
    assert.deepEqual(await refused({ kind: 'party' }), ['kind'])
    assert.lengthOf(await db.from('hearings').where('matter_id', matter.id), 0)
  })

  test('are edited once, by one person at a time', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const hearing = await addTo(matter, owner)
    const desk = await atDesk(client, owner, workspace)
    const address = `${root(matter)}/${hearing.id}`
    const put = (version: number, time: string) =>
      desk
        .put(address)
        .header('accept', 'application/json')
        .json({ ...fieldsOf([owner]), time, version })
    ;(await put(1, '12:00')).assertStatus(302)
    ;(await put(1, '13:00')).assertStatus(422)
    await hearing.refresh()
    assert.deepInclude(hearing, { time: '12:00', version: 2 })
    const gone = await desk.delete(address)
    gone.assertStatus(302)
    assert.lengthOf(await db.from('hearing_people').where('hearing_id', hearing.id), 0)
  })

  test('are noted as held with their outcome, and scheduled again', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const hearing = await addTo(matter, owner)
    const desk = await atDesk(client, owner, workspace)
    const address = `${root(matter)}/${hearing.id}/conclusion`
    const held = await desk.submit('put', address, { status: 'held', outcome: 'Se desahogó la pericial', version: 1 })
    held.assertStatus(303)
    await hearing.refresh()
    assert.deepInclude(hearing, { status: 'held', outcome: 'Se desahogó la pericial', version: 2 })
    await matter.refresh()
    assert.isNull(matter.nextOn)
    ;(await desk.submit('put', address, { status: 'scheduled', version: 2 })).assertStatus(303)
    await matter.refresh()
    assert.equal(matter.nextOn, '2026-12-03')
  })

  test('are concluded once, by one person at a time', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const hearing = await addTo(matter, owner)
    const desk = await atDesk(client, owner, workspace)
    const conclude = (body: object) =>
      desk
        .put(`${root(matter)}/${hearing.id}/conclusion`)
        .header('accept', 'application/json')
        .json(body)
    ;(await conclude({ status: 'held', outcome: 'Primero', version: 1 })).assertStatus(302)
    const second = await conclude({ status: 'cancelled', outcome: 'Segundo', version: 1 })
    second.assertStatus(422)
    assert.equal(second.body().errors[0].field, 'version')
    assert.equal((await conclude({ status: 'cancelled' })).body().errors[0].field, 'version')
    await hearing.refresh()
    assert.deepInclude(hearing, { status: 'held', outcome: 'Primero', version: 2 })
  })

  test('are put off to no day that is over where the firm is', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    await db.from('workspaces').where('id', workspace.id).update({ time_zone: 'America/Tijuana' })
    const hearing = await addTo(matter, owner)
    clock.freeze('2026-11-24T07:00:00Z')
    const desk = await atDesk(client, owner, workspace)
    const deferTo = (day: string) =>
      desk
        .put(`${root(matter)}/${hearing.id}/conclusion`)
        .header('accept', 'application/json')
        .json({ status: 'deferred', day, time: '09:00', version: 1 })
    const refused = await deferTo('2026-11-22')
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'day')
    await hearing.refresh()
    assert.deepInclude(hearing, { status: 'scheduled', version: 1 })
    ;(await deferTo('2026-11-23')).assertStatus(302)
  })

  test('notify people who are added in an edit, and clients who see them since', async ({ assert }) => {
    const { owner, matter, lawyer, hireWith } = await office()
    const other = await hireWith(['expedientes:leer'])
    const follower = await person({ type: 'client' })
    await db.from('matters').where('id', matter.id).update({ client_user_id: follower.id })
    await matter.refresh()
    const hearing = await addTo(matter, owner)
    const edit = (version: number, given: Partial<HearingFields>) =>
      new WriteHearing().edit(by(owner), matter, { ...fieldsOf([owner, lawyer], given), id: hearing.id, version })
    await edit(1, {})
    assert.deepEqual(await kindsSentTo(lawyer), ['hearing_set'])
    await edit(2, { substituteId: other.id, shownToClient: true, time: '12:00' })
    assert.deepEqual(await kindsSentTo(other), ['hearing_set'])
    assert.deepEqual(await kindsSentTo(follower), ['client_hearing_set'])
    assert.deepEqual(await kindsSentTo(lawyer), ['hearing_set', 'hearing_changed'])
    await edit(3, { substituteId: other.id, shownToClient: true, time: '12:00', notes: 'Con credencial' })
    assert.lengthOf(await noticesOf(other), 1)
    assert.lengthOf(await noticesOf(follower), 1)
  })

  test('notify who attends and their clients of another {name}')
    .with([
      { name: 'room', given: { room: 'Sala 4' }, was: 'Antes era en: Juzgado ficticio, Sala 3' },
      { name: 'address', given: { address: 'Calle 5' }, was: 'Antes era en: Juzgado ficticio, Sala 3' },
    ])
    .run(async ({ assert }, { given, was }) => {
      const { owner, matter, lawyer } = await office()
      const follower = await followerOf(matter)
      const shown = fieldsOf([lawyer], { shownToClient: true })
      const { id } = await new WriteHearing().add(by(owner), matter, shown)
      await new WriteHearing().edit(by(owner), matter, { ...shown, ...given, id, version: 1 })
      assert.deepEqual(await kindsSentTo(lawyer), ['hearing_set', 'hearing_changed'])
      assert.deepEqual(await kindsSentTo(follower), ['client_hearing_set', 'client_hearing_changed'])
      const [changed] = await mailsTo(follower.email)
      assert.include(changed!.text, was)
    })

  test('notify only clients that they must attend from now on', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    const follower = await followerOf(matter)
    const shown = fieldsOf([lawyer], { shownToClient: true })
    const { id } = await new WriteHearing().add(by(owner), matter, shown)
    await new WriteHearing().edit(by(owner), matter, { ...shown, clientAttends: true, id, version: 1 })
    assert.deepEqual(await kindsSentTo(lawyer), ['hearing_set'])
    assert.deepEqual(await kindsSentTo(follower), ['client_hearing_set', 'client_hearing_changed'])
    await new WriteHearing().edit(by(owner), matter, { ...fieldsOf([lawyer]), id, version: 2 })
    assert.lengthOf(await noticesOf(lawyer), 1)
    assert.lengthOf(await noticesOf(follower), 2)
  })

  test('notify nobody once something was said of them', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    const follower = await followerOf(matter)
    const shown = fieldsOf([owner, lawyer], { shownToClient: true })
    const { id } = await new WriteHearing().add(by(owner), matter, shown)
    await db.from('hearings').where('id', id).update({ status: 'held' })
    await new WriteHearing().edit(by(owner), matter, { ...shown, time: '12:00', id, version: 1 })
    assert.deepEqual(await kindsSentTo(lawyer), ['hearing_set'])
    assert.deepEqual(await kindsSentTo(follower), ['client_hearing_set'])
    assert.lengthOf(await mailsTo(follower.email), 1)
  })

  test('notify of their day until it is over where the firm is, and not later', async ({ assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await db.from('workspaces').where('id', workspace.id).update({ time_zone: 'America/Tijuana' })
    const follower = await followerOf(matter)
    const shown = fieldsOf([lawyer], { shownToClient: true, day: '2026-11-23' })
    clock.freeze('2026-11-24T07:00:00Z')
    const { id } = await new WriteHearing().add(by(owner), matter, shown)
    await new WriteHearing().edit(by(owner), matter, { ...shown, time: '12:00', id, version: 1 })
    clock.freeze('2026-11-24T09:00:00Z')
    await new WriteHearing().edit(by(owner), matter, { ...shown, time: '13:00', id, version: 2 })
    await new WriteHearing().add(by(owner), matter, shown)
    assert.deepEqual(await kindsSentTo(lawyer), ['hearing_set', 'hearing_changed'])
    assert.deepEqual(await kindsSentTo(follower), ['client_hearing_set', 'client_hearing_changed'])
  })

  test('that are saved as they were keep their version and leave no entry', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    const hearing = await new WriteHearing().add(by(owner), matter, fieldsOf([owner, lawyer]))
    const same = { ...fieldsOf([lawyer, owner]), id: hearing.id, version: 1 }
    await new WriteHearing().edit(by(owner), matter, same)
    await hearing.refresh()
    assert.equal(hearing.version, 1)
    assert.notInclude(await auditEntriesIn(matter), 'hearing.edited')
  })

  test('are put off to a new hearing with the same people, and only once', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const hearing = await new WriteHearing().add(by(owner), matter, fieldsOf([owner, lawyer]))
    const desk = await atDesk(client, owner, workspace)
    const conclude = (body: object) =>
      desk
        .put(`${root(matter)}/${hearing.id}/conclusion`)
        .header('accept', 'application/json')
        .json(body)
    ;(await conclude({ status: 'deferred', version: 1 })).assertStatus(422)
    ;(
      await conclude({ status: 'deferred', day: '2026-12-10', time: '09:00', outcome: 'Faltó el perito', version: 1 })
    ).assertStatus(302)
    const [before, after] = await db.from('hearings').where('matter_id', matter.id).orderBy('id')
    assert.deepInclude(before, { status: 'deferred', outcome: 'Faltó el perito' })
    assert.deepInclude(after, { status: 'scheduled', day: '2026-12-10', deferred_from_id: before.id, outcome: null })
    assert.lengthOf(await db.from('hearing_people').where('hearing_id', after.id), 2)
    ;(await conclude({ status: 'held', version: 2 })).assertStatus(422)
    await matter.refresh()
    assert.equal(matter.nextOn, '2026-12-10')
    assert.deepInclude((await noticesOf(lawyer)).at(-1), { kind: 'hearing_changed' })
  })

  test('stand in the calendar of who attends, with conflicts of travel, and never move by dragging', async ({
    client,
    assert,
  }) => {
    const ours = await office()
    const { owner, workspace, matter, lawyer } = ours
    await addTo(matter, owner)
    await addTo(matter, owner, { time: '11:15', kind: 'trial' })
    const hidden = await matterOf(ours)
    await addTo(hidden, owner)
    await limitTo(hidden, [owner])
    const { events } = await daysOf(await atDesk(client, owner, workspace), DAYS)
    assert.lengthOf(events, 3)
    const trial = events.find(({ start }) => start === '2026-12-03T11:15')!
    assert.deepInclude(trial, { kind: 'hearing', title: 'Audiencia de juicio', end: '2026-12-03T12:15' })
    assert.deepEqual(trial.move, { refused: 'hearings.move_refused' })
    assert.equal(trial.conflicts[0]!.kind, 'travel')
    const other = await atDesk(client, lawyer, workspace)
    assert.lengthOf((await daysOf(other, DAYS)).events, 0)
    assert.lengthOf((await daysOf(other, `${DAYS}&person=all`)).events, 2)
    assert.lengthOf((await daysOf(other, `${DAYS}&person=${owner.id}&kinds=hearing`)).events, 2)
  })

  test('are the next step of their matter until their day is over where the firm is', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await db.from('workspaces').where('id', workspace.id).update({ time_zone: 'America/Tijuana' })
    await addTo(matter, owner, { day: '2026-11-23' })
    const viewer = { userId: owner.id, workspaceId: workspace.id, may: () => true } as ReturnType<typeof viewerOf>
    const stalled = async () => (await mattersWithoutNextStep(viewer, { whose: 'firm' })).map(({ id }) => id)
    clock.freeze('2026-11-24T07:00:00Z')
    assert.notInclude(await stalled(), matter.id)
    clock.freeze('2026-11-24T09:00:00Z')
    assert.include(await stalled(), matter.id)
  })

  test('of the evening come before what has no hour on the next day', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    await addTo(matter, owner, { time: '20:00' })
    await activityOf(matter, owner, { title: 'Del día siguiente', assigneeId: owner.id, dueOn: '2026-12-04' })
    await addTo(matter, owner, { day: '2026-12-04', time: '08:00' })
    const { events } = await daysOf(await atDesk(client, owner, workspace), DAYS)
    assert.deepEqual(
      events.map(({ kind, start }) => `${kind} ${start}`),
      ['hearing 2026-12-03T20:00', 'activity 2026-12-04', 'hearing 2026-12-04T08:00']
    )
  })

  test('of archived matters stand in no calendar', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    await addTo(matter, owner)
    const desk = await atDesk(client, owner, workspace)
    assert.lengthOf((await daysOf(desk, DAYS)).events, 1)
    await db.from('matters').where('id', matter.id).update({ archived: 1 })
    assert.lengthOf((await daysOf(desk, DAYS)).events, 0)
  })

  test('are shown to clients only when the firm says so, with the link only if they must attend', async ({
    client,
    assert,
  }) => {
    const { owner, matter } = await office()
    const follower = await person({ type: 'client' })
    await db.from('matters').where('id', matter.id).update({ client_user_id: follower.id })
    await matter.refresh()
    await addTo(matter, owner)
    const desk = await atDesk(client, follower)
    assert.lengthOf((await daysOf(desk, DAYS)).events, 0)
    await addTo(matter, owner, { shownToClient: true, day: '2026-12-04' })
    const { events, people } = await daysOf(desk, DAYS)
    assert.deepEqual(
      events.map(({ start, link, href }) => ({ start, link, href })),
      [{ start: '2026-12-04T10:00', link: null, href: `/law-firm/files/file-overview-client/${matter.id}` }]
    )
    assert.deepEqual(people, [])
    assert.deepEqual(
      (await noticesOf(follower)).map(({ kind }) => kind as string),
      ['client_hearing_set']
    )
  })

  test('are written to clients in plain words, and not to who wants no e-mails', async ({ assert }) => {
    const ours = await office()
    const { owner, matter, lawyer } = ours
    const [follower, quiet, silent] = await Promise.all([1, 2, 3].map(() => person({ type: 'client' })))
    await db.from('matters').where('id', matter.id).update({ client_user_id: follower!.id })
    for (const { id } of [quiet!, silent!]) {
      const client = await clientOf(ours, { givenNames: `Eva ${id}` })
      const row = { workspace_id: matter.workspaceId, matter_id: matter.id, user_id: id, client_id: client.id }
      await db.table('matter_clients').insert({ ...row, created_at: '2026-11-01 00:00:00.000' })
    }
    await NoticeSetting.create({ ...DEFAULT_SETTING, userId: quiet!.id, emailRhythm: 'never' })
    const choice = { event: 'client_hearing_set', channel: 'email', enabled: false } as const
    await NotificationChoice.create({ ...choice, userId: silent!.id })
    await matter.refresh()
    const fields = fieldsOf([lawyer], { shownToClient: true, clientAttends: true })
    const hearing = await new WriteHearing().add(by(owner), matter, fields)
    const [letter, ...others] = await mailsTo(follower!.email)
    assert.isEmpty(others)
    assert.equal(letter!.kind, 'client_hearing_set')
    assert.equal(letter!.subject, `Audiencia el jueves 3 de diciembre de 2026: ${matter.title}`)
    for (const line of ['a las 10:00 h', 'Juzgado ficticio, Sala 3', 'https://ejemplo.test/sala', lawyer.name])
      assert.include(letter!.text, line)
    assert.equal((await noticesOf(follower!)).at(-1)!.email_state, 'none')
    for (const { email } of [quiet!, silent!]) assert.isEmpty(await mailsTo(email))
    await new WriteHearing().edit(by(owner), matter, { ...fields, time: '12:00', id: hearing.id, version: 1 })
    const [changed] = await mailsTo(follower!.email)
    assert.include(changed!.text, 'a las 12:00 h')
    assert.include(changed!.text, 'Antes era: jueves 3 de diciembre de 2026, a las 10:00 h')
    await new WriteHearing().remove(by(owner), matter, hearing.id)
    const [cancelled] = await mailsTo(follower!.email)
    assert.equal(cancelled!.subject, 'Se canceló la audiencia del jueves 3 de diciembre de 2026')
  })

  test('are on the day of who attends until something is said of them', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await addTo(matter, owner, { day: '2026-11-23' })
    const viewer = { userId: owner.id, workspaceId: workspace.id, may: () => true } as ReturnType<typeof viewerOf>
    const day = { until: clock.now().endOf('day'), zone: 'America/Mexico_City', limit: 10 }
    const items = await daySources.find('hearings')!.load(viewer, day)
    assert.deepEqual(
      items.map(({ kind, title }) => [kind, title]),
      [['hearing', 'Audiencia constitucional']]
    )
    const [told] = await daySources.find('hearings')!.load({ ...viewer, voice: 'en' }, day)
    assert.equal(told!.title, 'Constitutional hearing')
    await db.from('hearings').where('matter_id', matter.id).update({ status: 'held' })
    assert.lengthOf(await daySources.find('hearings')!.load(viewer, day), 0)
  })

  test('are read with a constant number of queries', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const desk = await atDesk(client, owner, workspace)
    await addTo(matter, owner)
    const page = `/law-firm/files/file-overview/${matter.id}?tab=hearings`
    await desk.visit(page)
    const few = await queriesOf(async () => [await desk.visit(page), await daysOf(desk, DAYS)])
    for (let n = 0; n < 8; n++) await addTo(matter, owner, { time: `1${n}:00` })
    const many = await queriesOf(async () => [await desk.visit(page), await daysOf(desk, DAYS)])
    assert.equal(many.length, few.length)
    assert.isDefined(calendarFeeds.find('hearings'))
  })

  test('are written only by who may change the matter', async ({ client, assert }) => {
    const { owner, workspace, matter, hireWith } = await office()
    const hearing = await addTo(matter, owner)
    const reader = await atDesk(client, await hireWith(['expedientes:leer']), workspace)
    assert.equal((await reader.post(root(matter)).json(fieldsOf([owner]))).status(), 403)
    const stranger = await office()
    const outside = await atDesk(client, stranger.owner, stranger.workspace)
    assert.equal((await outside.delete(`${root(matter)}/${hearing.id}`)).status(), 404)
    const theirs = await atDesk(client, owner, workspace)
    const elsewhere = await matterOf({ owner, workspace } as Parameters<typeof matterOf>[0])
    assert.equal((await theirs.delete(`${root(elsewhere)}/${hearing.id}`)).status(), 404)
  })
})
