import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { ConfirmDeadline } from '#app/docket/actions/confirm_deadline'
import { recomputeDeadlines } from '#app/docket/actions/recompute_deadlines'
import { RunClock, type NewClock } from '#app/docket/actions/run_clock'
import { sendAlerts } from '#app/docket/actions/send_alerts'
import MatterClockAct from '#app/docket/models/matter_clock_act'
import MatterDeadline from '#app/docket/models/matter_deadline'
import MatterDeadlineRevision from '#app/docket/models/matter_deadline_revision'
import CalendarsChanged from '#app/deadlines/events/calendars_changed'
import CalendarLayer from '#app/deadlines/models/calendar_layer'
import CalendarLayerYear from '#app/deadlines/models/calendar_layer_year'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { auditEntriesIn, by, noticesOf, office } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { NOON, writtenIn } from './scene.js'

const root = (matter: { id: number }) => `/law-firm/files/${matter.id}/clocks`
const tab = (matter: { id: number }) => `/law-firm/files/file-overview/${matter.id}?tab=docket`
const content = (answer: ApiResponse) => answer.body().props.content
const LAPSE = {
  ...{ term: 'commercial_lapse', title: 'Auto que admite la demanda', happenedOn: '2026-01-06' },
  ...{ notification: 'commercial_personal', handling: 'pjf' },
}
const usual = { documentId: null, acceptPast: false }

const begin = (matter: Parameters<RunClock['start']>[1], author: { id: number }, fields: Partial<NewClock> = {}) =>
  new RunClock().start(by(author), matter, { ...usual, ...LAPSE, ...fields })

