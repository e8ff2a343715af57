import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { verifyChain } from '#app/core/audit/verify_chain'
import { EditClient } from '#app/clients/actions/edit_client'
import { MergeClients } from '#app/clients/actions/merge_clients'
import { UndoMerge } from '#app/clients/actions/undo_merge'
import Client from '#app/clients/models/client'
import ClientMerge from '#app/clients/models/client_merge'
import { FieldProblem } from '#app/core/errors/field_problem'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'

const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const kept = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length
const isStale = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ||
  (result.reason instanceof FieldProblem && result.reason.message === 'version: clients.stale')

test.group('Concurrent client changes', (group) => {
  // Real transactions: inside one that wraps the test nobody waits for anybody.
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('keep exactly one of twenty edits of a version and refuse the others', async ({ assert }) => {
    const ours = await firm()
    const row = await clientOf(ours)
    const edits = upTo(20).map((index) =>
      new EditClient().handle(authorOf(ours), row, { type: 'person', givenNames: `Edición ${index}`, version: 1 })
    )
    const results = await Promise.allSettled(edits)
    assert.equal(kept(results), 1)
    assert.isTrue(results.every(isStale))
    assert.equal((await Client.findIn(ours.workspace, row.id)).version, 2)
  }).timeout(180_000)

  test('make one client of two opposite merges of a pair and never lose a matter', async ({ assert }) => {
    const ours = await firm()
    const [one, two] = [await clientOf(ours), await clientOf(ours)]
    const matters = [
      await matterOf(ours, { clients: [{ id: one.id }] }),
      await matterOf(ours, { clients: [{ id: two.id }] }),
    ]
    const fields = { type: 'person' as const, givenNames: 'Una sola' }
    const order = { fields, versions: { kept: 1, merged: 1 } }
    const results = await Promise.allSettled([
      new MergeClients().handle(authorOf(ours), one, two, order),
      new MergeClients().handle(authorOf(ours), two, one, order),
      new MergeClients().handle(authorOf(ours), one, two, order),
    ])
    assert.equal(kept(results), 1)
    assert.isTrue(results.every(isStale))
    const [left, ...others] = await Client.in(ours.workspace)
    assert.lengthOf(others, 0)
    for (const matter of matters) {
      await matter.refresh()
      assert.equal(matter.clientId, left!.id)
    }
    const { brokenAt } = await verifyChain(ours.workspace.id)
    assert.isNull(brokenAt)
  }).timeout(180_000)

  test('undo a merge exactly once', async ({ assert }) => {
    const ours = await firm()
    const [one, two] = [await clientOf(ours), await clientOf(ours)]
    const order = { fields: { type: 'person' as const, givenNames: 'Una' }, versions: { kept: 1, merged: 1 } }
    const { id } = await new MergeClients().handle(authorOf(ours), one, two, order)
    const undone = upTo(5).map(() => new UndoMerge().handle(authorOf(ours), one, id))
    assert.equal(kept(await Promise.allSettled(undone)), 1)
    assert.lengthOf(await Client.in(ours.workspace), 2)
    assert.isNotNull((await ClientMerge.in(ours.workspace).firstOrFail()).undoneAt)
  }).timeout(180_000)
})
