import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#app/core/clock'
import { EditTrigger } from '#app/docket/actions/edit_trigger'
import MatterDeadline from '#app/docket/models/matter_deadline'
import MatterTrigger from '#app/docket/models/matter_trigger'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import { queriesOf } from '#tests/helpers/queries'
import { activityOf, auditEntriesIn, by, office } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'

const DECISION = {
  resolution: 'indirect_sentence',
  terms: ['amparo_review'],
  notification: 'amparo_personal',
  handling: 'pjf',
}

/** A hearing of 23 February 2026, and a person before it on 2 March. */
async function scene(client: ApiClient) {
  const ours = await office()
  const { owner, workspace, matter } = ours
  const fields = { kind: 'constitutional' as const, day: '2026-02-23', time: '10:00', minutes: 60, travelMinutes: 0 }
  const shown = { shownToClient: false, clientAttends: false }
  const hearing = await new WriteHearing().add(by(owner), matter, { ...fields, ...shown, peopleIds: [owner.id] })
  const desk = await atDesk(client, owner, workspace)
  const address = `/law-firm/files/${matter.id}/hearings/${hearing.id}/conclusion`
  const conclude = (body: object) =>
    desk
      .put(address)
      .header('accept', 'application/json')
      .json({ status: 'held', version: 1, ...body })
  const lines = async () =>
    (await desk.visit(`/law-firm/files/file-overview/${matter.id}?tab=hearings`)).body().props.content.hearings
  return { ...ours, hearing, desk, conclude, lines, address }
}

const counts = async () =>
  Promise.all(
    ['matter_triggers', 'matter_deadlines', 'activities', 'hearing_results'].map(
      async (table) => (await db.from(table)).length
    )
  )

