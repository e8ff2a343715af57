import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import Payment from '#app/billing/models/payment'
import FundMovement from '#app/fees/models/fund_movement'
import MatterExpense from '#app/fees/models/matter_expense'
import { firm } from '#tests/helpers/people'
import { limitTo } from '../activities/scene.js'
import { charged, item } from '../billing/scene.js'
import { recurringForm, recurringOf } from '../billing/recurring_scene.js'
import { atDesk } from '../matters/desk.js'
import { pdfOf, sendFile } from '../payments/scene.js'
import { agreed, deposited, feesScene, movementsOf, NOON, TODAY, worked } from './scene.js'

test.group('Money of a private matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  /** A matter with a charge, a deposit and an expense that have proofs, all sent by its owner. */
  async function scene(client: ApiClient) {
    const ours = await feesScene()
    const { workspace, owner, customer, matter, path } = ours
    const charge = await charged(workspace, owner, customer, { items: [item(100_000, { matterId: matter.id })] })
    const session = await atDesk(client, owner, workspace)
    const money = { currency: 'MXN', amount: 50_000, method: 'transfer', movedOn: TODAY }
    const deposit = { fields: money, file: pdfOf('deposit') }
    ;(await sendFile(client, session, `${path}/fund/deposits`, deposit)).assertStatus(302)
    const spending = { spentOn: TODAY, description: 'Copias', currency: 'MXN', amount: 100, paidBy: 'firm' }
    const expense = { fields: { ...spending, billable: true }, file: pdfOf('expense') }
    ;(await sendFile(client, session, `${path}/expenses`, expense)).assertStatus(302)
    const { id: depositId } = await FundMovement.in(workspace).firstOrFail()
    const { id: expenseId } = await MatterExpense.in(workspace).firstOrFail()
    return { ...ours, charge, session, money, depositId, expenseId }
  }

  test('is neither shown, given back, spent nor reversed by who is not of its team, nor by another firm', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, hire, matter, path, charge, session, money, ...made } = await scene(client)
    const proofs = [`${path}/fund/movements/${made.depositId}/proof`, `${path}/expenses/${made.expenseId}/proof`]
    for (const proof of proofs) (await session.get(proof)).assertStatus(200)
    await limitTo(matter, [owner])
    const other = await firm()
    const outsiders = [
      await atDesk(client, await hire('lawyer'), workspace),
      await atDesk(client, await hire('admin'), workspace),
      await atDesk(client, other.owner, other.workspace),
    ]
    for (const outsider of outsiders) {
      for (const proof of proofs) (await outsider.get(proof)).assertStatus(404)
      const transfer = { chargeId: charge.id, amount: 100, movedOn: TODAY }
      ;(await outsider.post(`${path}/fund/refunds`, { ...money, amount: 100 })).assertStatus(404)
      ;(await outsider.post(`${path}/fund/transfers`, transfer)).assertStatus(404)
      const reversal = `${path}/fund/movements/${made.depositId}/reversal`
      ;(await outsider.post(reversal, { reason: 'Error' })).assertStatus(404)
    }
    assert.deepEqual(await movementsOf(matter), [['deposit', 50_000, 50_000]])
    assert.isNull(await Payment.in(workspace).first())
  })

  test('pays no charge that is also of a private matter', async ({ client, assert }) => {
    const ours = await scene(client)
    const { workspace, owner, customer, hire, matter, path } = ours
    const secret = await matterOf(ours, { clients: [{ id: customer.id }] })
    await limitTo(secret, [owner])
    const items = [item(100, { matterId: matter.id }), item(100, { matterId: secret.id })]
    const walled = await charged(workspace, owner, customer, { items })
    const lawyer = await atDesk(client, await hire('lawyer'), workspace)
    const answer = await lawyer.post(`${path}/fund/transfers`, { chargeId: walled.id, amount: 1, movedOn: TODAY })
    answer.assertStatus(422)
    assert.include(JSON.stringify(answer.body()), 'chargeId')
  })
})

test.group('History of the money of a matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('is for who may read charges: its amounts stand in no timeline and history of others', async ({
    client,
    assert,
  }) => {
    const ours = await feesScene()
    const { workspace, owner, customer, matter } = ours
    await agreed(matter, owner)
    await worked(ours, matter, owner)
    await deposited(ours, matter, 50_000)
    const { fields } = recurringForm(customer)
    const items = [item(1_000, { matterId: matter.id })]
    await recurringOf(workspace, owner, customer, { fields: { ...fields, items } })
    const page = `/law-firm/files/file-overview/${matter.id}`
    const told = async (person: typeof owner) => {
      const session = await atDesk(client, person, workspace)
      const { timeline } = (await session.visit(`${page}?tab=timeline&about=money`)).body().props
      const { content } = (await session.visit(`${page}?tab=history`)).body().props
      const nouns = content.lines.map(({ action }: { action: string }) => action.split('.')[0])
      return { kinds: timeline.map(({ kind }: { kind: string }) => kind), nouns: new Set<string>(nouns) }
    }
    const own = await told(owner)
    assert.includeMembers(own.kinds, ['fees.timeline.agreed', 'fees.timeline.deposit'])
    const money = ['fee_agreement', 'time_entry', 'client_fund', 'recurring_charge']
    assert.includeMembers([...own.nouns], money)
    const reader = await told(await ours.hireWith(['expedientes:leer']))
    assert.isEmpty(reader.kinds)
    assert.isEmpty(money.filter((noun) => reader.nouns.has(noun)))
  })
})