test.group('Clocks of a matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('run from an act and begin again with the next, to the day, keeping every former date', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', root(matter), LAPSE)).assertStatus(302)
    const { id } = await MatterDeadline.in(workspace).firstOrFail()
    const dates = async () => {
      const { source, status, lastDay, version } = await MatterDeadline.findIn(workspace, id)
      return { source, status, lastDay, version }
    }
    assert.deepEqual(await dates(), { source: 'clock', status: 'proposed', lastDay: '2026-07-07', version: 1 })
    const writ = { title: 'Promoción que pide sentencia', happenedOn: '2026-02-27', notification: 'last_act' }
    const answer = await session.submit('post', `${root(matter)}/${id}/acts`, {
      ...{ ...writ, effect: 'restarts', version: 1 },
    })
    answer.assertStatus(302)
    assert.equal((await dates()).lastDay, '2026-09-10')
    const [revision] = await MatterDeadlineRevision.in(workspace).where('deadline_id', id)
    assert.containSubset(revision!.$attributes, {
      cause: 'restarted',
      before: { notifiedOn: '2026-01-06', lastDay: '2026-07-07' },
      after: { notifiedOn: '2026-02-27', lastDay: '2026-09-10' },
    })
    const shown = content(await session.visit(tab(matter))).clocks
    assert.containSubset(shown, [
      {
        ...{ id, suspended: false, start: { title: writ.title, happenedOn: writ.happenedOn } },
        acts: [{ title: writ.title, effect: 'restarts', recordedBy: owner.name }, { title: LAPSE.title }],
      },
    ])
    assert.deepEqual(await auditEntriesIn(matter), [
      ...['deadline.proposed', 'deadline.recomputed', 'clock_act.recorded'],
    ])
  })

  test('stay where they are with an earlier act, and when they are suspended', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await begin(matter, owner)
    const act = { title: 'Acuerdo', notification: 'last_act', documentId: null }
    const run = new RunClock()
    const earlier = { ...act, id, version: 1, happenedOn: '2026-01-05', effect: 'restarts' as const }
    await run.record(by(owner), matter, earlier)
    await run.record(by(owner), matter, { ...earlier, version: 2, happenedOn: '2026-02-20', effect: 'suspends' })
    const { lastDay, version } = await MatterDeadline.findIn(workspace, id)
    assert.deepEqual([lastDay, version], ['2026-07-07', 3])
    assert.isEmpty(await MatterDeadlineRevision.in(workspace))
  })

  test('run from the act before when the last one is removed with a reason, which stays to be read', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await begin(matter, owner)
    const act = { title: 'Error', happenedOn: '2026-02-27', notification: 'last_act', effect: 'restarts' }
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', `${root(matter)}/${id}/acts`, { ...act, version: 1 })
    const wrong = await MatterClockAct.in(workspace).where('title', 'Error').firstOrFail()
    const { version } = await MatterDeadline.findIn(workspace, id)
    const path = `${root(matter)}/${id}/acts/${wrong.id}`
    await session.submit('delete', path, { version, reason: '' })
    assert.exists((await session.visit(tab(matter))).body().props.errors.reason)
    ;(await session.submit('delete', path, { version, reason: 'Era de otro expediente' })).assertStatus(303)
    assert.equal((await MatterDeadline.findIn(workspace, id)).lastDay, '2026-07-07')
    const [{ acts }] = content(await session.visit(tab(matter))).clocks
    assert.containSubset(acts[0], { title: 'Error', removed: { by: owner.name, reason: 'Era de otro expediente' } })
  })

  test('keep the act that they run from alone', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await begin(matter, owner)
    const only = await MatterClockAct.in(workspace).firstOrFail()
    const session = await atDesk(client, owner, workspace)
    await session.submit('delete', `${root(matter)}/${id}/acts/${only.id}`, { version: 1, reason: 'No' })
    assert.exists((await session.visit(tab(matter))).body().props.errors.reason)
    await only.refresh()
    assert.isNull(only.removedAt)
  })

  test('that cross a year without calendar have no date and say why, until the year is there', async ({ assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    clock.freeze('2026-11-03T18:00:00Z')
    const { id } = await begin(matter, lawyer, { happenedOn: '2026-11-02', notification: 'last_act' })
    const stuck = await MatterDeadline.findIn(workspace, id)
    assert.isNull(stuck.lastDay)
    assert.deepInclude(stuck.problem!, { key: 'deadlines.problem.missing_year' })
    assert.include(
      (await noticesOf(owner)).map(({ kind }) => kind),
      'deadline_stuck'
    )
    await assert.rejects(() =>
      new ConfirmDeadline().handle(by(owner), matter, { id, version: 1, responsibleId: lawyer.id })
    )
    const layer = await CalendarLayer.create({ workspaceId: workspace.id, key: 'pjf', name: 'PJF', weekly: [6, 7] })
    await CalendarLayerYear.create({ layerId: layer.id, year: 2027, source: 'Circular ficticia', isWhole: true })
    await db.transaction((trx) => CalendarsChanged.dispatch(trx, workspace.id, ['pjf']))
    await recomputeDeadlines()
    const computed = await MatterDeadline.findIn(workspace, id)
    assert.isNull(computed.problem)
    assert.isTrue(computed.lastDay! > '2027-01-01')
  })

  test('keep their date, which is the earlier, when the new one cannot be computed', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await begin(matter, owner, { happenedOn: '2026-02-27', notification: 'last_act' })
    clock.freeze('2026-09-09T18:00:00Z')
    const act = { title: 'Promoción', happenedOn: '2026-09-08', notification: 'last_act', documentId: null }
    await new RunClock().record(by(owner), matter, { ...act, id, version: 1, effect: 'restarts' })
    const { lastDay, problem, request } = await MatterDeadline.findIn(workspace, id)
    assert.equal(lastDay, '2026-09-10')
    assert.deepInclude(problem!, { key: 'deadlines.problem.missing_year' })
    assert.equal(request!.notifiedOn, '2026-09-08')
  })

  test('forget an act that could not be computed without a former date or a signature lost', async ({ assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const { id } = await begin(matter, owner, { happenedOn: '2026-02-27', notification: 'last_act' })
    await db
      .from('matter_deadlines')
      .where('id', id)
      .update({ status: 'confirmed', confirmed_by_id: owner.id, needs_signature: true, signed_by_id: lawyer.id })
    await db.from('matter_deadlines').where('id', id).update({ signed_at: '2026-03-01 00:00:00.000' })
    clock.freeze('2026-09-09T18:00:00Z')
    const act = { title: 'Promoción', happenedOn: '2026-09-08', notification: 'last_act', documentId: null }
    await new RunClock().record(by(lawyer), matter, { ...act, id, version: 1, effect: 'restarts' })
    const { version } = await MatterDeadline.findIn(workspace, id)
    const { id: actId } = await MatterClockAct.in(workspace).where('title', 'Promoción').firstOrFail()
    await new RunClock().remove(by(lawyer), matter, { id, version, actId, reason: 'Era de otro' })
    const deadline = await MatterDeadline.findIn(workspace, id)
    const { lastDay, problem, confirmedById, signedById } = deadline
    assert.deepEqual([lastDay, problem, confirmedById, signedById], ['2026-09-10', null, owner.id, lawyer.id])
    assert.isNotNull(deadline.signedAt)
    assert.isEmpty(await MatterDeadlineRevision.in(workspace))
  })

  test('keep of dates before a year was there those from which they were computed', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await begin(matter, owner, { happenedOn: '2026-02-27', notification: 'last_act' })
    clock.freeze('2026-09-09T18:00:00Z')
    const act = { title: 'Promoción', notification: 'last_act', documentId: null, effect: 'restarts' as const }
    await new RunClock().record(by(owner), matter, { ...act, id, version: 1, happenedOn: '2026-09-08' })
    const layer = await CalendarLayer.create({ workspaceId: workspace.id, key: 'pjf', name: 'PJF', weekly: [6, 7] })
    await CalendarLayerYear.create({ layerId: layer.id, year: 2027, source: 'Circular ficticia', isWhole: true })
    await db.transaction((trx) => CalendarsChanged.dispatch(trx, workspace.id, ['pjf']))
    await recomputeDeadlines()
    const [revision] = await MatterDeadlineRevision.in(workspace).where('deadline_id', id)
    assert.containSubset(revision!.$attributes, {
      before: { notifiedOn: '2026-02-27', lastDay: '2026-09-10' },
      after: { notifiedOn: '2026-09-08' },
    })
  })

  test('that ran out are not begun again by a later act', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await begin(matter, owner, { happenedOn: '2026-02-27', notification: 'last_act' })
    clock.freeze('2026-11-03T18:00:00Z')
    const act = { title: 'Promoción', notification: 'last_act', documentId: null, id, version: 1 }
    const record = (happenedOn: string) =>
      new RunClock().record(by(owner), matter, { ...act, happenedOn, effect: 'restarts' })
    await assert.rejects(() => record('2026-09-11'), 'happenedOn: docket.problem.ran_out')
    assert.lengthOf(await MatterClockAct.in(workspace), 1)
    await record('2026-09-10')
    assert.lengthOf(await MatterClockAct.in(workspace), 2)
  })

  test('tell the person responsible 90 days before', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    const { id, version } = await begin(matter, owner)
    await new ConfirmDeadline().handle(by(owner), matter, { id, version, responsibleId: lawyer.id })
    clock.freeze('2026-04-08T13:59:00Z')
    await sendAlerts()
    const alerts = async () => (await noticesOf(lawyer)).filter(({ kind }) => kind === 'deadline_alert')
    assert.isEmpty(await alerts())
    clock.freeze('2026-04-08T14:00:00Z')
    await sendAlerts()
    assert.deepEqual(
      (await alerts()).map(({ values }) => JSON.parse(values).days),
      ['90']
    )
  })

  test('refuse {what}')
    .with([
      { what: 'a day that has not come', fields: { happenedOn: '2026-03-03' }, at: 'happenedOn' },
      { what: 'a day that does not exist', fields: { happenedOn: '2026-02-30' }, at: 'happenedOn' },
      { what: 'a term that is no clock', fields: { term: 'amparo_review' }, at: 'term' },
      { what: 'a rule of another term', fields: { notification: 'claim_due' }, at: 'notification' },
      { what: 'an unknown calendar', fields: { handling: 'moon' }, at: 'handling' },
      { what: 'no name of the act', fields: { title: ' ' }, at: 'title' },
      { what: 'what is over already', fields: { happenedOn: '2025-01-07' }, at: 'acceptPast' },
      { what: 'a document of another matter', fields: { documentId: 999_999 }, at: 'documentId' },
    ])
    .run(async ({ client, assert }, { fields, at }) => {
      const { owner, workspace, matter } = await office()
      const session = await atDesk(client, owner, workspace)
      await session.submit('post', root(matter), { ...LAPSE, ...fields })
      assert.exists((await session.visit(tab(matter))).body().props.errors[at])
      assert.isEmpty(await MatterDeadline.in(workspace))
      assert.isEmpty(await MatterClockAct.in(workspace))
    })

  test('say at a field of their form what is wrong with the term on the day of the act', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    const before = { ...LAPSE, happenedOn: '2017-01-09', notification: 'last_act', acceptPast: true }
    await session.submit('post', root(matter), before)
    const { errors } = (await session.visit(tab(matter))).body().props
    assert.exists(errors.term)
    assert.notProperty(errors, 'terms')
  })

  test('take no act when they are closed, are none, were changed meanwhile or belong elsewhere', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    const { id } = await begin(matter, owner)
    const byHand = await writtenIn(matter, owner)
    const act = { title: 'A', happenedOn: '2026-02-27', notification: 'last_act', effect: 'restarts', version: 1 }
    const errorOf = async (of: number, fields: object = {}) => {
      await session.submit('post', `${root(matter)}/${of}/acts`, { ...act, ...fields })
      return (await session.visit(tab(matter))).body().props.errors?.version
    }
    assert.exists(await errorOf(byHand.id))
    assert.exists(await errorOf(id, { version: 7 }))
    await (await MatterDeadline.findIn(workspace, id)).merge({ open: false, status: 'not_due' }).save()
    assert.exists(await errorOf(id))
    const other = await firm()
    const theirs = await matterOf(other)
    const foreign = await begin(theirs, other.owner)
    ;(await session.submit('post', `${root(matter)}/${foreign.id}/acts`, act)).assertStatus(404)
    assert.lengthOf(await MatterClockAct.in(workspace), 1)
  })

  test('are read in as many queries, however many acts there are', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await begin(matter, owner)
    const session = await atDesk(client, owner, workspace)
    await session.visit(tab(matter))
    const one = await queriesOf(() => session.visit(tab(matter)))
    const row = (await db.from('matter_clock_acts').where('deadline_id', id).firstOrFail()) as { id?: number }
    delete row.id
    await db.table('matter_clock_acts').multiInsert(Array.from({ length: 30 }, () => row))
    const many = await queriesOf(() => session.visit(tab(matter)))
    assert.equal(many.length, one.length)
  })
})