test.group('Results of hearings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-03-02T18:00:00Z')
    return () => clock.restore()
  })

  test('are the deadlines and activities that somebody chose, and lead to them', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer, conclude, lines } = await scene(client)
    const activities = [
      { title: 'Pedir copia del acta', assigneeId: lawyer.id, dueOn: '2026-03-04' },
      { title: 'Informar al cliente' },
    ]
    ;(await conclude({ outcome: 'Se dictó sentencia', proposes: true, ...DECISION, activities })).assertStatus(302)
    const deadline = await MatterDeadline.in(workspace).firstOrFail()
    assert.containSubset(deadline.$attributes, { status: 'proposed', term: 'amparo_review', lastDay: '2026-03-10' })
    const trigger = await MatterTrigger.in(workspace).firstOrFail()
    assert.containSubset(trigger.$attributes, { kind: 'hearing', happenedOn: '2026-02-23' })
    const rows = await db.from('activities').orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.title, row.assignee_id, row.due_on]),
      [
        ['Pedir copia del acta', lawyer.id, '2026-03-04'],
        ['Informar al cliente', null, null],
      ]
    )
    const [line] = await lines()
    assert.deepEqual(
      line.results.map(({ kind, title }: { kind: string; title: string }) => [kind, title]),
      [
        ['deadline', deadline.title],
        ['activity', 'Pedir copia del acta'],
        ['activity', 'Informar al cliente'],
      ]
    )
    assert.include(line.results[0].href, `deadline=${deadline.id}`)
    assert.isNull(line.next)
    assert.includeMembers(await auditEntriesIn(matter), ['hearing.held', 'deadline.proposed', 'activity.added'])
    const { title, happenedOn, time, notification, handlingCalendar: handling } = trigger
    const edit = { id: trigger.id, version: 1, title, happenedOn, time, notification, handling, responsible: null }
    await new EditTrigger().handle(by(owner), matter, edit)
    await trigger.refresh()
    assert.equal(trigger.kind, 'hearing')
  })

  test('are nothing where nothing was chosen', async ({ client, assert }) => {
    const { conclude, lines } = await scene(client)
    ;(await conclude({ outcome: 'Alegatos', terms: [], activities: [] })).assertStatus(302)
    assert.deepEqual(await counts(), [0, 0, 0, 0])
    assert.isEmpty((await lines())[0].results)
  })

  test('come with the hearing to which it was put off', async ({ client, assert }) => {
    const { conclude, lines } = await scene(client)
    const activities = [{ title: 'Notificar al perito' }]
    ;(await conclude({ status: 'deferred', day: '2026-03-20', time: '09:00', activities })).assertStatus(302)
    const before = (await lines()).find(({ status }: { status: string }) => status === 'deferred')
    assert.deepInclude(before.next, { day: '2026-03-20', time: '09:00' })
    assert.lengthOf(before.results, 1)
  })

  test('are refused at the field when {reason}, and nothing is written')
    .with([
      {
        reason: 'a term needs another notification',
        body: { ...DECISION, notification: 'act_known' },
        at: 'notification',
      },
      { reason: 'there is nothing to propose', body: { ...DECISION, proposes: true, terms: [] }, at: 'terms' },
      { reason: 'the terms are lacking', body: { proposes: true }, at: 'terms' },
      { reason: 'the notification is lacking', body: { ...DECISION, notification: undefined }, at: 'notification' },
      { reason: 'a term is unknown', body: { ...DECISION, terms: ['magic'] }, at: 'terms.0' },
      { reason: 'a calendar is unknown', body: { ...DECISION, handling: 'moon' }, at: 'handling' },
      {
        reason: 'an hour is lacking',
        body: { ...DECISION, notification: 'amparo_authority', terms: ['amparo_previous_report'] },
        at: 'notifiedAt',
      },
      { reason: 'an activity has no title', body: { activities: [{ title: ' ' }] }, at: 'activities.0.title' },
      {
        reason: 'somebody of elsewhere is named',
        body: { activities: [{ title: 'a', assigneeId: 987_654 }] },
        at: 'activities.0.assigneeId',
      },
      { reason: 'it was canceled', body: { status: 'cancelled', ...DECISION }, at: 'status' },
    ])
    .run(async ({ client, assert }, { body, at }) => {
      const { conclude, hearing } = await scene(client)
      const answer = await conclude({ activities: [{ title: 'Otra' }], ...body })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, at)
      assert.deepEqual(await counts(), [0, 0, 0, 0])
      await hearing.refresh()
      assert.deepInclude(hearing, { status: 'scheduled', version: 1 })
    })

  test('that ended already are proposed only on purpose', async ({ client, assert }) => {
    clock.freeze('2026-03-20T18:00:00Z')
    const { conclude } = await scene(client)
    assert.equal((await conclude(DECISION)).body().errors[0].field, 'acceptPast')
    ;(await conclude({ ...DECISION, acceptPast: true })).assertStatus(302)
    assert.deepEqual(await counts(), [1, 1, 0, 1])
  })

  test('of a hearing that was not held yet are refused', async ({ client, assert }) => {
    clock.freeze('2026-02-20T18:00:00Z')
    const { conclude } = await scene(client)
    assert.equal((await conclude(DECISION)).body().errors[0].field, 'status')
    assert.deepEqual(await counts(), [0, 0, 0, 0])
  })

  test('are written only by who may change the matter', async ({ client, assert }) => {
    const { workspace, address, hireWith } = await scene(client)
    const body = { status: 'held', version: 1, ...DECISION }
    const reader = await atDesk(client, await hireWith(['expedientes:leer']), workspace)
    assert.equal((await reader.put(address).json(body)).status(), 403)
    const stranger = await office()
    const outside = await atDesk(client, stranger.owner, stranger.workspace)
    assert.equal((await outside.put(address).json(body)).status(), 404)
    assert.deepEqual(await counts(), [0, 0, 0, 0])
  })

  test('go with what they name, and with their hearing', async ({ client, assert }) => {
    const { owner, matter, hearing, conclude, lines } = await scene(client)
    await conclude({ ...DECISION, activities: [{ title: 'Copia' }] })
    await db.from('activities').where('title', 'Copia').delete()
    assert.lengthOf((await lines())[0].results, 1)
    await new WriteHearing().remove(by(owner), matter, hearing.id)
    assert.lengthOf(await db.from('hearing_results'), 0)
    assert.lengthOf(await db.from('matter_deadlines'), 1)
  })

  test('are read with a constant number of queries', async ({ client, assert }) => {
    const { owner, matter, workspace, hearing, conclude, lines } = await scene(client)
    await conclude({ ...DECISION, activities: [{ title: 'Copia' }] })
    await lines()
    const few = await queriesOf(lines)
    for (let nth = 0; nth < 5; nth++) {
      const { id: activityId } = await activityOf(matter, owner)
      const row = { workspace_id: workspace.id, hearing_id: hearing.id, activity_id: activityId }
      await db.table('hearing_results').insert(row)
    }
    assert.lengthOf((await lines())[0].results, 7)
    assert.lengthOf(await queriesOf(lines), few.length)
  })
})
