import MatterErased from '#app/matters/events/matter_erased'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { MoveActivity } from '#app/activities/actions/move_activity'
import { clock } from '#app/core/clock'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'
import { activityOf, by, noteOf, office } from './scene.js'

interface Told {
  timeline: { id: string; kind: string; at: string; values: Record<string, string>; detail: { text: string } | null }[]
  olderEntries: string | null
}

test.group('Matter timeline', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-10T16:00:00Z')
    return () => clock.restore()
  })

  async function scene(client: Parameters<typeof atDesk>[0]) {
    const ours = await office()
    const path = `/law-firm/files/file-overview/${ours.matter.id}?tab=timeline`
    // A new session each time, since days pass in between.
    const read = async (query = '') => {
      const session = await atDesk(client, ours.owner, ours.workspace)
      return (await session.visit(path + query)).body().props as Told
    }
    const kinds = async (query = '') =>
      (await read(query)).timeline.map(({ kind }) => kind.replace(/^\w+\.timeline\./, ''))
    return { ...ours, read, kinds, path }
  }

  test('lists activities and notes along with changes of the matter, newest first', async ({ client, assert }) => {
    const { matter, owner, lawyer, kinds, read } = await scene(client)
    clock.freeze('2026-11-11T16:00:00Z')
    const activity = await activityOf(matter, owner)
    clock.freeze('2026-11-12T16:00:00Z')
    await noteOf(matter, lawyer, '<p>El perito aceptó</p>')
    clock.freeze('2026-11-13T16:00:00Z')
    await new MoveActivity().handle(by(lawyer), matter, { id: activity.id, state: 'resolved' })
    assert.deepEqual(await kinds(), ['resolved', 'note_written', 'added', 'opened'])
    const { timeline } = await read()
    assert.equal(timeline[0]!.values.title, 'Preparar el desahogo de la vista')
    assert.equal(timeline[1]!.detail!.text, 'El perito aceptó')
  })

  test('is filtered by subject, person and day', async ({ client, assert }) => {
    const { matter, owner, lawyer, kinds } = await scene(client)
    clock.freeze('2026-11-12T05:30:00Z')
    await activityOf(matter, owner)
    clock.freeze('2026-11-12T16:00:00Z')
    await noteOf(matter, lawyer)
    assert.deepEqual(await kinds('&about=notes'), ['note_written'])
    assert.deepEqual(await kinds('&about=notes,activities'), ['note_written', 'added'])
    assert.deepEqual(await kinds('&about=research'), [])
    assert.deepEqual(await kinds(`&person=${lawyer.id}`), ['note_written'])
    assert.deepEqual(await kinds(`&person=${owner.id}`), ['added', 'opened'])
    assert.deepEqual(await kinds('&from=2026-11-12'), ['note_written'], 'half past eleven at night is still the 11th')
    assert.deepEqual(await kinds('&to=2026-11-11'), ['added', 'opened'])
    assert.deepEqual(await kinds('&from=2026-11-11&to=2026-11-11'), ['added'])
  })

  test('pages through every entry once, even with many at one instant', async ({ client, assert }) => {
    const { matter, owner, read } = await scene(client)
    for (let n = 0; n < 70; n++) await activityOf(matter, owner, { title: `Actividad ${n}` })
    clock.freeze('2026-11-11T16:00:00Z')
    for (let n = 0; n < 50; n++) {
      clock.advance({ milliseconds: n % 3 })
      await noteOf(matter, owner, `<p>Nota ${n}</p>`)
    }
    const ids: string[] = []
    let pages = 0
    for (let older: string | null = ''; older !== null && pages < 20; pages++) {
      const page: Told = await read(older ? `&older=${older}` : '')
      ids.push(...page.timeline.map(({ id }) => id))
      older = page.olderEntries
    }
    assert.equal(pages, 5)
    assert.lengthOf(ids, 121)
    assert.lengthOf(new Set(ids), 121)
  })

  test('ignores an unknown filter', async ({ client, assert }) => {
    const { kinds } = await scene(client)
    for (const query of ['&about=x', '&person=x', '&from=2026-13-45', '&older=x', '&older=99999999999999-1', '&to=ñ'])
      assert.deepEqual(await kinds(query), ['opened'], query)
  })

  test('takes the same number of queries for any length', async ({ client, assert }) => {
    const { matter, owner, workspace, path } = await scene(client)
    const session = await atDesk(client, owner, workspace)
    await activityOf(matter, owner)
    await noteOf(matter, owner)
    const few = await queriesOf(() => Promise.resolve(session.visit(path)))
    for (let n = 0; n < 40; n++) await noteOf(matter, owner)
    assert.equal((await queriesOf(() => Promise.resolve(session.visit(path)))).length, few.length)
  })

  test('loses activities, notes and reminders when the matter is purged', async ({ assert }) => {
    const { matter, owner } = await office()
    await activityOf(matter, owner, { subtasks: ['Uno'] })
    await noteOf(matter, owner)
    await db.transaction((trx) => MatterErased.dispatch(trx, matter.id, matter.workspaceId))
    for (const table of ['activities', 'activity_subtasks', 'notes']) assert.lengthOf(await db.from(table), 0)
  })
})
