import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { matterOf } from '#database/factories/matter_factory'
import Activity from '#app/activities/models/activity'
import { dueAt } from '#app/activities/domain/due'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type Matter from '#app/matters/models/matter'
import { notify } from '#app/notifications/actions/notify'
import type { MyDay } from '#app/shell/queries/my_day'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'

const ZONE = 'America/Mexico_City'
const NOW = DateTime.fromISO('2026-11-20T10:00:00', { zone: ZONE })

async function activity(
  ours: Firm,
  matter: Matter,
  over: { dueOn: string; dueTime?: string; assigneeId?: number; open?: boolean }
) {
  const { dueOn, dueTime = null, assigneeId = ours.owner.id, open = true } = over
  return Activity.create({
    workspaceId: ours.workspace.id,
    matterId: matter.id,
    title: `Actividad ${dueOn} ${dueTime ?? ''}`.trim(),
    assigneeId,
    createdById: ours.owner.id,
    dueOn,
    dueTime,
    dueAt: dueAt({ dueOn, dueTime }, ZONE),
    state: open ? 'to_start' : 'resolved',
    open,
    priority: 1,
    position: 1,
    version: 1,
  } as never)
}

const dayOf = (response: { body(): { props: unknown } }) => (response.body().props as { day: MyDay }).day
const titles = (lines: { title: string }[]) => lines.map(({ title }) => title)

test.group('Daily agenda', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOW)
    return () => clock.restore()
  })

  test('lists overdue, today’s and this week’s activities in order, without completed, later or others’ ones', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const other = await ours.hire('lawyer')
    const matter = await matterOf(ours, { title: 'Sucesión de Jacinta Olmedo' })
    await activity(ours, matter, { dueOn: '2026-11-20', dueTime: '17:30' })
    await activity(ours, matter, { dueOn: '2026-11-20', dueTime: '09:00' })
    await activity(ours, matter, { dueOn: '2026-11-20' })
    await activity(ours, matter, { dueOn: '2026-11-19' })
    await activity(ours, matter, { dueOn: '2026-11-27', dueTime: '23:00' })
    await activity(ours, matter, { dueOn: '2026-11-28', dueTime: '00:30' })
    await activity(ours, matter, { dueOn: '2026-11-20', open: false })
    await activity(ours, matter, { dueOn: '2026-11-20', assigneeId: other.id })
    const session = await signedIn(client, ours.owner, ours.workspace)
    const day = dayOf(await session.visit('/main'))
    assert.equal(day.today, '2026-11-20')
    assert.deepEqual(titles(day.late), ['Actividad 2026-11-19', 'Actividad 2026-11-20 09:00'])
    assert.deepEqual(titles(day.now), ['Actividad 2026-11-20', 'Actividad 2026-11-20 17:30'])
    assert.deepEqual(titles(day.next), ['Actividad 2026-11-27 23:00'])
    assert.equal(day.late[0]!.context, `${matter.reference} · Sucesión de Jacinta Olmedo`)
    assert.deepEqual([day.late[0]!.at, day.late[0]!.isAllDay], ['2026-11-19', true])
  })

  test('lists the reminders of the person, unseen ones first', async ({ client, assert }) => {
    const ours = await firm()
    const at = toSqlInstant(NOW.plus({ hours: 3 }))
    const stamp = { created_at: toSqlInstant(NOW), updated_at: toSqlInstant(NOW) }
    const reminder = {
      workspace_id: ours.workspace.id,
      created_by_id: ours.owner.id,
      title: 'Llamar al actuario',
      starts_on: '2026-11-20',
      time: '13:00',
      time_zone: ZONE,
      rhythm: 'none',
      in_app: 1,
      by_email: 0,
      next_at: at,
      version: 1,
      ...stamp,
    }
    const [id] = await db.table('reminders').insert(reminder)
    await db
      .table('reminder_people')
      .insert({ reminder_id: id, user_id: ours.owner.id, workspace_id: ours.workspace.id })
    const session = await signedIn(client, ours.owner, ours.workspace)
    const day = dayOf(await session.visit('/main'))
    assert.deepEqual(
      day.now.map(({ kind, title }) => [kind, title]),
      [['reminder', 'Llamar al actuario']]
    )
  })

  test('omits hidden matters and shows nothing without permission', async ({ client, assert }) => {
    const ours = await firm()
    const [lawyer, nobody] = [await ours.hire('lawyer'), await ours.hireWith([])]
    const secret = await matterOf(ours)
    await activity(ours, secret, { dueOn: '2026-11-20', assigneeId: lawyer.id })
    await activity(ours, secret, { dueOn: '2026-11-20', assigneeId: nobody.id })
    assert.lengthOf(dayOf(await (await signedIn(client, lawyer, ours.workspace)).visit('/main')).now, 1)
    assert.isEmpty(dayOf(await (await signedIn(client, nobody, ours.workspace)).visit('/main')).now)
    await secret.merge({ private: true }).save()
    assert.isEmpty(dayOf(await (await signedIn(client, lawyer, ours.workspace)).visit('/main')).now)
  })

  test('shows unread items and matters without a next step beside it', async ({ client, assert }) => {
    const ours = await firm()
    const still = await matterOf(ours, { title: 'Sin siguiente paso' })
    await still.merge({ responsibleId: ours.owner.id }).save()
    const busy = await matterOf(ours, { title: 'Con actividad' })
    await busy.merge({ responsibleId: ours.owner.id }).save()
    await activity(ours, busy, { dueOn: '2026-12-20' })
    await db.transaction((trx) =>
      notify(trx, {
        kind: 'member_joined',
        to: [ours.owner.id],
        actorId: null,
        workspaceId: ours.workspace.id,
        values: { name: 'Inés', firm: 'X' },
        subject: null,
      })
    )
    const session = await signedIn(client, ours.owner, ours.workspace)
    const { panels } = (await session.visit('/main')).body().props as { panels: { key: string; content: never }[] }
    const panel = (key: string) =>
      panels.find((each) => each.key === key)!.content as { items: object[]; matters: { title: string }[] }
    assert.lengthOf(panel('notices.unread').items, 1)
    assert.deepEqual(titles(panel('activities.still').matters), ['Sin siguiente paso'])
  })

  test('takes the same number of queries for one activity and for forty', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    await activity(ours, matter, { dueOn: '2026-11-20' })
    const session = await signedIn(client, ours.owner, ours.workspace)
    const one = await queriesOf(() => session.visit('/main'))
    for (let count = 0; count < 40; count++) await activity(ours, matter, { dueOn: '2026-11-20' })
    const many = await queriesOf(() => session.visit('/main'))
    assert.equal(many.length, one.length)
  })
})
