import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { brokenBalances } from '#app/billing/queries/broken_balances'
import { verifyChain } from '#app/core/audit/verify_chain'
import { NOON } from './scene.js'
import { Ledger } from './random_ledger.js'

const SEEDS = [1, 2, 3, 5, 8, 13]
const STEPS = 90

test.group('Money of a firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  for (const seed of SEEDS)
    test(`is to the centavo what everything that was done says (${seed})`, async ({ assert }) => {
      const ledger = await Ledger.open(seed)
      const { model, workspace } = ledger
      let refused = 0
      for (let step = 1; step <= STEPS; step++) {
        const before = await ledger.stored()
        const { name, expected, problem } = await ledger.step()
        const at = `${seed}, step ${step}: ${name}`
        assert.equal(problem === null, expected, `${at}: ${problem}`)
        if (problem !== null) assert.deepEqual(await ledger.stored(), before, `${at} changed something`)
        refused += problem === null ? 0 : 1
        const charges = await Charge.in(workspace)
        assert.sameMembers(
          charges.map(({ id }) => id),
          [...model.charges.keys()],
          at
        )
        for (const charge of charges) assert.containSubset(charge.$attributes, model.figuresOf(charge.id), at)
        const payments = await Payment.in(workspace)
        assert.sameMembers(
          payments.map(({ id }) => id),
          [...model.payments.keys()],
          at
        )
        for (const payment of payments)
          assert.containSubset(payment.$attributes, model.figuresOfPayment(payment.id), at)
      }
      assert.deepEqual(await brokenBalances(workspace.id), [])
      assert.isAbove(refused, 5)
      const issued = (await Charge.in(workspace).whereNotNull('number')).map(({ number }) => number!)
      assert.sameMembers(
        issued,
        issued.map((_, at) => at + 1)
      )
      assert.isNull((await verifyChain(workspace.id)).brokenAt)
    }).timeout(20_000)
})
