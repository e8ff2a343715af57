import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { FileComputation } from '#app/deadlines/actions/file_computation'
import { ConfirmDeadline } from '#app/docket/actions/confirm_deadline'
import DocketSettings from '#app/docket/models/docket_settings'
import MatterDeadline from '#app/docket/models/matter_deadline'
import MatterDeadlineRevision from '#app/docket/models/matter_deadline_revision'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { auditEntriesIn, by, limitTo, noticesOf, office } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { confirmedIn, NOON, proposedIn, SENTENCE, writtenIn } from './scene.js'

const root = (matter: { id: number }) => `/law-firm/files/${matter.id}`
const tab = (matter: { id: number }, more = '') => `/law-firm/files/file-overview/${matter.id}?tab=docket${more}`
const content = (answer: ApiResponse) => answer.body().props.content
/** What the page says at its fields after a form was refused. */
const errorsOf = async (session: { visit(path: string): PromiseLike<ApiResponse> }, path: string) =>
  (await session.visit(path)).body().props.errors

test.group('Deadlines of a matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are proposed from what was notified, to the day, with sheet, log and next date of the matter', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', `${root(matter)}/deadline-triggers`, SENTENCE)).assertStatus(302)
    const deadline = await MatterDeadline.in(workspace).firstOrFail()
    assert.containSubset(deadline.$attributes, {
      ...{ status: 'proposed', source: 'computed', term: 'amparo_review', termVersion: 1, open: true },
      ...{ takesEffect: '2026-02-24', lastDay: '2026-03-10', responsibleId: matter.responsibleId },
    })
    assert.equal(deadline.lastInstant!.toISO(), '2026-03-11T06:00:00.000Z')
    assert.deepEqual(await auditEntriesIn(matter), ['deadline_trigger.recorded', 'deadline.proposed'])
    const { next_on } = await db.from('matters').where('id', matter.id).firstOrFail()
    assert.equal(next_on, '2026-03-10')
    const page = content(await session.visit(tab(matter, `&deadline=${deadline.id}`)))
    assert.lengthOf(page.open, 1)
    assert.equal(page.card.sheet.days.at(-1).day, '2026-03-10')
    assert.deepInclude(page.card.trigger, { happenedOn: '2026-02-23', title: 'Sentencia de amparo indirecto' })
  })

  test('are proposed as the whole chain that something opens', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    const fields = { resolution: 'direct_admission', terms: ['amparo_allegations', 'amparo_adhesive'] }
    ;(await session.submit('post', `${root(matter)}/deadline-triggers`, { ...SENTENCE, ...fields })).assertStatus(302)
    const deadlines = await MatterDeadline.in(workspace).orderBy('id')
    assert.deepEqual(
      deadlines.map(({ term, lastDay }) => [term, lastDay]),
      [
        ['amparo_allegations', '2026-03-18'],
        ['amparo_adhesive', '2026-03-18'],
      ]
    )
    assert.equal(deadlines[0]!.triggerId, deadlines[1]!.triggerId)
  })

  test('say at its field why {reason}, and write nothing')
    .with([
      { reason: 'a day does not exist', fields: { happenedOn: '2026-02-30' }, at: 'happenedOn' },
      { reason: 'a day has not come', fields: { happenedOn: '2026-03-03' }, at: 'happenedOn' },
      { reason: 'the notification is of another kind', fields: { notification: 'act_known' }, at: 'notification' },
      { reason: 'a calendar is lacking', fields: { handling: null }, at: 'handling' },
      { reason: 'a calendar is unknown', fields: { handling: 'moon' }, at: 'handling' },
      { reason: 'a year is not loaded', fields: { happenedOn: '2023-12-20' }, at: 'handling' },
      { reason: 'no term is chosen', fields: { terms: [] }, at: 'terms' },
      { reason: 'a term is unknown', fields: { terms: ['magic'] }, at: 'terms.0' },
      { reason: 'an hour is lacking', fields: { terms: ['amparo_previous_report'] }, at: 'time' },
      { reason: 'the term has ended', fields: { happenedOn: '2026-01-12' }, at: 'acceptPast' },
      { reason: 'a document is of no matter', fields: { documentId: 987_654 }, at: 'documentId' },
    ])
    .run(async ({ client, assert }, { fields, at }) => {
      const { owner, workspace, matter } = await office()
      const session = await atDesk(client, owner, workspace)
      await session.submit('post', `${root(matter)}/deadline-triggers`, {
        ...SENTENCE,
        ...(at === 'time' && { notification: 'amparo_authority' }),
        ...fields,
      })
      const errors = await errorsOf(session, tab(matter))
      assert.include(Object.keys(errors), at)
      assert.lengthOf(await MatterDeadline.in(workspace), 0)
      assert.deepEqual(await auditEntriesIn(matter), [])
    })

  test('that ended already are written down when that is meant', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    const fields = { ...SENTENCE, happenedOn: '2026-01-12', acceptPast: true }
    ;(await session.submit('post', `${root(matter)}/deadline-triggers`, fields)).assertStatus(302)
    const { open } = content(await session.visit(tab(matter)))
    assert.deepInclude(open[0], { overdue: true, status: 'proposed' })
  })

  test('are written down by hand, marked as such', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    const fields = { title: 'Entregar el dictamen', lastDay: '2026-03-12' }
    ;(await session.submit('post', `${root(matter)}/deadlines`, fields)).assertStatus(302)
    const deadline = await MatterDeadline.in(workspace).firstOrFail()
    assert.containSubset(deadline.$attributes, { source: 'manual', lastDay: '2026-03-12', sheet: null, term: null })
    assert.equal(deadline.lastInstant!.toISO(), '2026-03-13T06:00:00.000Z')
  })

  test('are confirmed by a person, who says who keeps them', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const deadline = await proposedIn(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const body = { version: 1, responsibleId: lawyer.id }
    ;(await session.submit('post', `${root(matter)}/deadlines/${deadline.id}/confirmation`, body)).assertStatus(302)
    await deadline.refresh()
    assert.containSubset(deadline.$attributes, {
      ...{ status: 'confirmed', confirmedById: owner.id, responsibleId: lawyer.id, version: 2, needsSignature: false },
    })
    const [notice] = await noticesOf(lawyer)
    assert.equal(notice.kind, 'deadline_assigned')
    assert.equal(notice.href, `/law-firm/files/file-overview/${matter.id}?tab=docket&deadline=${deadline.id}`)
  })

  test('are not confirmed while their date waits to be computed again, or cannot be', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await proposedIn(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const body = { version: 1, responsibleId: owner.id }
    const confirm = async () => {
      await session.submit('post', `${root(matter)}/deadlines/${deadline.id}/confirmation`, body)
      await deadline.refresh()
      return (await errorsOf(session, tab(matter))).responsibleId
    }
    await deadline.merge({ stale: true }).save()
    assert.match(await confirm(), /se está calculando de nuevo/)
    await deadline.merge({ stale: false, problem: { key: 'deadlines.problem.missing_year', values: {} } }).save()
    assert.match(await confirm(), /no se pudo calcular de nuevo/)
    assert.equal(deadline.status, 'proposed')
    await deadline.merge({ problem: null }).save()
    assert.isUndefined(await confirm())
    assert.equal(deadline.status, 'confirmed')
  })

  test('are not kept by somebody who does not see the matter', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const deadline = await proposedIn(matter, owner)
    await limitTo(matter, [owner])
    const session = await atDesk(client, owner, workspace)
    const body = { version: 1, responsibleId: lawyer.id }
    await session.submit('post', `${root(matter)}/deadlines/${deadline.id}/confirmation`, body)
    assert.property(await errorsOf(session, tab(matter)), 'responsibleId')
  })

  test('are signed by a second person where the firm asks for it, never by the first', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await DocketSettings.create({ workspaceId: workspace.id, signedKinds: ['amparo_review'], version: 1 })
    const deadline = await confirmedIn(matter, owner)
    assert.isTrue(deadline.awaitsSignature)
    const sign = async (session: Awaited<ReturnType<typeof atDesk>>) => {
      await session.submit('post', `${root(matter)}/deadlines/${deadline.id}/signature`, { version: 2 })
      return errorsOf(session, tab(matter))
    }
    const first = await atDesk(client, owner, workspace)
    assert.property(await sign(first), 'signature')
    const second = await atDesk(client, lawyer, workspace)
    assert.isTrue(content(await second.visit(tab(matter, `&deadline=${deadline.id}`))).card.maySign)
    assert.deepEqual(await sign(second), {})
    await deadline.refresh()
    assert.equal(deadline.signedById, lawyer.id)
    assert.isFalse(deadline.awaitsSignature)
  })

  test('are met with a day in the term and a proof', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await confirmedIn(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const close = async (fields: object) => {
      const body = { version: 2, outcome: 'met', metOn: '2026-03-02', proof: 'Folio 8841', ...fields }
      await session.submit('post', `${root(matter)}/deadlines/${deadline.id}/closure`, body)
      return errorsOf(session, tab(matter))
    }
    assert.property(await close({ metOn: '2026-03-03' }), 'metOn')
    assert.property(await close({ metOn: '2026-02-20' }), 'metOn')
    assert.property(await close({ metOn: null }), 'metOn')
    assert.property(await close({ proof: null }), 'proof')
    assert.deepEqual(await close({}), {})
    await deadline.refresh()
    assert.containSubset(deadline.$attributes, { status: 'met', open: false, metOn: '2026-03-02', proof: 'Folio 8841' })
    const { next_on } = await db.from('matters').where('id', matter.id).firstOrFail()
    assert.isNull(next_on)
  })

  test('are met late only by saying that they were missed', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await confirmedIn(matter, owner)
    clock.freeze('2026-03-12T18:00:00Z')
    const session = await atDesk(client, owner, workspace)
    const close = async (body: object) => {
      await session.submit('post', `${root(matter)}/deadlines/${deadline.id}/closure`, { version: 2, ...body })
      return errorsOf(session, tab(matter))
    }
    assert.property(await close({ outcome: 'met', metOn: '2026-03-11', proof: 'Folio 1' }), 'metOn')
    assert.property(await close({ outcome: 'missed' }), 'reason')
    assert.deepEqual(await close({ outcome: 'missed', reason: 'El actuario no dejó cédula' }), {})
    await deadline.refresh()
    assert.equal(deadline.status, 'missed')
  })

  test('are not missed while they run, and never by the passing of time', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await confirmedIn(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const body = { version: 2, outcome: 'missed', reason: 'Nadie fue' }
    await session.submit('post', `${root(matter)}/deadlines/${deadline.id}/closure`, body)
    assert.property(await errorsOf(session, tab(matter)), 'outcome')
    clock.freeze('2026-03-11T06:00:00Z')
    const later = await atDesk(client, owner, workspace)
    const { open } = content(await later.visit(tab(matter)))
    assert.deepInclude(open[0], { status: 'confirmed', overdue: true })
  })

  test('do not run any more for a reason, and run again when that was a mistake', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await proposedIn(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const path = `${root(matter)}/deadlines/${deadline.id}/closure`
    await session.submit('post', path, { version: 1, outcome: 'not_due', reason: 'Se desistió' })
    await deadline.refresh()
    assert.containSubset(deadline.$attributes, { status: 'not_due', open: false, reason: 'Se desistió' })
    await session.submit('delete', path, { version: 2 })
    await deadline.refresh()
    assert.containSubset(deadline.$attributes, { status: 'proposed', open: true, reason: null, closedAt: null })
    assert.deepEqual((await auditEntriesIn(matter)).slice(-2), ['deadline.dismissed', 'deadline.reopened'])
  })

  test('keep their former day when one that was written by hand moves, and are signed again', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await writtenIn(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const body = { version: 1, title: 'Dictamen', responsibleId: owner.id, lastDay: '2026-03-17', shown: true }
    ;(await session.submit('put', `${root(matter)}/deadlines/${deadline.id}`, body)).assertStatus(303)
    const [revision] = await MatterDeadlineRevision.in(workspace)
    assert.containSubset(revision!.$attributes, { cause: 'edited', changedById: owner.id })
    assert.deepEqual([revision!.before.lastDay, revision!.after.lastDay], ['2026-03-10', '2026-03-17'])
    await deadline.refresh()
    assert.containSubset(deadline.$attributes, { title: 'Dictamen', lastDay: '2026-03-17', shown: true, version: 2 })
    assert.lengthOf(content(await session.visit(tab(matter, `&deadline=${deadline.id}`))).card.revisions, 1)
  })

  test('are not signed by who gave them another day, and keep their day once they ended', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await DocketSettings.create({ workspaceId: workspace.id, signedKinds: ['manual'], version: 1 })
    const { id } = await writtenIn(matter, owner)
    await new ConfirmDeadline().handle(by(owner), matter, { id, version: 1, responsibleId: owner.id })
    const session = await atDesk(client, lawyer, workspace)
    const path = `${root(matter)}/deadlines/${id}`
    const body = { title: 'Dictamen', responsibleId: owner.id, lastDay: '2026-03-17' }
    await session.submit('put', path, { ...body, version: 2 })
    await session.submit('post', `${path}/signature`, { version: 3 })
    assert.property(await errorsOf(session, tab(matter)), 'signature')
    await session.submit('post', `${path}/closure`, { version: 3, outcome: 'not_due', reason: 'Se desistió' })
    await session.submit('put', path, { ...body, version: 4, lastDay: '2026-03-30' })
    assert.property(await errorsOf(session, tab(matter)), 'lastDay')
    const { confirmedById, lastDay } = await MatterDeadline.findIn(workspace, id)
    assert.deepEqual([confirmedById, lastDay], [lawyer.id, '2026-03-17'])
  })

  test('refuse another day for what is computed, and a version that somebody changed meanwhile', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await confirmedIn(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const path = `${root(matter)}/deadlines/${deadline.id}`
    const body = { title: 'Revisión', responsibleId: owner.id }
    await session.submit('put', path, { ...body, version: 2, lastDay: '2026-03-30' })
    assert.property(await errorsOf(session, tab(matter)), 'lastDay')
    await session.submit('put', path, { ...body, version: 1 })
    assert.property(await errorsOf(session, tab(matter)), 'version')
    await deadline.refresh()
    assert.equal(deadline.version, 2)
  })

  test('that run are shown by the hundred, the next ones first', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const first = await writtenIn(matter, owner, '2026-03-09')
    const { id: _, ...row } = (await db.from('matter_deadlines').where('id', first.id).firstOrFail()) as { id: number }
    const later = Array.from({ length: 100 }, () => ({ ...row, last_day: '2026-03-11' }))
    await db.table('matter_deadlines').multiInsert(later)
    const session = await atDesk(client, owner, workspace)
    const page = content(await session.visit(tab(matter)))
    assert.deepEqual([page.open.length, page.open[0].id, page.nextLimit], [100, first.id, 200])
    const more = content(await session.visit(tab(matter, '&shown=200')))
    assert.deepEqual([more.open.length, more.nextLimit], [101, null])
    for (const shown of ['-5', 'x', '999999999'])
      assert.isAtLeast(content(await session.visit(tab(matter, `&shown=${shown}`))).open.length, 100)
  })

  test('tell what they run from where nothing was notified', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    const notified = await writtenIn(matter, owner, '2026-03-09')
    const written = await writtenIn(matter, owner, '2026-03-10')
    await db.from('matter_deadlines').where('id', notified.id).update({ term: 'amparo_review' })
    const dismissed = await writtenIn(matter, owner, '2026-03-11')
    await db.from('matter_deadlines').where('id', dismissed.id).update({ term: 'labour_dismissal' })
    const origins = []
    for (const { id } of [notified, written, dismissed])
      origins.push(content(await session.visit(tab(matter, `&deadline=${id}`))).card.origin)
    assert.deepEqual(origins, ['court', null, 'employment'])
  })

  test('are made of a filed computation, with its sheet', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const asked = { ...SENTENCE, notifiedOn: SENTENCE.happenedOn, term: 'amparo_review', time: null, responsible: null }
    const filed = await new FileComputation().handle(by(owner), workspace, 'Rivas', asked)
    const session = await atDesk(client, owner, workspace)
    const path = `/law-firm/computations/${filed.id}/attachment`
    await session.submit('post', path, { matterId: matter.id })
    const deadline = await MatterDeadline.in(workspace).firstOrFail()
    assert.containSubset(deadline.$attributes, { computationId: filed.id, title: 'Rivas', lastDay: '2026-03-10' })
    await session.submit('post', path, { matterId: 987_654 })
    assert.property(await errorsOf(session, `/calculadora/${filed.id}`), 'matterId')
  })

  test('are made of a computation that ended already only on purpose', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const asked = { ...SENTENCE, notifiedOn: '2026-01-12', term: 'amparo_review', time: null, responsible: null }
    const filed = await new FileComputation().handle(by(owner), workspace, 'Rivas', asked)
    const session = await atDesk(client, owner, workspace)
    const path = `/law-firm/computations/${filed.id}/attachment`
    await session.submit('post', path, { matterId: matter.id })
    assert.property(await errorsOf(session, `/calculadora/${filed.id}`), 'acceptPast')
    assert.lengthOf(await MatterDeadline.in(workspace), 0)
    await session.submit('post', path, { matterId: matter.id, acceptPast: true })
    assert.lengthOf(await MatterDeadline.in(workspace), 1)
  })

  test('are read by who may read matters and changed by who may edit them', async ({ client, assert }) => {
    const { owner, workspace, matter, hire } = await office()
    const deadline = await proposedIn(matter, owner)
    const reader = await hire('reader')
    const session = await atDesk(client, reader, workspace)
    const page = content(await session.visit(tab(matter)))
    assert.lengthOf(page.open, 1)
    assert.isFalse(page.canEdit)
    const body = { version: 1, responsibleId: owner.id }
    await session.submit('post', `${root(matter)}/deadlines/${deadline.id}/confirmation`, body)
    await deadline.refresh()
    assert.equal(deadline.status, 'proposed')
  })

  test('of a private matter, of another matter and of another firm are not there', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer, ...ours } = await office()
    const deadline = await proposedIn(matter, owner)
    const body = { version: 1, responsibleId: owner.id }
    const path = (of: { id: number }) => `${root(of)}/deadlines/${deadline.id}/confirmation`
    const sibling = await matterOf({ ...ours, owner, workspace }, { title: 'Otro' })
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', path(sibling), body)).assertStatus(404)
    await limitTo(matter, [owner])
    ;(await (await atDesk(client, lawyer, workspace)).submit('post', path(matter), body)).assertStatus(404)
    const other = await firm()
    ;(await (await atDesk(client, other.owner, other.workspace)).submit('post', path(matter), body)).assertStatus(404)
    await deadline.refresh()
    assert.equal(deadline.status, 'proposed')
  })

  test('are listed in as many queries as without any', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    await session.visit(tab(matter))
    const few = await queriesOf(() => session.visit(tab(matter)))
    for (let n = 0; n < 6; n++) await confirmedIn(matter, owner)
    const many = await queriesOf(() => session.visit(tab(matter)))
    assert.equal(many.length, few.length)
  })
})
