import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import CalendarsChanged from '#app/deadlines/events/calendars_changed'
import { FileComputation } from '#app/deadlines/actions/file_computation'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import { CloseDeadline } from '#app/docket/actions/close_deadline'
import { ConfirmDeadline } from '#app/docket/actions/confirm_deadline'
import { EditTrigger } from '#app/docket/actions/edit_trigger'
import { recomputeDeadlines } from '#app/docket/actions/recompute_deadlines'
import { processAlerts } from '#app/docket/actions/send_alerts'
import { EditFirm } from '#app/workspaces/actions/edit_firm'
import DocketSettings from '#app/docket/models/docket_settings'
import MatterDeadline from '#app/docket/models/matter_deadline'
import MatterDeadlineRevision from '#app/docket/models/matter_deadline_revision'
import MatterTrigger from '#app/docket/models/matter_trigger'
import type Matter from '#app/matters/models/matter'
import { matterOf } from '#database/factories/matter_factory'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { auditEntriesIn, by, noticesOf, office } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { closeOn, ownCalendar } from './calendars.js'
import { confirmedIn, proposedIn, NOON, writtenIn } from './scene.js'

const kindsOf = async (user: { id: number }) => (await noticesOf(user)).map(({ kind }) => kind)

test.group('Deadlines whose calendar changes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('get the new date, keep the former one, and tell the person responsible', async ({ assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const deadline = await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await closeOn(workspace, '2026-03-05', '2026-03-06')
    assert.equal(await recomputeDeadlines(), 1)
    await deadline.refresh()
    assert.containSubset(deadline.$attributes, { lastDay: '2026-03-12', stale: false, version: 3 })
    assert.equal(deadline.lastInstant!.toISO(), '2026-03-13T06:00:00.000Z')
    const [revision] = await MatterDeadlineRevision.in(workspace)
    assert.deepEqual(
      [revision!.cause, revision!.before.lastDay, revision!.after.lastDay],
      ['calendar', '2026-03-10', '2026-03-12']
    )
    assert.equal(revision!.sheet!.lastDay, '2026-03-10')
    assert.deepEqual(await kindsOf(lawyer), ['deadline_assigned', 'deadline_moved'])
    assert.equal((await auditEntriesIn(matter)).at(-1), 'deadline.recomputed')
    const { next_on } = await db.from('matters').where('id', matter.id).firstOrFail()
    assert.equal(next_on, '2026-03-12')
    assert.equal(await recomputeDeadlines(), 0)
  })

  test('tell no one when no date changes', async ({ assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await closeOn(workspace, '2026-04-06', '2026-04-07')
    assert.equal(await recomputeDeadlines(), 0)
    assert.deepEqual(await kindsOf(lawyer), ['deadline_assigned'])
    assert.lengthOf(await MatterDeadlineRevision.in(workspace), 0)
  })

  test('keep their date and say so when a year is lacking, once', async ({ assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await ownCalendar(workspace)
    const deadline = await confirmedIn(matter, owner, { responsibleId: lawyer.id, handling: 'juzgado' })
    await db.from('calendar_layer_years').delete()
    for (let n = 0; n < 2; n++) {
      await db.from('matter_deadlines').update({ stale: true })
      assert.equal(await recomputeDeadlines(), 0)
    }
    await deadline.refresh()
    assert.containSubset(deadline.$attributes, { lastDay: '2026-03-10', stale: false, status: 'confirmed' })
    assert.equal(deadline.problem!.key, 'deadlines.problem.missing_year')
    assert.deepEqual(await kindsOf(lawyer), ['deadline_assigned', 'deadline_stuck'])
    assert.lengthOf(await MatterDeadlineRevision.in(workspace), 0)
  })

  test('of other firms, of other calendars, ended or written by hand stay as they are', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const other = await firm()
    const elsewhere = await confirmedIn(await matterOf(other), other.owner)
    const byHand = await writtenIn(matter, owner)
    await db.transaction((trx) => CalendarsChanged.dispatch(trx, workspace.id, ['pjf']))
    const rows = await db.from('matter_deadlines').whereIn('id', [elsewhere.id, byHand.id]).where('stale', true)
    assert.lengthOf(rows, 0)
    const own = await confirmedIn(matter, owner)
    await db.transaction((trx) => CalendarsChanged.dispatch(trx, null, ['tfja']))
    assert.lengthOf(await MatterDeadline.in(workspace).where('stale', true), 0)
    await db.transaction((trx) => CalendarsChanged.dispatch(trx, null, ['la19']))
    await own.refresh()
    assert.isTrue(own.stale)
  })

  test('that ended keep their date; once one runs again it is computed', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await confirmedIn(matter, owner)
    const { id } = deadline
    await closeOn(workspace, '2026-03-05', '2026-03-06')
    const closure = { outcome: 'not_due', metOn: null, documentId: null, proof: null, reason: 'Desistimiento' } as const
    const { version } = await new CloseDeadline().handle(by(owner), matter, { id, version: 2, ...closure })
    assert.equal(await recomputeDeadlines(), 0)
    await new CloseDeadline().reopen(by(owner), matter, { id, version })
    assert.equal(await recomputeDeadlines(), 1)
    await deadline.refresh()
    assert.equal(deadline.lastDay, '2026-03-12')
  })

  test('are computed again when they come from a sheet that is older than the change', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const fields = { notifiedOn: '2026-02-23', time: null, notification: 'amparo_personal', term: 'amparo_review' }
    const asked = { ...fields, handling: 'pjf', responsible: null }
    const computation = await new FileComputation().handle(by(owner), workspace, null, asked)
    await closeOn(workspace, '2026-03-05', '2026-03-06')
    const { id } = computation
    const deadline = await new AddDeadline().fromComputation(by(owner), matter, { id, acceptPast: false })
    assert.equal(deadline.lastDay, '2026-03-12')
    assert.equal(await recomputeDeadlines(), 0)
    await deadline.refresh()
    assert.containSubset(deadline.$attributes, { lastDay: '2026-03-12', stale: false })
    const [revision] = await MatterDeadlineRevision.in(workspace)
    assert.equal(revision!.before.lastDay, '2026-03-10')
  })

  test('tell who keeps them instead when the person responsible left', async ({ assert }) => {
    const { owner, workspace, matter, lawyer, hire } = await office()
    const keeper = await hire('lawyer')
    await db.from('matters').where('id', matter.id).update({ responsible_id: keeper.id })
    await ownCalendar(workspace)
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await confirmedIn(matter, owner, { responsibleId: lawyer.id, handling: 'juzgado' })
    await db.from('members').where('user_id', lawyer.id).delete()
    await closeOn(workspace, '2026-03-05', '2026-03-06')
    await db.from('calendar_layer_years').where('is_whole', true).delete()
    await db.from('matter_deadlines').update({ stale: true })
    await recomputeDeadlines()
    assert.sameMembers(await kindsOf(keeper), ['deadline_moved', 'deadline_stuck'])
  })

  test('leave their matter as it was worked on when nothing changes', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await confirmedIn(matter, owner)
    const touched = async () => String((await db.from('matters').where('id', matter.id).firstOrFail()).updated_at)
    const before = await touched()
    clock.freeze('2026-03-03T18:00:00Z')
    await closeOn(workspace, '2026-04-06', '2026-04-07')
    await recomputeDeadlines()
    assert.equal(await touched(), before)
  })

  test('end at another instant once the firm changes its time zone, also those written by hand', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const other = await firm()
    const elsewhere = await confirmedIn(await matterOf(other), other.owner)
    const deadlines = [await confirmedIn(matter, owner), await writtenIn(matter, owner)]
    await processAlerts()
    await new EditFirm().handle(by(owner), workspace, { timeZone: 'America/Tijuana' })
    await recomputeDeadlines()
    await processAlerts()
    for (const deadline of deadlines) {
      await deadline.refresh()
      assert.containSubset(deadline.$attributes, { lastDay: '2026-03-10', stale: false })
      assert.equal(deadline.lastInstant!.toISO(), '2026-03-11T07:00:00.000Z')
      assert.equal(deadline.nextAlertAt!.toISO(), '2026-03-03T16:00:00.000Z')
    }
    await elsewhere.refresh()
    assert.equal(elsewhere.lastInstant!.toISO(), '2026-03-11T06:00:00.000Z')
    assert.lengthOf(await MatterDeadlineRevision.in(workspace), 0)
    assert.notInclude(await kindsOf(owner), 'deadline_moved')
  })

  test('keep their signature when only the time zone of the firm changes', async ({ assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await DocketSettings.create({ workspaceId: workspace.id, signedKinds: ['amparo_review'], version: 1 })
    const deadline = await confirmedIn(matter, owner)
    await new ConfirmDeadline().sign(by(lawyer), matter, { id: deadline.id, version: 2 })
    await new EditFirm().handle(by(owner), workspace, { timeZone: 'America/Tijuana' })
    assert.equal(await recomputeDeadlines(), 0)
    await deadline.refresh()
    assert.equal(deadline.signedById, lawyer.id)
    assert.equal(deadline.lastInstant!.toISO(), '2026-03-11T07:00:00.000Z')
    await closeOn(workspace, '2026-03-05', '2026-03-06')
    assert.equal(await recomputeDeadlines(), 1)
    await deadline.refresh()
    assert.isNull(deadline.signedById)
  })

  test('are computed although another one fails', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const broken = await confirmedIn(matter, owner)
    const sound = await confirmedIn(matter, owner)
    await db.from('matter_deadlines').where('id', broken.id).update({ request: 'nothing' })
    await closeOn(workspace, '2026-03-05', '2026-03-06')
    assert.equal(await recomputeDeadlines(), 1)
    await sound.refresh()
    assert.equal(sound.lastDay, '2026-03-12')
    assert.lengthOf(await db.from('job_failures').where('job', 'docket.recompute'), 1)
  })

  test('are read and marked together: as many statements for many as for one, when no date changes', async ({
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await confirmedIn(matter, owner)
    await closeOn(workspace, '2026-04-06', '2026-04-07')
    const one = await queriesOf(() => recomputeDeadlines())
    for (let n = 0; n < 5; n++) await confirmedIn(matter, owner)
    const later = '2026-03-03T18:00:00Z'
    clock.freeze(later)
    await db.from('matter_deadlines').update({ stale: true })
    const many = await queriesOf(() => recomputeDeadlines())
    assert.equal(many.length, one.length)
    const deadlines = await MatterDeadline.in(workspace)
    assert.deepEqual([...new Set(deadlines.map(({ stale }) => stale))], [false])
    await deadline.refresh()
    assert.equal(deadline.nextAlertAt!.toUTC().toISO(), '2026-03-03T18:00:00.000Z')
  })

  test('are all computed when there are more than fit in one transaction', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await confirmedIn(matter, owner)
    const { id: _, ...row } = (await db.from('matter_deadlines').where('id', id).firstOrFail()) as { id: number }
    await db.table('matter_deadlines').multiInsert(Array.from({ length: 59 }, () => row))
    await closeOn(workspace, '2026-03-05', '2026-03-06')
    assert.equal(await recomputeDeadlines(), 60)
    assert.lengthOf(await MatterDeadline.in(workspace).where({ stale: false, lastDay: '2026-03-12' }), 60)
    assert.lengthOf(await MatterDeadlineRevision.in(workspace), 60)
    assert.lengthOf(await noticesOf(owner), 60)
  })
})

