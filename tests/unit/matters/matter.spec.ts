import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { documentFor, matterOf } from '#database/factories/matter_factory'
import { TIMELINE_GROUPS, timelineEntries } from '#app/core/contributions/registries'
import { clock } from '#app/core/clock'
import MatterPin from '#app/matters/models/matter_pin'
import { PinDocument } from '#app/matters/actions/pin_document'
import { UnpinDocument } from '#app/matters/actions/unpin_document'
import { firm, type Firm } from '#tests/helpers/people'

const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })

test.group('Matter model', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keeps folded columns for sorting and searching in step with the displayed ones', async ({ assert }) => {
    const matter = await matterOf(await firm('Ibarra Lozano'), {
      title: 'Reclamación Ñandú',
      clientName: 'ÁGUILA',
      court: 'Sala',
      fileNumber: '1/26',
    })
    assert.equal(matter.titleFolded, 'reclamacion n~andu')
    assert.equal(matter.clientFolded, 'aguila')
    assert.equal(matter.searchText, 'il-0001 reclamacion nandu aguila sala 1/26')
    await matter.merge({ title: 'Otra', clientName: null }).save()
    assert.deepEqual([matter.titleFolded, matter.clientFolded], ['otra', null])
    assert.equal(matter.searchText, 'il-0001 otra sala 1/26')
  })

  test('keeps its number when the firm is renamed', async ({ assert }) => {
    const ours = await firm('Ibarra Lozano')
    const matter = await matterOf(ours)
    await ours.workspace.merge({ name: 'Lozano y Vega' }).save()
    await matter.merge({ title: 'Otra' }).save()
    assert.equal(matter.reference, 'IL-0001')
    assert.equal((await matterOf(ours)).reference, 'LV-0002')
  })

  test('marks a pinned text as changed when it reads differently', async ({ assert }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    await new PinDocument().handle(authorOf(ours), matter, document, null)
    const pin = await MatterPin.in(ours.workspace).preload('document').firstOrFail()
    assert.isFalse(pin.hasChangedSince)
    pin.document.fingerprint = 'a'.repeat(64)
    assert.isTrue(pin.hasChangedSince)
  })
})

const EVERYTHING = { actorId: null, groups: TIMELINE_GROUPS }

test.group('Matter timeline entries', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are newest first, before a given one, and limited in number', async ({ assert }) => {
    const ours = await firm()
    clock.freeze('2026-11-19T10:00:00Z')
    const [matter, document] = [await matterOf(ours), await documentFor()]
    const pinnedAt = clock.advance({ minutes: 1 })
    await new PinDocument().handle(authorOf(ours), matter, document, 'Segundo agravio')
    clock.advance({ minutes: 1 })
    const pin = await MatterPin.in(ours.workspace).firstOrFail()
    await new UnpinDocument().handle(authorOf(ours), matter, pin.id)

    const { load } = timelineEntries.find('matters.log')!
    const subject = { workspaceId: ours.workspace.id, matterId: matter.id }
    const kinds = async (page: Parameters<typeof load>[1]) => (await load(subject, page)).map(({ kind }) => kind)
    const [unpinned, pinned, opened] = [
      'matters.timeline.unpinned',
      'matters.timeline.pinned',
      'matters.timeline.opened',
    ]
    assert.deepEqual(await kinds({ before: null, limit: 10, ...EVERYTHING }), [unpinned, pinned, opened])
    assert.deepEqual(await kinds({ before: null, limit: 2, ...EVERYTHING }), [unpinned, pinned])
    assert.deepEqual(await kinds({ before: pinnedAt, limit: 10, ...EVERYTHING }), [opened])
  })

  test('show citation, note and place of a pinned text', async ({ assert }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    await new PinDocument().handle(authorOf(ours), matter, document, 'Segundo agravio')
    const { load } = timelineEntries.find('matters.log')!
    const [item] = await load(
      { workspaceId: ours.workspace.id, matterId: matter.id },
      { before: null, limit: 1, ...EVERYTHING }
    )
    const href = `/search/b-search/analysis/scjn/${document.slug}`
    assert.deepEqual(item!.detail, { title: document.citation, text: 'Segundo agravio', href })
  })

  test('exclude other firms, even for the same matter number', async ({ assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const matter = await matterOf(theirs)
    const { load } = timelineEntries.find('matters.log')!
    assert.deepEqual(
      await load({ workspaceId: ours.workspace.id, matterId: matter.id }, { before: null, limit: 10, ...EVERYTHING }),
      []
    )
  })
})
