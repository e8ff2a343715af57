import { test } from '@japa/runner'
import { verifyChain } from '#app/core/audit/verify_chain'
import { FieldProblem } from '#app/core/errors/field_problem'
import Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import Payment from '#app/billing/models/payment'
import { ChangeFund } from '#app/fees/actions/change_fund'
import { ChargeAgreement } from '#app/fees/actions/charge_agreement'
import { ChargeWork } from '#app/fees/actions/charge_work'
import { RunTimer } from '#app/fees/actions/run_timer'
import FeeStage from '#app/fees/models/fee_stage'
import FundMovement from '#app/fees/models/fund_movement'
import RunningTimer from '#app/fees/models/running_timer'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { authorNamed, charged, item } from '../billing/scene.js'
import { agreed, cash, deposited, feesScene, heldFor, NOON, spent, TODAY, worked } from './scene.js'

const WRITERS = 50
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** How many were kept. Throws whatever went wrong but a refusal. */
function kept(results: PromiseSettledResult<unknown>[]): number {
  for (const result of results)
    if (result.status === 'rejected' && !(result.reason instanceof FieldProblem)) throw result.reason
  return results.filter(({ status }) => status === 'fulfilled').length
}

test.group('Fees that many change at once', (group) => {
  // Real transactions: inside one that wraps the test nobody waits for anybody.
  eachInEmptyDatabase(group, NOON)

  async function scene() {
    const ours = await feesScene()
    const { id, timeZone, rfc, taxRegime } = ours.workspace
    const author = authorNamed(ours.owner)
    const viewer = { userId: ours.owner.id, workspaceId: id }
    return {
      ...ours,
      author,
      viewer,
      charging: { author, viewer, firm: { id, timeZone, rfc, taxRegime }, language: 'es' as const },
    }
  }

  test('leave a fund never negative, with fifty who take from it', async ({ assert }) => {
    const ours = await scene()
    const { workspace, owner, customer, matter, author, viewer } = ours
    await deposited(ours, matter, 100_000)
    const items = [item(1_000_000, { matterId: matter.id, taxKind: 'none' })]
    const charge = await charged(workspace, owner, customer, { items })
    const fund = new ChangeFund()
    const take = (at: number): Promise<unknown> => {
      if (at % 3 === 0) return fund.refund(author, workspace, matter, { currency: 'MXN', cash: cash(7_000) })
      if (at % 3 === 1) return spent(ours, matter, { paidBy: 'fund', amount: 7_000 })
      const transfer = { chargeId: charge.id, amount: 7_000, movedOn: TODAY, exchangeRate: null }
      return fund.transfer(author, workspace, matter, { viewer, transfer })
    }
    const results = await Promise.allSettled(upTo(WRITERS).map(take))
    assert.equal(kept(results), 14)
    assert.equal(await heldFor(matter), 2_000)
    const movements = await FundMovement.byKey('matter_id', matter.id).orderBy('number')
    assert.deepEqual(
      movements.map(({ number }) => number),
      upTo(15).map((at) => at + 1)
    )
    let held = 0
    for (const { amount, balance } of movements) assert.equal(balance, (held += amount))
    const payments = await Payment.in(workspace)
    const transfers = movements.filter(({ kind }) => kind === 'transfer')
    assert.equal(payments.length, transfers.length)
    assert.equal((await charge.refresh()).paid, transfers.length * 7_000)
    assert.isNull((await verifyChain(workspace.id)).brokenAt)
  }).timeout(120_000)

  test('make one fund of many first deposits', async ({ assert }) => {
    const ours = await scene()
    const results = await Promise.allSettled(upTo(10).map(() => deposited(ours, ours.matter, 1_000)))
    assert.equal(kept(results), 10)
    assert.equal(await heldFor(ours.matter), 10_000)
  }).timeout(60_000)

  test('charge time and expenses once', async ({ assert }) => {
    const ours = await scene()
    const { workspace, owner, matter, charging } = ours
    await agreed(matter, owner)
    const entries = [await worked(ours, matter, owner), await worked(ours, matter, owner)]
    const expense = await spent(ours, matter)
    const asked = (timeIds: number[]) =>
      new ChargeWork().handle(charging, matter, {
        ...{ timeIds, expenseIds: [expense.id], grouping: 'each', expenseTax: 'none', exchangeRate: null },
      })
    const one = entries.map(({ id }) => [id])
    const results = await Promise.allSettled(upTo(12).map((at) => asked(one[at % 2]!)))
    assert.equal(kept(results), 1)
    assert.lengthOf(await Charge.in(workspace), 1)
    assert.lengthOf(await ChargeItem.in(workspace), 2)
  }).timeout(60_000)

  test('charge a stage once, and a fixed fee no more than whole', async ({ assert }) => {
    const ours = await scene()
    const { workspace, owner, matter, charging } = ours
    await agreed(matter, owner, { fixedAmount: 100_000, stages: [{ id: null, name: 'Demanda', amount: 5_000 }] })
    const stage = await FeeStage.byKey('matter_id', matter.id).firstOrFail()
    const nothing = { stageId: null, amount: null, obtained: null, exchangeRate: null }
    const charge = (at: number) =>
      new ChargeAgreement().handle(
        charging,
        matter,
        at % 2 ? { ...nothing, part: 'stage', stageId: stage.id } : { ...nothing, part: 'fixed', amount: 30_000 }
      )
    assert.equal(kept(await Promise.allSettled(upTo(16).map(charge))), 4)
    const charges = await Charge.in(workspace)
    assert.equal(
      charges.reduce((total, { subtotal }) => total + subtotal, 0),
      95_000
    )
  }).timeout(60_000)

  test('run one watch a person', async ({ assert }) => {
    const { workspace, matter, author } = await scene()
    const timer = new RunTimer()
    await Promise.all(upTo(8).map(() => timer.start(author, matter)))
    assert.lengthOf(await RunningTimer.in(workspace), 1)
    const stopped = { description: 'Audiencia', minutes: null, billable: true }
    const results = await Promise.allSettled(upTo(8).map(() => timer.stop(author, workspace, stopped)))
    assert.equal(kept(results), 1)
  }).timeout(60_000)
})
