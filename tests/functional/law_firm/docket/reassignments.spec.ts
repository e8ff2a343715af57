import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import type User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { firm } from '#tests/helpers/people'
import { limitTo, noticesOf, office } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { confirmedIn, NOON, writtenIn } from './scene.js'

const ROOT = '/law-firm/deadlines/reassignments'
type Move = { id: number; version: number; responsibleId: number | null }

/** A firm with two deadlines that its owner has, a third person, and the owner at their desk. */
async function scene(client: ApiClient) {
  const ours = await office()
  const { owner, workspace, matter, lawyer } = ours
  const other = await matterOf(ours)
  const computed = await confirmedIn(matter, owner)
  const { id } = await writtenIn(other, owner)
  const written = await MatterDeadline.findIn(workspace, id)
  await written.merge({ responsibleId: owner.id }).save()
  const desk = await atDesk(client, owner, workspace)
  return {
    ...ours,
    other,
    computed,
    written,
    desk,
    moves: (to: Pick<User, 'id'> | null = lawyer): Move[] =>
      [computed, written].map(({ id: of, version }) => ({ id: of, version, responsibleId: to && to.id })),
    keepers: async () => {
      const rows = await MatterDeadline.in(workspace).orderBy('id')
      return rows.map(({ responsibleId }) => responsibleId)
    },
  }
}

type Desk = Awaited<ReturnType<typeof atDesk>>
const send = (desk: Desk, deadlines: unknown, path = ROOT) =>
  desk.post(path).header('accept', 'application/json').json({ deadlines })
const previewOf = async (desk: Desk, deadlines: Move[]) =>
  (await send(desk, deadlines, `${ROOT}/preview`)).body().rows as Record<string, unknown>[]

