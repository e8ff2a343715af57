import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import type Matter from '#app/matters/models/matter'
import type User from '#app/accounts/models/user'
import { firm, type Firm } from '#tests/helpers/people'
import { limitTo } from '../activities/scene.js'
import { charged, clientOf, item, NOON, paid } from './scene.js'

/** Three charges: of a matter, of no matter, and of both; and a payment of each. */
async function scene(ours: Firm) {
  const { workspace, owner } = ours
  const payer = await clientOf(workspace)
  const matter = await matterOf(ours, { clients: [{ id: payer.id }] })
  const of = (...matterIds: (number | null)[]) =>
    charged(workspace, owner, payer, { items: matterIds.map((matterId) => item(100_000, { matterId })) })
  const charges = [await of(matter.id), await of(null), await of(matter.id, null)]
  for (const { id: chargeId } of charges)
    await paid(workspace, owner, payer, 100, { applications: [{ chargeId, amount: 100 }] })
  return { matter, charges }
}

/** Which of the charges and of the payments somebody sees, by their numbers. */
async function seenBy({ id: userId }: User, { workspace }: Firm) {
  const viewer = { userId, workspaceId: workspace.id }
  const [charges, payments] = [await Charge.seenBy(viewer).orderBy('id'), await Payment.seenBy(viewer).orderBy('id')]
  return [charges.map(({ number }) => number), payments.map(({ number }) => number)]
}

const ALL = [
  [1, 2, 3],
  [1, 2, 3],
]
const OPEN = [[2], [2]]

test.group('Walls around money', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('hide what has a closed matter from people outside its team alone', async ({ assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const { matter } = await scene(ours)
    assert.deepEqual(await seenBy(lawyer, ours), ALL)
    await limitTo(matter, [ours.owner])
    assert.deepEqual(await seenBy(lawyer, ours), OPEN)
    assert.deepEqual(await seenBy(ours.owner, ours), ALL)
    await limitTo(matter, [ours.owner, lawyer])
    assert.deepEqual(await seenBy(lawyer, ours), ALL)
  })

  for (const [where, put] of [
    ['the trash', (matter: Matter) => matter.merge({ trashed: true }).save()],
    ['the archive', (matter: Matter) => matter.merge({ archived: true }).save()],
  ] as const)
    test(`stand when their matter lies in ${where}`, async ({ assert }) => {
      const ours = await firm()
      const lawyer = await ours.hire('lawyer')
      const { matter } = await scene(ours)
      await limitTo(matter, [])
      await put(matter)
      assert.deepEqual(await seenBy(lawyer, ours), OPEN)
    })

  test('are not raised by a closed matter of another firm, nor by one without money', async ({ assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const lawyer = await ours.hire('lawyer')
    await scene(ours)
    await limitTo((await scene(theirs)).matter, [])
    assert.deepEqual(await seenBy(lawyer, ours), ALL)
    await limitTo(await matterOf(ours), [])
    assert.deepEqual(await seenBy(lawyer, ours), ALL)
  })
})