test.group('Corrected triggers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  const edit = async (matter: Matter, owner: { id: number }, fields: object) => {
    const trigger = await MatterTrigger.in({ id: matter.workspaceId }).firstOrFail()
    const { id, version, title, happenedOn, time, notification } = trigger
    const now = { handling: trigger.handlingCalendar, responsible: trigger.responsibleCalendar }
    const body = { id, version, title, happenedOn, time, notification, ...now, ...fields }
    return new EditTrigger().handle(by(owner), matter, body)
  }

  test('compute their deadlines again and keep the former dates', async ({ assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const deadline = await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    assert.equal(await edit(matter, owner, { happenedOn: '2026-02-24' }), 1)
    await deadline.refresh()
    assert.equal(deadline.lastDay, '2026-03-11')
    assert.equal(deadline.request!.notifiedOn, '2026-02-24')
    const [revision] = await MatterDeadlineRevision.in(workspace)
    assert.deepEqual([revision!.cause, revision!.before.notifiedOn], ['recomputed', '2026-02-23'])
    assert.include(await kindsOf(lawyer), 'deadline_moved')
  })

  test('are an act instead of a notification when that is corrected', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const fields = { resolution: null, notification: 'lfpca_personal', responsible: 'pjf', terms: ['amparo_indirect'] }
    await proposedIn(matter, owner, fields)
    await edit(matter, owner, { notification: 'act_known', responsible: null })
    const trigger = await MatterTrigger.in(workspace).firstOrFail()
    assert.equal(trigger.kind, 'act')
  })

  test('are refused at the field when nothing can be computed, and change nothing', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await confirmedIn(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const trigger = await MatterTrigger.in(workspace).firstOrFail()
    const body = { version: 1, title: 'Sentencia', notification: 'amparo_personal', handling: 'pjf' }
    const path = `/law-firm/files/${matter.id}/deadline-triggers/${trigger.id}`
    const errorsAfter = async (fields: object) => {
      await session.submit('put', path, { ...body, ...fields })
      return (await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=docket`)).body().props.errors
    }
    assert.property(await errorsAfter({ happenedOn: '2026-03-03' }), 'happenedOn')
    assert.property(await errorsAfter({ happenedOn: '2023-02-24' }), 'handling')
    assert.property(await errorsAfter({ happenedOn: '2026-02-24', version: 7 }), 'version')
    await deadline.refresh()
    assert.equal(deadline.lastDay, '2026-03-10')
    assert.deepEqual(await errorsAfter({ happenedOn: '2026-02-24' }), {})
  })
})
