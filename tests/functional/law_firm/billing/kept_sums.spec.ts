import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { chargeFilters } from '#app/billing/domain/charge_filters'
import { paymentFilters } from '#app/billing/domain/payment_filters'
import { debtorFilters } from '#app/billing/domain/statement_filters'
import { recall } from '#app/core/database/until_write'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { accountSeenBy } from '#app/billing/queries/account_scope'
import { listCharges } from '#app/billing/queries/list_charges'
import { listDebtors } from '#app/billing/queries/list_debtors'
import { listPayments } from '#app/billing/queries/list_payments'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { Ledger } from './random_ledger.js'
import { NOON, TODAY } from './scene.js'

const STEPS = 60
/** What some of the charges and payments say, and what nearly all of them do. */
const WORDS = ['1', 'a']

/** Sums by currency of rows, without anything that is kept. */
const summed = <Row extends { currency: string }>(rows: Row[], amount: (row: Row) => number) =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => [
      currency,
      own.reduce((sum, row) => sum + amount(row), 0),
    ])
  )

test.group('What is kept of money until the next write', (group) => {
  // Real transactions: nothing is kept inside one that wraps the test.
  eachInEmptyDatabase(group, NOON)

  test('is never older than the last step, whatever was done and looked at before', async ({ assert }) => {
    const ledger = await Ledger.open(21)
    const { workspace } = ledger
    const viewer = { userId: workspace.ownerId, workspaceId: workspace.id }
    const scope = accountSeenBy(viewer, workspace)
    const debtors = { ...(await debtorFilters.validate({})), asOf: TODAY, today: TODAY }

    async function look(at: string) {
      const [charges, payments] = [await Charge.in(workspace), await Payment.in(workspace)]
      const open = charges.filter((charge) => charge.isOpen && charge.remaining > 0)
      for (const q of ['', ...WORDS]) {
        const said = (row: { searchText: string }) => row.searchText.includes(q)
        const listed = await listCharges(viewer, await chargeFilters.validate({ tab: 'all', q }), TODAY)
        assert.equal(listed.counts.all, charges.filter(said).length, `${at}: charges «${q}»`)
        const counted = charges.filter(({ state }) => state === 'issued' || state === 'written_off').filter(said)
        assert.deepEqual(
          Object.fromEntries(listed.sums.map(({ currency, total }) => [currency, total])),
          summed(counted, ({ total }) => total),
          `${at}: totals «${q}»`
        )
        const paid = await listPayments(viewer, await paymentFilters.validate({ q }))
        assert.equal(paid.paging.total, payments.filter(said).length, `${at}: payments «${q}»`)
        assert.deepEqual(
          Object.fromEntries(paid.totals.map(({ currency, credit }) => [currency, credit])),
          summed(payments.filter(({ state }) => state === 'accepted').filter(said), ({ credit }) => credit),
          `${at}: credit «${q}»`
        )
      }
      const { totals } = await listDebtors(scope, debtors)
      assert.deepEqual(
        Object.fromEntries(totals.map(({ currency, total }) => [currency, total])),
        summed(open, ({ remaining }) => remaining),
        `${at}: owed`
      )
    }

    for (let step = 1; step <= STEPS; step++) {
      const { name } = await ledger.step()
      await look(`step ${step}, ${name}`)
      await look(`step ${step}, ${name}, again`)
    }
    assert.isAbove((await Charge.in(workspace)).length, 5)
    const key = `debtors ${workspace.id} ${scope.reader} ${JSON.stringify(['', debtors.currency, TODAY, TODAY])}`
    // Otherwise nothing was kept, and nothing was proved.
    if (db.connection().dialect.name !== 'mysql') assert.exists(recall(key).known)
  }).timeout(120_000)
})
