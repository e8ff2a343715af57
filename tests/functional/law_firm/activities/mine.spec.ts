import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { SetReminder } from '#app/activities/actions/set_reminder'
import { notifyDueToday } from '#app/activities/actions/notify_due_today'
import { myOpenActivities } from '#app/activities/queries/my_open_activities'
import { mattersWithoutNextStep } from '#app/activities/queries/matters_without_next_step'
import { clock } from '#app/core/clock'
import { reminderFields } from '#database/factories/reminder_factory'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'
import { activityOf, by, limitTo, noticesOf, office } from './scene.js'

interface Page {
  activities: { id: number; title: string; matter: { id: number } }[]
}

const viewerOf = ({ id }: { id: number }, workspaceId: number) => ({ userId: id, workspaceId, may: () => true })

test.group('Activities of a person in all matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-20T18:00:00Z')
    return () => clock.restore()
  })

  test('show the person’s own first, all on request, and nothing of hidden matters', async ({ client, assert }) => {
    const ours = await office()
    const { owner, workspace, matter, lawyer } = ours
    const hidden = await matterOf(ours)
    await activityOf(matter, owner, { title: 'Mía', assigneeId: lawyer.id })
    await activityOf(matter, owner, { title: 'De otra', assigneeId: owner.id })
    await activityOf(hidden, owner, { title: 'Oculta', assigneeId: lawyer.id })
    await limitTo(hidden, [owner])
    const session = await atDesk(client, lawyer, workspace)
    const shown = async (query: string) =>
      ((await session.visit(`/law-firm/activities${query}`)).body().props as Page).activities.map(({ title }) => title)
    assert.deepEqual(await shown(''), ['Mía'])
    assert.sameMembers(await shown('?whose=all'), ['Mía', 'De otra'])
  })

  test('are counted over all pages, and shown with the columns that the address names', async ({ client, assert }) => {
    const ours = await office()
    const { owner, workspace, matter, lawyer } = ours
    const hidden = await matterOf(ours)
    await activityOf(matter, owner, { assigneeId: lawyer.id, dueOn: '2026-11-19' })
    await activityOf(matter, owner, { assigneeId: lawyer.id, dueOn: '2026-12-24' })
    await activityOf(matter, owner, { assigneeId: owner.id })
    await activityOf(hidden, owner, { assigneeId: lawyer.id })
    await limitTo(hidden, [owner])
    const session = await atDesk(client, lawyer, workspace)
    const shown = async (query: string) => (await session.visit(`/law-firm/activities${query}`)).body().props
    assert.equal((await shown('')).total, 2)
    assert.equal((await shown('?whose=all')).total, 3)
    assert.equal((await shown('?due=overdue')).total, 1)
    assert.deepEqual((await shown('?columns=state,secret,due')).filters.columns, ['due', 'state'])
    assert.deepEqual((await shown('?columns[]=due')).filters.columns, [])
  })

  test('are announced once on the morning of the due day, unless done', async ({ assert }) => {
    const { owner, matter, lawyer } = await office()
    await activityOf(matter, owner, { title: 'Hoy', assigneeId: lawyer.id, dueOn: '2026-11-20' })
    await activityOf(matter, owner, { title: 'Hecha', assigneeId: lawyer.id, dueOn: '2026-11-20', state: 'resolved' })
    await activityOf(matter, owner, { title: 'Mañana', assigneeId: lawyer.id, dueOn: '2026-11-21' })
    const told = async () => (await noticesOf(lawyer)).filter(({ kind }) => kind === 'activity_due_today').length
    clock.freeze('2026-11-20T12:00:00Z')
    await notifyDueToday()
    assert.equal(await told(), 0, 'it is six in the morning in Mexico City')
    clock.freeze('2026-11-20T13:30:00Z')
    await notifyDueToday()
    await notifyDueToday()
    assert.equal(await told(), 1)
  })

  test('are announced behind any number of activities that their person may not see', async ({ assert }) => {
    const ours = await office()
    const { owner, workspace, lawyer } = ours
    const hidden = await matterOf(ours)
    await limitTo(hidden, [owner])
    const now = '2026-11-19 12:00:00.000'
    const row = {
      ...{ workspace_id: workspace.id, matter_id: hidden.id, title: 'Oculta', assignee_id: lawyer.id },
      ...{ created_by_id: owner.id, due_on: '2026-11-20', due_at: '2026-11-21 05:59:59.000', state: 'to_start' },
      ...{ open: 1, priority: 1, position: 1, version: 1, created_at: now, updated_at: now },
    }
    const hundred = Array.from({ length: 100 }, () => row)
    for (let times = 0; times < 6; times++) await db.table('activities').multiInsert(hundred)
    const visible = await activityOf(ours.matter, owner, { assigneeId: lawyer.id, dueOn: '2026-11-20' })
    clock.freeze('2026-11-20T13:30:00Z')
    assert.equal(await notifyDueToday(), 1)
    const [notice] = (await noticesOf(lawyer)).filter(({ kind }) => kind === 'activity_due_today')
    assert.match(notice.href, new RegExp(`activity=${visible.id}$`))
  })

  test('leave a matter without a next step unless an activity or reminder is pending', async ({ assert }) => {
    const ours = await office()
    const { owner, workspace, matter } = ours
    const viewer = viewerOf(owner, workspace.id)
    const still = async () => (await mattersWithoutNextStep(viewer)).map(({ id }) => id)
    assert.deepEqual(await still(), [matter.id])
    const activity = await activityOf(matter, owner)
    assert.deepEqual(await still(), [])
    await activity.merge({ state: 'resolved', open: false }).save()
    assert.deepEqual(await still(), [matter.id])
    const place = { workspaceId: workspace.id, matterId: matter.id, activityId: null }
    await new SetReminder().handle(by(owner), place, reminderFields(ours))
    assert.deepEqual(await still(), [])
    const concluded = await matterOf(ours, { status: 'concluded' })
    assert.notInclude(await still(), concluded.id)
  })

  test('appear on the home page with a constant number of queries', async ({ assert }) => {
    const ours = await office()
    const { owner, workspace, matter } = ours
    const viewer = viewerOf(owner, workspace.id)
    await activityOf(matter, owner, { assigneeId: owner.id, dueOn: '2026-11-20' })
    const few = await queriesOf(() => myOpenActivities(viewer, { until: 'today' }))
    for (let n = 0; n < 10; n++)
      await activityOf(await matterOf(ours), owner, { assigneeId: owner.id, dueOn: '2026-11-19' })
    const many = await queriesOf(() => myOpenActivities(viewer, { until: 'today' }))
    assert.equal(many.length, few.length)
    assert.lengthOf(await myOpenActivities(viewer, { until: 'today' }), 11)
  })
})
