import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import Activity from '#app/activities/models/activity'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'
import { activityOf, auditEntriesIn, limitTo, noticesOf, office } from './scene.js'

const NOON = '2026-11-20T18:00:00Z'

interface Tab {
  content: {
    items: { id: number; title: string; overdue: boolean; subtasks: { done: number; total: number } }[]
    next: string | null
    columns: { state: string; items: { id: number }[] }[]
    card: { title: string; steps: { id: number; title: string; done: boolean }[]; description: string | null } | null
    people: { id: number }[]
  }
}

test.group('Matter activities', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are added with steps, notify the assignee, and appear in the log and the index', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const session = await atDesk(client, owner, workspace)
    const body = {
      title: 'Contestar la demanda',
      assigneeId: lawyer.id,
      dueOn: '2026-11-25',
      dueTime: '14:30',
      subtasks: ['Leer', 'Escribir'],
    }
    ;(await session.submit('post', `/law-firm/files/${matter.id}/activities`, body)).assertStatus(302)
    const activity = await Activity.in(workspace).firstOrFail()
    assert.containSubset(activity.$attributes, {
      title: 'Contestar la demanda',
      state: 'to_start',
      dueOn: '2026-11-25',
      dueTime: '14:30',
    })
    assert.equal(activity.dueAt.toISO(), '2026-11-25T20:30:00.000Z')
    assert.deepEqual(await auditEntriesIn(matter), ['activity.added'])
    const [notice] = await noticesOf(lawyer)
    assert.equal(notice.kind, 'activity_assigned')
    assert.equal(notice.href, `/law-firm/files/file-overview/${matter.id}?tab=activities&activity=${activity.id}`)
    assert.isAbove((await db.from('record_changes').where({ kind: 'activity', record_id: activity.id })).length, 0)
    const { next_on } = await db.from('matters').where('id', matter.id).firstOrFail()
    assert.equal(next_on, '2026-11-25')
  })

  test('are due at the end of the firm’s day when no time is given', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', `/law-firm/files/${matter.id}/activities`, { title: 'Acuerdo', dueOn: '2026-11-20' })
    const activity = await Activity.in(workspace).firstOrFail()
    assert.equal(activity.dueAt.toISO(), '2026-11-21T05:59:59.999Z')
  })

  test('change status both ways, and resolving notifies the creator', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const activity = await activityOf(matter, owner, { assigneeId: lawyer.id, dueOn: '2026-11-25' })
    const session = await atDesk(client, lawyer, workspace)
    const move = (state: string) =>
      session.submit('put', `/law-firm/files/${matter.id}/activities/${activity.id}/state`, { state })
    for (const state of ['in_progress', 'resolved', 'to_start']) {
      ;(await move(state)).assertStatus(303)
      const { undo } = (await session.visit(`/law-firm/files/file-overview/${matter.id}`)).body().props.notices.toast
      const href = `/law-firm/files/${matter.id}/activities/${activity.id}/state`
      assert.deepEqual(undo, { method: 'put', href, body: { state: activity.state } })
      await activity.refresh()
      assert.deepEqual([activity.state, activity.open], [state, state !== 'resolved'] as never)
    }
    assert.isNull(activity.resolvedAt)
    assert.deepEqual(await auditEntriesIn(matter), [
      'activity.added',
      'activity.started',
      'activity.resolved',
      'activity.reopened',
    ])
    assert.deepEqual(
      (await noticesOf(owner)).map(({ kind }) => kind),
      ['activity_resolved']
    )
  })

  test('are placed below another card on the board without reordering the others', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const [one, two, three] = [
      await activityOf(matter, owner),
      await activityOf(matter, owner),
      await activityOf(matter, owner),
    ]
    const session = await atDesk(client, owner, workspace)
    const put = (id: number, after: number | null) =>
      session.submit('put', `/law-firm/files/${matter.id}/activities/${id}/state`, { state: 'to_start', after })
    const board = async () => {
      const page = await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=activities&view=board`)
      return (page.body().props as Tab).content.columns[0]!.items.map(({ id }) => id)
    }
    await put(three!.id, one!.id)
    assert.deepEqual(await board(), [one!.id, three!.id, two!.id])
    await put(two!.id, null)
    assert.deepEqual(await board(), [two!.id, one!.id, three!.id])
    for (let n = 0; n < 14; n++) await put(n % 2 ? three!.id : one!.id, two!.id)
    assert.deepEqual(await board(), [two!.id, three!.id, one!.id])
  })

  test('have steps that are added, ticked, reordered and removed', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const activity = await activityOf(matter, owner, { subtasks: ['Uno', 'Dos'] })
    const session = await atDesk(client, owner, workspace)
    const root = `/law-firm/files/${matter.id}/activities/${activity.id}/subtasks`
    const card = async () => {
      const page = await session.visit(
        `/law-firm/files/file-overview/${matter.id}?tab=activities&activity=${activity.id}`
      )
      return (page.body().props as Tab).content.card!.steps
    }
    await session.submit('post', root, { title: 'Tres' })
    const [one, two, three] = await card()
    await session.submit('put', `${root}/${two!.id}`, { done: true })
    await session.submit('put', `${root}/order`, { ids: [three!.id, one!.id, two!.id] })
    await session.submit('delete', `${root}/${one!.id}`)
    assert.deepEqual(
      (await card()).map(({ title, done }) => [title, done]),
      [
        ['Tres', false],
        ['Dos', true],
      ]
    )
  })

  test('refuse a save of an older version and change nothing', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const activity = await activityOf(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const path = `/law-firm/files/${matter.id}/activities/${activity.id}`
    const body = { title: 'Nuevo', priority: 2, version: 1 }
    ;(await session.submit('put', path, body)).assertStatus(303)
    const stale = await session.put(path, { ...body, title: 'Más nuevo' })
    stale.assertStatus(422)
    assert.equal((await activity.refresh()).title, 'Nuevo')
    assert.deepEqual(await auditEntriesIn(matter), ['activity.added', 'activity.edited'])
  })

  test('mark invalid input at its field', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const stranger = (await firm()).owner
    const session = await atDesk(client, owner, workspace)
    const wrong = { title: ' ', dueOn: '2026-02-30', dueTime: '25:00', assigneeId: stranger.id, priority: 7 }
    const answer = await session.post(`/law-firm/files/${matter.id}/activities`, wrong)
    answer.assertStatus(422)
    const fields = (answer.body().errors as { field: string }[]).map(({ field }) => field)
    assert.sameMembers(fields, ['title', 'dueOn', 'dueTime', 'assigneeId', 'priority'])
    assert.lengthOf(await Activity.in(workspace), 0)
  })

  test('are assigned only to the team of a private matter, and nobody else is notified', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await limitTo(matter, [owner])
    const session = await atDesk(client, owner, workspace)
    const answer = await session.post(`/law-firm/files/${matter.id}/activities`, {
      title: 'Secreto',
      assigneeId: lawyer.id,
    })
    answer.assertStatus(422)
    const other = await atDesk(client, lawyer, workspace)
    ;(await other.post(`/law-firm/files/${matter.id}/activities`, { title: 'X' })).assertStatus(404)
    assert.lengthOf(await noticesOf(lawyer), 0)
  })

  test('cannot be reached through another matter', async ({ client, assert }) => {
    const ours = await office()
    const { owner, workspace, matter } = ours
    const [activity, other] = [await activityOf(matter, owner), await matterOf(ours)]
    const session = await atDesk(client, owner, workspace)
    const root = `/law-firm/files/${other.id}/activities/${activity.id}`
    for (const [method, path, body] of [
      ['put', root, { title: 'X', version: 1 }],
      ['put', `${root}/state`, { state: 'resolved' }],
      ['post', `${root}/subtasks`, { title: 'X' }],
      ['delete', root, {}],
    ] as const)
      (await session[method](path, body)).assertStatus(404)
    assert.equal((await activity.refresh()).state, 'to_start')
  })

  test('are marked overdue, filtered by status, person and date, and paged without gaps', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const late = await activityOf(matter, owner, { title: 'Tarde', dueOn: '2026-11-19', assigneeId: owner.id })
    await activityOf(matter, owner, { title: 'Hoy', dueOn: '2026-11-20', assigneeId: lawyer.id })
    for (let n = 0; n < 120; n++) await activityOf(matter, owner, { title: `Otra ${n}` })
    const session = await atDesk(client, owner, workspace)
    const show = async (query: string) =>
      ((await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=activities${query}`)).body().props as Tab)
        .content
    const first = await show('')
    assert.containSubset(first.items[0]!, { id: late.id, overdue: true })
    assert.isFalse(first.items[1]!.overdue)
    const seen = first.items.map(({ id }) => id)
    for (let next = first.next; next;) {
      const page = await show(`&after=${next}`)
      seen.push(...page.items.map(({ id }) => id))
      next = page.next
    }
    assert.lengthOf(new Set(seen), 122)
    assert.lengthOf(seen, 122)
    assert.deepEqual(
      (await show('&due=overdue')).items.map(({ title }) => title),
      ['Tarde']
    )
    assert.deepEqual(
      (await show('&due=today')).items.map(({ title }) => title),
      ['Tarde', 'Hoy']
    )
    assert.deepEqual(
      (await show('&whose=mine')).items.map(({ title }) => title),
      ['Tarde']
    )
    assert.lengthOf((await show('&state=resolved')).items, 0)
  })

  test('are deleted with their steps, comments and reminders', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const activity = await activityOf(matter, owner, { subtasks: ['Uno'], dueOn: '2026-11-25' })
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', `/law-firm/files/${matter.id}/notes`, {
      html: '<p>Comentario</p>',
      activityId: activity.id,
    })
    await session.submit('delete', `/law-firm/files/${matter.id}/activities/${activity.id}`)
    for (const table of ['activities', 'activity_subtasks', 'notes']) assert.lengthOf(await db.from(table), 0, table)
    assert.isNull((await db.from('matters').where('id', matter.id).firstOrFail()).next_on)
  })

  test('take the same number of queries for a longer list', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    const path = `/law-firm/files/file-overview/${matter.id}?tab=activities`
    await activityOf(matter, owner, { subtasks: ['Uno'], assigneeId: owner.id })
    const few = await queriesOf(() => Promise.resolve(session.visit(path)))
    for (let n = 0; n < 30; n++) await activityOf(matter, owner, { subtasks: ['Uno', 'Dos'], assigneeId: owner.id })
    const many = await queriesOf(() => Promise.resolve(session.visit(path)))
    assert.equal(many.length, few.length)
  })
})
