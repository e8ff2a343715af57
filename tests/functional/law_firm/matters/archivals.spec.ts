import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import AuditEntry from '#app/core/audit/models/audit_entry'
import Matter from '#app/matters/models/matter'
import MatterArchival from '#app/matters/models/matter_archival'
import { firm, person, type Firm } from '#tests/helpers/people'
import { atDesk } from './desk.js'

const ALL = '/law-firm/files/archivals'
const one = (matter: Matter) => `/law-firm/files/${matter.id}/archival`
const auditEntriesOf = async (matter: Matter) =>
  (
    await AuditEntry.query()
      .where({ subjectType: 'matter', subjectId: String(matter.id) })
      .orderBy('id')
  ).map(({ action }) => action)
const archivedIn = async ({ workspace }: Firm) =>
  (await Matter.in(workspace).where('archived', 1).orderBy('id')).map(({ id }) => id)

/** What the next page says once. */
async function toastAfter(session: Awaited<ReturnType<typeof atDesk>>) {
  const { notices } = (await session.visit('/law-firm/files/list')).body().props as {
    notices: { toast?: Record<string, unknown> }
  }
  return notices.toast
}

test.group('Matter archiving', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('removes the matter from the list, keeps it readable and offers an undo in the toast', async ({
    client,
    assert,
  }) => {
    const ours = await firm('Ibarra Lozano')
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.submit('post', one(matter))).assertStatus(302)
    assert.deepEqual(await archivedIn(ours), [matter.id])
    assert.equal((await MatterArchival.findByOrFail('matterId', matter.id)).userId, ours.owner.id)
    assert.deepEqual(await toastAfter(session), {
      key: 'matters.archived_one',
      values: { reference: 'IL-0001' },
      undo: { method: 'delete', href: one(matter) },
    })
    ;(await session.visit(`/law-firm/files/file-overview/${matter.id}`)).assertStatus(200)
  })

  test('stays on the current page with its filters', async ({ client }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const seen = '/law-firm/files/list?materia=amparo&page=2'
    const batch = await session
      .submit('post', ALL, { ids: [matter.id] })
      .header('referer', `http://${process.env.HOST}:${process.env.PORT}${seen}`)
    batch.assertHeader('location', `http://${process.env.HOST}:${process.env.PORT}${seen}`)
    const undo = await session.submit('delete', one(matter)).header('referer', seen)
    undo.assertHeader('location', seen)
  })

  test('is fully reverted by unarchiving', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', one(matter))
    ;(await session.submit('delete', one(matter))).assertStatus(303)
    assert.deepEqual(await archivedIn(ours), [])
    assert.isNull(await MatterArchival.findBy('matterId', matter.id))
    assert.deepEqual(await auditEntriesOf(matter), ['matter.opened', 'matter.archived', 'matter.unarchived'])
  })

  test('is done once when requested twice', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    for (const _ of [1, 2]) await session.submit('post', one(matter))
    for (const _ of [1, 2]) await session.submit('delete', one(matter))
    assert.deepEqual(await auditEntriesOf(matter), ['matter.opened', 'matter.archived', 'matter.unarchived'])
  })

  test('archives several at once, and the undo restores exactly those', async ({ client, assert }) => {
    const ours = await firm()
    const matters = [await matterOf(ours), await matterOf(ours), await matterOf(ours)]
    const [first, second, third] = matters.map(({ id }) => id) as [number, number, number]
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', one(matters[0]!))
    await session.submit('post', ALL, { ids: [first, second, third] })
    assert.deepEqual(await archivedIn(ours), [first, second, third])
    const undo = { method: 'delete', href: ALL, body: { ids: [second, third] } }
    assert.deepEqual(await toastAfter(session), { key: 'matters.archived', values: { count: 2 }, undo })
    await session.submit('delete', ALL, undo.body)
    assert.deepEqual(await archivedIn(ours), [first])
    const redo = { method: 'post', href: ALL, body: { ids: [second, third] } }
    assert.deepEqual(await toastAfter(session), { key: 'matters.unarchived', values: { count: 2 }, undo: redo })
  })

  test('offers no undo when nothing was archived', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('delete', ALL, { ids: [matter.id] })
    assert.deepEqual(await toastAfter(session), { key: 'matters.unarchived', values: { count: 0 } })
  })

  test('answers 404 and changes nothing when one id is of another firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const [mine, foreign] = [await matterOf(ours), await matterOf(theirs)]
    const session = await atDesk(client, ours.owner, ours.workspace)
    for (const stranger of [foreign.id, 987_654_321]) {
      const answer = await session.post(ALL, { ids: [mine.id, stranger] })
      answer.assertStatus(404)
      answer.assertBody({ code: 'NOT-FOUND', params: {} })
      ;(await session.delete(ALL, { ids: [mine.id, stranger] })).assertStatus(404)
    }
    assert.deepEqual([await archivedIn(ours), await archivedIn(theirs)], [[], []])
    assert.deepEqual(await auditEntriesOf(foreign), ['matter.opened'])
  })

  test('answers 404 for a matter of another firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const foreign = await matterOf(theirs)
    const session = await atDesk(client, ours.owner, ours.workspace)
    for (const path of [one(foreign), '/law-firm/files/987654321/archival', '/law-firm/files/x/archival']) {
      ;(await session.post(path)).assertStatus(404)
      ;(await session.delete(path)).assertStatus(404)
    }
    assert.deepEqual(await archivedIn(theirs), [])
  })

  test('refuses a malformed list of ids and changes nothing', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const strange = [
      undefined,
      null,
      [],
      'all',
      {},
      [matter.id, matter.id],
      ['x'],
      [-1],
      [1.5],
      Array.from({ length: 101 }, (_, n) => n + 1),
    ]
    for (const ids of strange) (await session.post(ALL, { ids })).assertStatus(422)
    assert.deepEqual(await archivedIn(ours), [])
  })

  test('is refused to editors without the archive permission, readers, visitors and clients', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const refused = [
      [await ours.hire('reader'), ours.workspace, 403],
      [await ours.hireWith(['expedientes:leer', 'expedientes:editar', 'expedientes:crear']), ours.workspace, 403],
      [null, null, 401],
      [await person({ type: 'client' }), null, 403],
    ] as const
    for (const [user, workspace, status] of refused) {
      const session = await atDesk(client, user, workspace)
      ;(await session.post(one(matter))).assertStatus(status)
      ;(await session.delete(one(matter))).assertStatus(status)
      ;(await session.post(ALL, { ids: [matter.id] })).assertStatus(status)
      ;(await session.delete(ALL, { ids: [matter.id] })).assertStatus(status)
    }
    assert.deepEqual(await archivedIn(ours), [])
  })
})
