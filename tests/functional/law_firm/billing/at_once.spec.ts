import { test } from '@japa/runner'
import { clientOf as filedClient } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { verifyChain } from '#app/core/audit/verify_chain'
import { FieldProblem } from '#app/core/errors/field_problem'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { PauseReminders } from '#app/billing/actions/pause_reminders'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import ReminderPause from '#app/billing/models/reminder_pause'
import { brokenBalances } from '#app/billing/queries/broken_balances'
import { MergeClients } from '#app/clients/actions/merge_clients'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { authorNamed, charged, chargeFields, clientOf, item, NOON, paid } from './scene.js'

const WRITERS = 50
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
const numbersUpTo = (count: number) => upTo(count).map((at) => at + 1)

/** What was kept, and with what the others were refused. Throws whatever else went wrong. */
function outcome(results: PromiseSettledResult<unknown>[]): { kept: number; refusals: string[] } {
  const refusals: string[] = []
  for (const result of results) {
    if (result.status === 'fulfilled') continue
    if (!(result.reason instanceof FieldProblem)) throw result.reason
    refusals.push(result.reason.sentences[0]!.key)
  }
  return { kept: results.length - refusals.length, refusals: [...new Set(refusals)].sort() }
}

test.group('Money that many change at once', (group) => {
  // Real transactions: inside one that wraps the test nobody waits for anybody.
  eachInEmptyDatabase(group, NOON)

  async function scene() {
    const { workspace, owner } = await firm()
    const client = await clientOf(workspace)
    const sees = { userId: owner.id, workspaceId: workspace.id }
    return { workspace, owner, client, author: authorNamed(owner), sees }
  }

  test('is never more than is owed, with fifty payments of one charge', async ({ assert }) => {
    const { workspace, owner, client } = await scene()
    const charge = await charged(workspace, owner, client)
    const applications = [{ chargeId: charge.id, amount: 58_000 }]
    const results = await Promise.allSettled(
      upTo(WRITERS).map(() => paid(workspace, owner, client, 58_000, { applications }))
    )
    assert.deepEqual(outcome(results), { kept: 20, refusals: ['billing.problem.exceeds'] })
    await charge.refresh()
    assert.containSubset(charge, { paid: 1_160_000, remaining: 0, status: 'paid', settledBy: 'payments' })
    const payments = await Payment.in(workspace).orderBy('number')
    assert.deepEqual(
      payments.map(({ number }) => number),
      numbersUpTo(20)
    )
    assert.deepEqual(await brokenBalances(workspace.id), [])
    assert.isNull((await verifyChain(workspace.id)).brokenAt)
  }).timeout(120_000)

  test('has its reminders paused once, however many pause them, and resumed by one', async ({ assert }) => {
    const { workspace, owner, client, author } = await scene()
    const charge = await charged(workspace, owner, client)
    const pauses = () => ReminderPause.in(workspace)
    const reminders = new PauseReminders()
    await Promise.all(upTo(10).map(() => reminders.charge(author, charge, true)))
    await Promise.all(upTo(10).map(() => reminders.client(author, client, true)))
    assert.lengthOf(await pauses(), 2)
    await reminders.charge(author, charge, false)
    await reminders.client(author, client, false)
    assert.lengthOf(await pauses(), 0)
  }).timeout(120_000)

  test('is numbered without a gap or a double when many issue charges', async ({ assert }) => {
    const { workspace, owner, client, author } = await scene()
    const other = await clientOf(workspace, 'Otra')
    const drafts: Charge[] = []
    for (const _ of upTo(20)) drafts.push(await charged(workspace, owner, client, {}, false))
    const work = upTo(WRITERS).map((at) => {
      if (at < 20) return new EditCharge().issue(author, workspace, { charge: drafts[at]!, version: 1 })
      const isWrong = at % 5 === 0
      return charged(
        workspace,
        owner,
        at % 2 ? client : other,
        isWrong ? { items: [item(100, { discount: 200 })] } : {}
      )
    })
    assert.deepEqual(outcome(await Promise.allSettled(work)), { kept: 44, refusals: ['billing.problem.discount'] })
    const charges = await Charge.in(workspace).orderBy('number')
    assert.deepEqual(
      charges.map(({ number }) => number),
      numbersUpTo(44)
    )
    assert.deepEqual(await brokenBalances(workspace.id), [])
  }).timeout(120_000)

  test('is changed by one of those who saw the same version', async ({ assert }) => {
    const { workspace, owner, client, author, sees } = await scene()
    const charge = await charged(workspace, owner, client)
    const seen = { charge, version: 1 }
    const work = upTo(20).map((at) => {
      if (at % 4 === 0) return new SettleCharge().mark(author, workspace, seen)
      if (at % 4 === 1) return new SettleCharge().cancel(author, seen, 'Duplicado')
      if (at % 4 === 2) return new SettleCharge().writeOff(author, workspace, seen, 'Incobrable')
      return new EditCharge().handle(author, seen, { fields: chargeFields(client), sees })
    })
    assert.deepEqual(outcome(await Promise.allSettled(work)), { kept: 1, refusals: ['billing.problem.stale'] })
    await charge.refresh()
    assert.equal(charge.version, 2)
    assert.deepEqual(await brokenBalances(workspace.id), [])
  }).timeout(120_000)

  test('adds up when payments come, are applied, given back and deleted, and charges are settled', async ({
    assert,
  }) => {
    const { workspace, owner, client, author, sees } = await scene()
    const matter = await matterOf({ workspace, owner }, { clients: [{ id: client.id }] })
    const [one, two] = [
      await charged(workspace, owner, client, { items: [item(1_000_000, { matterId: matter.id })] }),
      await charged(workspace, owner, client),
    ]
    const credits: Payment[] = []
    for (const _ of upTo(12)) credits.push(await paid(workspace, owner, client, 100_000))
    const manage = new ManagePayment()
    const refund = { refundedOn: '2026-03-10', method: 'transfer' as const, reference: null, reason: 'Acuerdo' }
    const both = [one, two].map(({ id }) => ({ chargeId: id, amount: 40_000 }))
    const work = upTo(WRITERS).map((at) => {
      const payment = credits[at % 12]!
      const seen = { payment, version: 1 }
      if (at % 6 === 0) return manage.apply(author, workspace, seen, both)
      if (at % 6 === 1) return manage.apply(author, workspace, seen, [...both].reverse())
      if (at % 6 === 2) return manage.destroy(author, workspace, seen, new Map([[one.id, 'paid']]))
      if (at % 6 === 3) return manage.refund(author, workspace, seen, { ...refund, amount: 60_000 })
      if (at % 6 === 4) return paid(workspace, owner, client, 50_000, { applications: [both[at % 2]!] })
      const fields = { items: [item(10_000, { matterId: matter.id })] }
      return at % 4 === 1
        ? new EditCharge().handle(author, { charge: two, version: 1 }, { fields: chargeFields(client, fields), sees })
        : charged(workspace, owner, client, fields)
    })
    const { kept } = outcome((await Promise.allSettled(work)).map(withoutGone))
    assert.isAbove(kept, 12)
    assert.deepEqual(await brokenBalances(workspace.id), [])
    assert.isNull((await verifyChain(workspace.id)).brokenAt)
  }).timeout(120_000)

  test('goes with its client when two become one meanwhile', async ({ assert }) => {
    const ours = await firm()
    const { workspace, owner } = ours
    const [one, two] = [await filedClient(ours), await filedClient(ours)]
    const charges = [await charged(workspace, owner, one), await charged(workspace, owner, two)]
    const order = { fields: { type: 'person' as const, givenNames: 'Una sola' }, versions: { kept: 1, merged: 1 } }
    const work = upTo(WRITERS).map((at) => {
      const client = at % 2 ? one : two
      if (at === 25) return new MergeClients().handle(authorNamed(owner), one, two, order)
      if (at % 5 === 0) return charged(workspace, owner, client)
      return paid(workspace, owner, client, 1_000, {
        applications: [{ chargeId: charges[at % 2 ? 0 : 1]!.id, amount: 1_000 }],
      })
    })
    outcome((await Promise.allSettled(work)).map(withoutGone))
    for (const row of [...(await Charge.in(workspace)), ...(await Payment.in(workspace))])
      assert.equal(row.clientId, one.id)
    assert.deepEqual(await brokenBalances(workspace.id), [])
  }).timeout(120_000)
})

const GONE = ['NotFound', 'Refusal']

/** That a payment, or a client, is gone by now is an answer as well. */
function withoutGone(result: PromiseSettledResult<unknown>): PromiseSettledResult<unknown> {
  const name = result.status === 'rejected' ? (result.reason as Error).constructor.name : ''
  return GONE.includes(name)
    ? { status: 'rejected', reason: new FieldProblem('version', 'billing.problem.stale') }
    : result
}
