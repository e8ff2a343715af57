import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { firm } from '#tests/helpers/people'
import { authorNamed, charged, chargeFields, clientOf, item, NOON, paid } from './scene.js'

/** The field of the problem that something fails with. */
async function fieldOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (problem: unknown) => problem
  )
  if (!(error instanceof FieldProblem)) throw error ?? new Error('nothing was refused')
  return `${error.field}: ${error.sentences[0]!.key}`
}

test.group('Balances of charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const { workspace, owner } = await firm()
    const client = await clientOf(workspace)
    return { workspace, owner, client, author: authorNamed(owner) }
  }
  const now = (charge: Charge) => Charge.findOrFail(charge.id)

  test('number charges in the order in which they are issued, drafts not', async ({ assert }) => {
    const { workspace, owner, client, author } = await scene()
    const draft = await charged(workspace, owner, client, {}, false)
    assert.deepEqual([draft.number, draft.state], [null, 'draft'])
    assert.equal((await charged(workspace, owner, client)).reference, '1')
    const issued = await new EditCharge().issue(author, workspace, { charge: draft, version: 1 })
    assert.deepEqual([issued.reference, issued.state, issued.remaining], ['2', 'issued', 1_160_000])
  })

  test('fall with payments and rise when one is deleted, with the status that is asked for', async ({ assert }) => {
    const { workspace, owner, client, author } = await scene()
    const [one, two] = [await charged(workspace, owner, client), await charged(workspace, owner, client)]
    const applications = [
      { chargeId: one.id, amount: 1_160_000 },
      { chargeId: two.id, amount: 160_000 },
    ]
    const payment = await paid(workspace, owner, client, 1_400_000, { applications })
    assert.equal(payment.credit, 80_000)
    assert.containSubset(await now(one), {
      status: 'paid',
      settledBy: 'payments',
      remaining: 0,
      settledOn: '2026-03-10',
    })
    assert.containSubset(await now(two), { status: 'pending', paid: 160_000, remaining: 1_000_000 })
    const statuses = new Map([[one.id, 'paid' as const]])
    await new ManagePayment().destroy(author, workspace, { payment, version: payment.version }, statuses)
    assert.containSubset(await now(one), { status: 'paid', settledBy: 'mark', remaining: 1_160_000, paid: 0 })
    assert.containSubset(await now(two), { status: 'pending', remaining: 1_160_000 })
    assert.isNull(await Payment.findBy('id', payment.id))
    const log = await db.from('audit_entries').where('action', 'charge.balance_changed').orderBy('id')
    assert.lengthOf(log, 4)
    assert.deepEqual(JSON.parse(log[0].before), { status: 'pending', paid: 0, remaining: 1_160_000 })
  })

  test('refuse more than is owed, other clients, other currencies and payments before the charge', async ({
    assert,
  }) => {
    const { workspace, owner, client } = await scene()
    const charge = await charged(workspace, owner, client)
    const other = await charged(workspace, owner, await clientOf(workspace, 'Otra'))
    const dollars = await charged(workspace, owner, client, { currency: 'USD', exchangeRate: 18_500_000 })
    const pay = (chargeId: number, amount: number, values = {}) =>
      fieldOf(paid(workspace, owner, client, 5_000_000, { applications: [{ chargeId, amount }], ...values }))
    assert.equal(await pay(charge.id, 1_160_001), 'applications.0.amount: billing.problem.exceeds')
    assert.equal(await pay(charge.id, 0), 'applications.0.amount: forms.greater_than')
    assert.equal(await pay(other.id, 1), 'applications.0.amount: billing.problem.other_client')
    assert.equal(await pay(dollars.id, 1), 'applications.0.amount: billing.problem.other_currency')
    assert.equal(
      await pay(charge.id, 1, { paidOn: '2026-03-09' }),
      'applications.0.amount: billing.problem.paid_before_issue'
    )
    assert.equal(await pay(charge.id, 1, { paidOn: '2026-03-11' }), 'paidOn: billing.problem.paid_later')
    assert.equal(await pay(999_999, 1), 'applications: billing.problem.unknown_charge')
    assert.equal((await now(charge)).paid, 0)
  })

  test('count payments in review once they are accepted', async ({ assert }) => {
    const { workspace, owner, client, author } = await scene()
    const charge = await charged(workspace, owner, client)
    const applications = [{ chargeId: charge.id, amount: 1_160_000 }]
    const payment = await paid(workspace, owner, client, 1_160_000, { applications }, true)
    assert.equal((await now(charge)).paid, 0)
    const manage = new ManagePayment()
    const accept = { verdict: 'accepted' as const, reason: null }
    const seen = { payment, version: 1 }
    assert.equal(await fieldOf(manage.review(author, workspace, seen, accept)), 'version: billing.problem.own_payment')
    const other = authorNamed(await (await firm()).hire('lawyer'))
    await manage.review(other, workspace, seen, accept)
    assert.containSubset(await now(charge), { paid: 1_160_000, status: 'paid' })
  })

  test('give back credit first, then what pays the last charge', async ({ assert }) => {
    const { workspace, owner, client, author } = await scene()
    const [one, two] = [await charged(workspace, owner, client), await charged(workspace, owner, client)]
    const applications = [one, two].map(({ id }) => ({ chargeId: id, amount: 1_000_000 }))
    const payment = await paid(workspace, owner, client, 2_100_000, { applications })
    const refund = { refundedOn: '2026-03-10', method: 'transfer' as const, reference: null, reason: 'Acuerdo' }
    const given = await new ManagePayment().refund(
      author,
      workspace,
      { payment, version: 1 },
      { ...refund, amount: 300_000 }
    )
    assert.containSubset(given, { credit: 0, refunded: 300_000, applied: 1_800_000 })
    assert.deepEqual([(await now(one)).paid, (await now(two)).paid], [1_000_000, 800_000])
  })

  test('are written off, marked and reopened without changing what was paid', async ({ assert }) => {
    const { workspace, owner, client, author } = await scene()
    const charge = await charged(workspace, owner, client)
    await paid(workspace, owner, client, 160_000, { applications: [{ chargeId: charge.id, amount: 160_000 }] })
    const settle = new SettleCharge()
    const seen = async () => ({ charge, version: (await now(charge)).version })
    await settle.writeOff(author, workspace, await seen(), 'Incobrable')
    assert.containSubset(await now(charge), {
      state: 'written_off',
      status: 'paid',
      writtenOff: 1_000_000,
      remaining: 0,
    })
    await settle.reopen(author, await seen())
    assert.containSubset(await now(charge), { state: 'issued', status: 'pending', writtenOff: 0, remaining: 1_000_000 })
    await settle.mark(author, workspace, await seen())
    assert.containSubset(await now(charge), { status: 'paid', settledBy: 'mark', remaining: 1_000_000 })
    await settle.reopen(author, await seen())
    assert.equal(await fieldOf(settle.cancel(author, await seen(), 'Error')), 'reason: billing.problem.has_payments')
  })

  test('keep their number when they are called off, and drafts go', async ({ assert }) => {
    const { workspace, owner, client, author } = await scene()
    const charge = await charged(workspace, owner, client)
    await new SettleCharge().cancel(author, { charge, version: 1 }, 'Duplicado')
    assert.containSubset(await now(charge), { state: 'canceled', reference: '1', reason: 'Duplicado' })
    const draft = await charged(workspace, owner, client, {}, false)
    await new EditCharge().destroy(author, { charge: draft, version: 1 })
    assert.isNull(await Charge.findBy('id', draft.id))
    const edit = new EditCharge().destroy(author, { charge, version: 2 })
    assert.equal(await fieldOf(edit), 'version: billing.problem.not_draft')
  })

  test('follow an edit while nothing was paid, and not afterwards', async ({ assert }) => {
    const { workspace, owner, client, author } = await scene()
    const charge = await charged(workspace, owner, client)
    const sees = { userId: owner.id, workspaceId: workspace.id }
    const fields = chargeFields(client, { items: [item(500_000), item(100_000, { taxKind: 'none' })] })
    const edited = await new EditCharge().handle(author, { charge, version: 1 }, { fields, sees })
    assert.containSubset(edited, { total: 680_000, remaining: 680_000, reference: '1' })
    await paid(workspace, owner, client, 1, { applications: [{ chargeId: charge.id, amount: 1 }] })
    const again = new EditCharge().handle(author, { charge, version: 3 }, { fields, sees })
    assert.equal(await fieldOf(again), 'version: billing.problem.amounts_fixed')
  })
})
