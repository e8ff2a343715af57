import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { documentFor, matterOf } from '#database/factories/matter_factory'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { clock } from '#app/core/clock'
import type Matter from '#app/matters/models/matter'
import MatterPin from '#app/matters/models/matter_pin'
import { firm, person, type Firm } from '#tests/helpers/people'
import { atDesk } from './desk.js'

const pathOf = (matter: Matter, pin?: MatterPin) => `/law-firm/files/${matter.id}/pins${pin ? `/${pin.id}` : ''}`
const pinsOf = ({ workspace }: Firm) => MatterPin.in(workspace).orderBy('id')
const auditEntriesOf = async (matter: Matter) =>
  (
    await AuditEntry.query()
      .where({ subjectType: 'matter', subjectId: String(matter.id) })
      .orderBy('id')
  ).map(({ action }) => action)

interface Shown {
  pins: {
    title: string
    citation: string
    note: string | null
    href: string
    hasChangedSince: boolean
    pinnedBy: string
    pinnedAt: string
  }[]
}

test.group('Legal texts pinned to a matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('store title, citation and fingerprint of the day and appear in the research tab', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    clock.freeze('2026-11-19T10:00:00Z')
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.submit('post', pathOf(matter), { documentId: document.id, note: 'Segundo agravio' })).assertStatus(
      302
    )
    const { title, citation, fingerprint } = document
    const [pin] = await pinsOf(ours)
    assert.containSubset(pin!.$attributes, {
      title,
      citation,
      fingerprint,
      note: 'Segundo agravio',
      userId: ours.owner.id,
    })
    const shown = (await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=research`)).body().props as Shown
    assert.containSubset(shown.pins[0]!, {
      title,
      citation,
      note: 'Segundo agravio',
      href: `/search/b-search/analysis/scjn/${document.slug}`,
      hasChangedSince: false,
      pinnedBy: ours.owner.name,
      pinnedAt: '2026-11-19T10:00:00.000Z',
    })
  })

  test('are marked as changed when the text changes, but read as on the day', async ({ client, assert }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', pathOf(matter), { documentId: document.id })
    const { title } = document
    await document.merge({ title: 'OTRO RUBRO', fingerprint: 'f'.repeat(64) }).save()
    const shown = (await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=research`)).body().props as Shown
    assert.containSubset(shown.pins[0]!, { title, hasChangedSince: true })
  })

  test('get the new note when pinned again, and keep the old one when it is empty', async ({ client, assert }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    const session = await atDesk(client, ours.owner, ours.workspace)
    for (const note of ['Primera', 'Segunda', undefined, '', 'Segunda'])
      await session.submit('post', pathOf(matter), { documentId: document.id, note })
    const pins = await pinsOf(ours)
    assert.deepEqual(
      pins.map(({ note }) => note),
      ['Segunda']
    )
    assert.deepEqual(await auditEntriesOf(matter), ['matter.opened', 'matter.document_pinned', 'matter.pin_noted'])
  })

  test('have a note that can be edited and cleared', async ({ client, assert }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', pathOf(matter), { documentId: document.id, note: 'Primera' })
    const [pin] = await pinsOf(ours)
    await session.submit('put', pathOf(matter, pin), { note: 'Dos\nrenglones' })
    await pin!.refresh()
    assert.equal(pin!.note, 'Dos\nrenglones')
    await session.submit('put', pathOf(matter, pin), { note: '' })
    await pin!.refresh()
    assert.isNull(pin!.note)
  })

  test('are removed on unpinning, and logged', async ({ client, assert }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', pathOf(matter), { documentId: document.id, note: 'Nota' })
    const [pin] = await pinsOf(ours)
    ;(await session.submit('delete', pathOf(matter, pin))).assertStatus(303)
    assert.lengthOf(await pinsOf(ours), 0)
    const last = await AuditEntry.query().where('action', 'matter.document_unpinned').firstOrFail()
    assert.containSubset(last.before!, { citation: document.citation, note: 'Nota' })
  })

  test('count as an update of the matter without making a pending edit stale', async ({ client, assert }) => {
    const ours = await firm()
    clock.freeze('2026-11-19T10:00:00Z')
    const [matter, document] = [await matterOf(ours), await documentFor()]
    clock.advance({ hours: 1 })
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', pathOf(matter), { documentId: document.id })
    await matter.refresh()
    assert.deepEqual([matter.updatedAt.toISO(), matter.version], ['2026-11-19T11:00:00.000Z', 1])
  })

  test('answer 404 for an unknown text and refuse a request without one', async ({ client, assert }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.post(pathOf(matter), { documentId: 987_654_321 })).assertStatus(404)
    for (const documentId of [undefined, 'x', -1, 1.5, {}])
      (await session.post(pathOf(matter), { documentId })).assertStatus(422)
    const long = await session.post(pathOf(matter), { documentId: document.id, note: 'x'.repeat(2001) })
    long.assertStatus(422)
    assert.deepEqual(long.body().errors, [{ field: 'note', message: 'Máximo 2000 caracteres' }])
    ;(await session.post(pathOf(matter), { documentId: document.id, note: 'x'.repeat(1_000_000) })).assertStatus(422)
    ;(await session.post(pathOf(matter), { documentId: document.id, note: { a: 1 } })).assertStatus(422)
    assert.lengthOf(await pinsOf(ours), 0)
  })

  test('are not found in another firm or through another matter', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const document = await documentFor()
    const [mine, sibling, foreign] = [await matterOf(ours), await matterOf(ours), await matterOf(theirs)]
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', pathOf(sibling), { documentId: document.id, note: 'Hermana' })
    const neighbour = await atDesk(client, theirs.owner, theirs.workspace)
    await neighbour.submit('post', pathOf(foreign), { documentId: document.id, note: 'Ajena' })
    const [[siblingPin], [foreignPin]] = [await pinsOf(ours), await pinsOf(theirs)]

    ;(await session.post(pathOf(foreign), { documentId: document.id, note: 'x' })).assertStatus(404)
    for (const path of [
      pathOf(foreign, foreignPin),
      pathOf(mine, foreignPin),
      pathOf(mine, siblingPin),
      `${pathOf(mine)}/abc`,
    ]) {
      ;(await session.delete(path)).assertStatus(404)
      ;(await session.put(path, { note: 'x' })).assertStatus(404)
    }
    for (const [own, note] of [
      [ours, 'Hermana'],
      [theirs, 'Ajena'],
    ] as const) {
      assert.deepEqual(
        (await pinsOf(own)).map((pin) => pin.note),
        [note]
      )
    }
  })

  test('cannot be added or removed by readers, visitors and clients', async ({ client, assert }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    const owner = await atDesk(client, ours.owner, ours.workspace)
    await owner.submit('post', pathOf(matter), { documentId: document.id, note: 'Nota' })
    const [pin] = await pinsOf(ours)
    const refused = [
      [await ours.hire('reader'), ours.workspace, 403],
      [await ours.hireWith(['expedientes:leer', 'expedientes:archivar']), ours.workspace, 403],
      [null, null, 401],
      [await person({ type: 'client' }), null, 403],
    ] as const
    for (const [user, workspace, status] of refused) {
      const session = await atDesk(client, user, workspace)
      ;(await session.post(pathOf(matter), { documentId: document.id, note: 'x' })).assertStatus(status)
      ;(await session.put(pathOf(matter, pin), { note: 'x' })).assertStatus(status)
      ;(await session.delete(pathOf(matter, pin))).assertStatus(status)
    }
    assert.deepEqual(
      (await pinsOf(ours)).map(({ note }) => note),
      ['Nota']
    )
  })
})
