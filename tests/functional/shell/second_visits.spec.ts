import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { DateTime } from 'luxon'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import Activity from '#app/activities/models/activity'
import { dueAt } from '#app/activities/domain/due'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'

const LIST = '/law-firm/files/list?sort=updated&saved=0'
const ZONE = 'America/Mexico_City'
const NOW = DateTime.fromISO('2026-11-20T10:00:00', { zone: ZONE })

type Desk = Awaited<ReturnType<typeof atDesk>>
interface Shown {
  matters: { title: string }[]
  day: Record<'late' | 'now' | 'next', { title: string }[]>
  panels: { key: string; content: { matters?: { title: string }[] } }[]
  firstSteps: { key: string }[] | null
}

const isSqlite = () => db.connection().dialect.name === 'better-sqlite3'
const propsOf = async (desk: Desk, path: string) => (await desk.visit(path)).body().props as Shown
const listed = async (desk: Desk) => (await propsOf(desk, LIST)).matters.map(({ title }) => title)
const recent = async (desk: Desk) => {
  const { panels } = await propsOf(desk, '/main')
  return panels.find(({ key }) => key === 'matters.recent')?.content.matters?.map(({ title }) => title) ?? []
}

/** Writes as another process does: over a connection of its own. */
async function writeFromOutside(sql: string, bindings: (string | number)[]) {
  if (!isSqlite()) return void (await db.rawQuery(sql, bindings))
  const connection = new Database(app.config.get<string>('database.connections.sqlite.connection.filename'))
  connection.prepare(sql).run(bindings)
  connection.close()
}

async function activityOf(ours: Firm, matterId: number, dueOn: string) {
  const due = { dueOn, dueTime: null }
  const people = { assigneeId: ours.owner.id, createdById: ours.owner.id }
  const shown = { title: `Actividad ${dueOn}`, state: 'to_start', open: true, priority: 1, position: 1, version: 1 }
  const at = dueAt(due, ZONE)
  await Activity.create({ workspaceId: ours.workspace.id, matterId, ...people, ...shown, ...due, dueAt: at } as never)
}

test.group('Second visits', (group) => {
  // What is read within a transaction is not kept, so none wraps these tests.
  group.each.setup(async () => {
    await emptyDatabase()
    clock.freeze(NOW)
    return () => {
      clock.restore()
      return emptyDatabase()
    }
  })

  test('ask the database again only for what depends on the hour', async ({ client, assert }) => {
    const ours = await firm()
    await activityOf(ours, (await matterOf(ours)).id, '2026-11-20')
    const desk = await atDesk(client, ours.owner, ours.workspace)
    for (const [path, most] of [
      [LIST, 0],
      ['/main', 3],
    ] as const) {
      await desk.visit(path)
      const second = await queriesOf(() => desk.visit(path))
      assert.equal(second.length <= most, isSqlite(), second.join('\n'))
    }
  })

  test('ask for nothing again after an export has read over a connection of its own', async ({ client, assert }) => {
    const ours = await firm()
    const { config } = db.manager.get(db.primaryConnectionName)!
    db.manager.add('beside', config)
    await db.connection('beside').from('workspaces').select('id')
    await db.manager.close('beside', true)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.visit(LIST)
    const second = await queriesOf(() => desk.visit(LIST))
    assert.equal(second.length === 0, isSqlite())
  })

  test('show what another process wrote', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { title: 'Sucesión de Jacinta Olmedo' })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    assert.deepEqual([await listed(desk), await recent(desk)], [[matter.title], [matter.title]])
    await writeFromOutside('update matters set title = ? where id = ?', ['Divorcio Olmedo', matter.id])
    assert.deepEqual([await listed(desk), await recent(desk)], [['Divorcio Olmedo'], ['Divorcio Olmedo']])
  })

  test('show nobody what another person or another firm sees', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const matter = await matterOf(ours, { title: 'Asunto reservado' })
    await matter.merge({ private: true }).save()
    await activityOf(ours, matter.id, '2026-11-20')
    const people = [
      [ours, ours.owner],
      [ours, await ours.hire('lawyer')],
      [ours, await ours.hireWith(['equipo:leer'])],
      [theirs, theirs.owner],
    ] as const
    const seen = []
    for (const [{ workspace }, user] of people) {
      const desk = await atDesk(client, user, workspace)
      const { day } = await propsOf(desk, '/main')
      seen.push([(await recent(desk)).length, day.now.length])
    }
    const none = [0, 0]
    assert.deepEqual(seen, [[1, 1], none, none, none])
  })

  test('begin a new day at midnight', async ({ client, assert }) => {
    clock.freeze(NOW.set({ hour: 23, minute: 50 }))
    const ours = await firm()
    const { id } = await matterOf(ours)
    for (const day of ['2026-11-20', '2026-11-28']) await activityOf(ours, id, day)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const sizes = async () => {
      const { late, now, next } = (await propsOf(desk, '/main')).day
      return [late.length, now.length, next.length]
    }
    assert.deepEqual(await sizes(), [0, 1, 0])
    clock.advance({ minutes: 20 })
    assert.deepEqual(await sizes(), [1, 0, 1])
  })

  test('leave out the first steps once they are put away elsewhere', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    assert.isNotNull((await propsOf(desk, '/main')).firstSteps)
    await writeFromOutside('update members set first_steps_dismissed_at = ? where user_id = ?', [
      '2026-11-20 10:00:00.000',
      ours.owner.id,
    ])
    assert.isNull((await propsOf(desk, '/main')).firstSteps)
  })
})