test.group('Reassignment of deadlines of many matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('shows what becomes of each, then does it, and is taken back', async ({ client, assert }) => {
    const { desk, moves, keepers, owner, lawyer, matter, computed, workspace } = await scene(client)
    const [first] = await previewOf(desk, moves())
    assert.deepEqual(first, {
      ...{ id: computed.id, title: computed.title, matter: `${matter.reference} · ${matter.title}` },
      ...{ before: owner.name, after: lawyer.name, left: null },
    })
    assert.deepEqual(await keepers(), [owner.id, owner.id], 'nothing is done yet')
    ;(await desk.submit('post', ROOT, { deadlines: moves() })).assertStatus(302)
    assert.deepEqual(await keepers(), [lawyer.id, lawyer.id])
    const entries = await db.from('audit_entries').where({ action: 'deadline.edited', workspace_id: workspace.id })
    assert.lengthOf(entries, 2)
    assert.containSubset(JSON.parse(entries[0]!.after), { responsibleId: lawyer.id })
    const { toast } = (await desk.visit('/law-firm/deadlines')).body().props.notices
    assert.containSubset(toast, { key: 'docket.reassigned', values: { count: 2, left: 0 } })
    await desk.submit('post', toast.undo.href, toast.undo.body)
    assert.deepEqual(await keepers(), [owner.id, owner.id])
  })

  test('tells who gets several once, who gets one of it by name, and not who does it', async ({ client, assert }) => {
    const { desk, moves, lawyer, owner, computed } = await scene(client)
    const told = async (who: User) =>
      (await noticesOf(who)).map(({ kind, values }) => [kind, JSON.parse(values).count ?? null])
    await desk.submit('post', ROOT, { deadlines: moves() })
    assert.deepEqual(await told(lawyer), [['deadlines_assigned', '2']])
    await desk.submit('post', ROOT, { deadlines: moves(owner).map((move) => ({ ...move, version: move.version + 1 })) })
    assert.isEmpty((await told(owner)).filter(([kind]) => String(kind).startsWith('deadline')))
    const { version } = await MatterDeadline.findIn({ id: computed.workspaceId }, computed.id)
    await desk.submit('post', ROOT, { deadlines: [{ id: computed.id, version, responsibleId: lawyer.id }] })
    assert.deepEqual((await told(lawyer)).at(-1), ['deadline_assigned', null])
  })

  test('leaves what cannot pass, says why, and does the rest', async ({ client, assert }) => {
    const { desk, moves, keepers, owner, lawyer, matter, other, computed, written, workspace } = await scene(client)
    const left = async (deadlines = moves()) => (await previewOf(desk, deadlines)).map((row) => row.left)
    assert.deepEqual(await left(moves(owner)), ['same', 'same'])
    await limitTo(other, [owner])
    assert.deepEqual(await left(), [null, 'unseen'])
    await db.from('matters').where('id', matter.id).update({ read_only: true })
    assert.deepEqual(await left(moves(null)), ['read_only', null])
    await db.from('matters').where('id', matter.id).update({ read_only: false })
    await db.from('matter_deadlines').where('id', computed.id).update({ version: 9 })
    assert.deepEqual(await left(moves(null)), ['changed', null])
    await db.from('matter_deadlines').where('id', computed.id).update({ version: computed.version, open: false })
    assert.deepEqual(await left(moves(null)), ['closed', null])
    await desk.submit('post', ROOT, { deadlines: moves(null) })
    assert.deepEqual(await keepers(), [owner.id, null])
    await desk.submit('post', ROOT, { deadlines: [{ id: written.id, version: 2, responsibleId: lawyer.id }] })
    assert.deepEqual(await keepers(), [owner.id, null])
    assert.equal((await MatterDeadline.findIn(workspace, written.id)).responsibleId, null)
  })

  test('tells nothing of deadlines behind a wall or of other firms, and leaves them', async ({ client, assert }) => {
    const { workspace, lawyer, matter, moves, keepers, owner } = await scene(client)
    const elsewhere = await firm()
    const foreign = await writtenIn(await matterOf(elsewhere), elsewhere.owner)
    await limitTo(matter, [owner])
    const desk = await atDesk(client, lawyer, workspace)
    const deadlines = [...moves(), { id: foreign.id, version: 1, responsibleId: lawyer.id }]
    const [walled, , theirs] = await previewOf(desk, deadlines)
    for (const row of [walled, theirs])
      assert.deepInclude(row, { title: null, matter: null, before: null, after: null, left: 'gone' })
    await desk.submit('post', ROOT, { deadlines })
    assert.deepEqual(await keepers(), [owner.id, lawyer.id])
    assert.notEqual((await MatterDeadline.findIn(elsewhere.workspace, foreign.id)).responsibleId, lawyer.id)
  })

  test('is refused without the permission, and names nobody who is not of the firm', async ({ client, assert }) => {
    const { workspace, hireWith, moves, keepers, owner, desk } = await scene(client)
    const reader = await atDesk(client, await hireWith(['expedientes:leer']), workspace)
    ;(await send(reader, moves())).assertStatus(403)
    ;(await send(reader, moves(), `${ROOT}/preview`)).assertStatus(403)
    const stranger = (await firm()).owner
    const rows = await previewOf(desk, moves(stranger))
    assert.deepEqual(
      rows.map(({ after, left }) => [after, left]),
      [
        [null, 'unseen'],
        [null, 'unseen'],
      ]
    )
    await desk.submit('post', ROOT, { deadlines: moves(stranger) })
    assert.deepEqual(await keepers(), [owner.id, owner.id])
  })

  test('rejects {what}')
    .with([
      { what: 'no deadlines', deadlines: [] },
      { what: 'what is no list', deadlines: 'todos' },
      { what: 'a deadline twice', deadlines: [1, 1].map((id) => ({ id, version: 1, responsibleId: 1 })) },
      { what: 'no version', deadlines: [{ id: 1, responsibleId: 1 }] },
      { what: 'no person', deadlines: [{ id: 1, version: 1 }] },
      {
        what: 'more than a hundred',
        deadlines: Array.from({ length: 101 }, (_, n) => ({ id: n + 1, version: 1, responsibleId: 1 })),
      },
    ])
    .run(async ({ client }, { deadlines }) => {
      const { owner, workspace } = await office()
      const desk = await atDesk(client, owner, workspace)
      ;(await send(desk, deadlines)).assertStatus(422)
      ;(await send(desk, deadlines, `${ROOT}/preview`)).assertStatus(422)
    })
})
