import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { eraseMatterRows } from '#app/matters/actions/erase_matter_rows'
import { ReverseMovement } from '#app/fees/actions/reverse_movement'
import FundMovement from '#app/fees/models/fund_movement'
import { firm } from '#tests/helpers/people'
import { readPdf } from '#tests/helpers/read_pdf'
import { limitTo } from '../activities/scene.js'
import { authorNamed, charged, item } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'
import { agreed, deposited, feesScene, heldFor, movementsOf, NOON, spent, TODAY, worked } from './scene.js'

test.group('Fund of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  const cash = (values: object = {}) => ({
    ...{ currency: 'MXN', amount: 100_000, movedOn: TODAY, method: 'transfer' },
    ...values,
  })

  async function scene() {
    const scene = await feesScene()
    const { workspace, owner, customer, matter, path } = scene
    const items = [item(100_000, { matterId: matter.id, taxKind: 'none' })]
    const charge = await charged(workspace, owner, customer, { items })
    return { ...scene, charge, fund: `${path}/fund` }
  }

  test('takes deposits and gives money back, never more than it holds', async ({ client, assert }) => {
    const { workspace, owner, matter, fund } = await scene()
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', `${fund}/deposits`, cash({ reference: 'SPEI 1' }))).assertStatus(302)
    const tooMuch = await session.post(`${fund}/refunds`, cash({ amount: 100_001 }))
    tooMuch.assertStatus(422)
    assert.include(JSON.stringify(tooMuch.body()), 'No debe exceder $ 1,000.00')
    ;(await session.submit('post', `${fund}/refunds`, cash({ amount: 40_000 }))).assertStatus(302)
    assert.deepEqual(await movementsOf(matter), [
      ['deposit', 100_000, 100_000],
      ['refund', -40_000, 60_000],
    ])
    const [entry] = await db.from('audit_entries').where('action', 'client_fund.refund')
    const told = (column: unknown) => (typeof column === 'string' ? JSON.parse(column) : column)
    assert.containSubset(told(entry.before), { balance: 100_000 })
    assert.containSubset(told(entry.after), { balance: 60_000, amount: -40_000 })
  })

  test('gives no money on a day on which it had none', async ({ client, assert }) => {
    const { workspace, owner, matter, fund } = await scene()
    await deposited({ workspace, owner }, matter, 100_000, { movedOn: '2026-03-05' })
    const session = await atDesk(client, owner, workspace)
    const early = await session.post(`${fund}/refunds`, cash({ amount: 1, movedOn: '2026-03-04' }))
    assert.include(JSON.stringify(early.body()), 'No debe exceder $ 0.00')
  })

  test('pays a charge of the matter, payment and movement together', async ({ client, assert }) => {
    const { workspace, owner, matter, fund, charge } = await scene()
    await deposited({ workspace, owner }, matter, 70_000)
    const session = await atDesk(client, owner, workspace)
    const transfer = (values: object) =>
      session.post(`${fund}/transfers`, { chargeId: charge.id, movedOn: TODAY, ...values })
    const overFund = await transfer({ amount: 70_001 })
    overFund.assertStatus(422)
    assert.include(JSON.stringify(overFund.body()), 'No debe exceder $ 700.00')
    assert.isNull(await Payment.in(workspace).first())
    const overOwed = await transfer({ amount: 100_001 })
    assert.include(JSON.stringify(overOwed.body()), '"amount"')
    await transfer({ amount: 70_000 })
    const payment = await Payment.in(workspace).firstOrFail()
    assert.containSubset(payment, { method: 'fund', state: 'accepted', amount: 70_000, applied: 70_000, credit: 0 })
    assert.containSubset(await charge.refresh(), { paid: 70_000, remaining: 30_000 })
    assert.equal(await heldFor(matter), 0)
    assert.containSubset(await FundMovement.query().orderBy('id', 'desc').first(), {
      ...{ kind: 'transfer', paymentId: payment.id, chargeId: charge.id, reference: '1' },
    })
  })

  test('pays no charge of another matter, client or firm', async ({ client, assert }) => {
    const { workspace, owner, customer, matter, fund } = await scene()
    await deposited({ workspace, owner }, matter, 70_000)
    const general = await charged(workspace, owner, customer)
    const session = await atDesk(client, owner, workspace)
    const foreign = await scene()
    for (const { id } of [general, foreign.charge]) {
      const answer = await session.post(`${fund}/transfers`, { chargeId: id, amount: 1, movedOn: TODAY })
      answer.assertStatus(422)
      assert.include(JSON.stringify(answer.body()), 'chargeId')
    }
    assert.equal(await heldFor(matter), 70_000)
  })

  test('gets back what a deleted payment had taken, less what was refunded', async ({ client, assert }) => {
    const { workspace, owner, matter, fund, charge } = await scene()
    await deposited({ workspace, owner }, matter, 70_000)
    const session = await atDesk(client, owner, workspace)
    await session.post(`${fund}/transfers`, { chargeId: charge.id, amount: 70_000, movedOn: TODAY })
    const author = authorNamed(owner)
    const payment = await Payment.in(workspace).firstOrFail()
    const refund = { amount: 20_000, refundedOn: TODAY, method: 'cash' as const, reference: null, reason: 'Ajuste' }
    await new ManagePayment().refund(author, workspace, { payment, version: 1 }, refund)
    await new ManagePayment().destroy(author, workspace, { payment, version: 2 }, new Map())
    assert.deepEqual((await movementsOf(matter)).at(-1), ['returned', 50_000, 50_000])
    assert.isNull(await Payment.in(workspace).first())
    assert.containSubset(await Charge.findOrFail(charge.id), { paid: 0, remaining: 100_000 })
  })

  test('reverses a movement once, with a reason, and no transfer', async ({ client, assert }) => {
    const { workspace, owner, matter, fund, charge } = await scene()
    const deposit = await deposited({ workspace, owner }, matter, 70_000)
    const session = await atDesk(client, owner, workspace)
    const reverse = (id: number, reason = 'Se capturó dos veces') =>
      session.post(`${fund}/movements/${id}/reversal`, { reason })
    assert.include(JSON.stringify((await reverse(deposit.id, '')).body()), 'reason')
    await reverse(deposit.id)
    assert.include(JSON.stringify((await reverse(deposit.id)).body()), 'movimiento 2')
    assert.equal(await heldFor(matter), 0)
    const second = await deposited({ workspace, owner }, matter, 70_000)
    await session.post(`${fund}/transfers`, { chargeId: charge.id, amount: 60_000, movedOn: TODAY })
    assert.include(JSON.stringify((await reverse(second.id)).body()), 'No debe exceder $ 100.00')
    const transfer = await FundMovement.query().where('kind', 'transfer').firstOrFail()
    assert.include(JSON.stringify((await reverse(transfer.id)).body()), 'elimina el pago')
    ;(await reverse(999_999)).assertStatus(404)
  })

  test('tells what came in and went out between two days, as a page, a PDF and a CSV', async ({ client, assert }) => {
    const { workspace, owner, matter, fund } = await scene()
    const firm_ = { workspace, owner }
    await deposited(firm_, matter, 50_000, { movedOn: '2026-02-10' })
    await deposited(firm_, matter, 70_000, { movedOn: '2026-03-05', description: '=SUMA(A1)' })
    const session = await atDesk(client, owner, workspace)
    const { statement } = (await session.visit(`${fund}?from=2026-03-01&to=2026-03-31`)).body().props
    assert.containSubset(statement, { opening: 50_000, entered: 70_000, left: 0, closing: 120_000, balance: 120_000 })
    assert.lengthOf(statement.lines, 1)
    const csv = await session.get(`${fund}/file`)
    csv.assertHeader('content-type', 'text/csv; charset=utf-8')
    assert.include(csv.text(), "2,2026-03-05,Depósito,Transferencia,,'=SUMA(A1),700.00,,1200.00,MXN")
    const pdf = await session.get(`${fund}/pdf`)
    pdf.assertStatus(200)
    const { text } = await readPdf(pdf.body() as Buffer)
    assert.include(text, 'Estado de la provisión de gastos')
    assert.include(text, '$1,200.00')
    const audited = await db.from('audit_entries').where('action', 'client_fund.statement_taken')
    assert.lengthOf(audited, 2)
  })

  test('keeps money in dollars apart', async ({ client, assert }) => {
    const { workspace, owner, matter, fund } = await scene()
    await deposited({ workspace, owner }, matter, 50_000)
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', `${fund}/deposits`, cash({ currency: 'USD', amount: 900 }))
    assert.equal(await heldFor(matter), 50_000)
    const { currencies, statement } = (await session.visit(`${fund}?currency=USD`)).body().props
    assert.deepEqual(
      currencies.map(({ currency, balance }: { currency: string; balance: number }) => [currency, balance]),
      [
        ['MXN', 50_000],
        ['USD', 900],
      ]
    )
    assert.containSubset(statement, { currency: 'USD', balance: 900 })
  })

  test('refuses what cannot be, with a problem at the field', async ({ client, assert }) => {
    const { workspace, owner, matter, fund } = await scene()
    const session = await atDesk(client, owner, workspace)
    const problem = async (values: object) => {
      const answer = await session.post(`${fund}/deposits`, cash(values))
      answer.assertStatus(422)
      return JSON.stringify(answer.body())
    }
    for (const amount of [0, -1, '0.001', 1e13]) assert.include(await problem({ amount }), 'amount')
    assert.include(await problem({ amount: 1e13 }), 'El máximo es $ 999,999,999.99')
    assert.include(await problem({ movedOn: '2026-03-11' }), 'movedOn')
    assert.include(await problem({ method: 'fund' }), 'method')
    assert.deepEqual(await movementsOf(matter), [])
  })

  test('is for who may record payments, in their firm and within the walls', async ({ client }) => {
    const { workspace, owner, matter, fund, hire } = await scene()
    const intern = await atDesk(client, await hire('intern'), workspace)
    ;(await intern.visit(fund)).assertStatus(200)
    ;(await intern.post(`${fund}/deposits`, cash())).assertStatus(403)
    ;(await intern.post(`${fund}/refunds`, cash())).assertStatus(403)
    const other = await firm()
    const stranger = await atDesk(client, other.owner, other.workspace)
    ;(await stranger.get(`${fund}/file`)).assertStatus(404)
    ;(await stranger.post(`${fund}/deposits`, cash())).assertStatus(404)
    await limitTo(matter, [owner])
    const lawyer = await atDesk(client, await hire('lawyer'), workspace)
    for (const part of ['', '/file', '/pdf']) (await lawyer.get(`${fund}${part}`)).assertStatus(404)
    ;(await lawyer.post(`${fund}/deposits`, cash())).assertStatus(404)
  })

  test('goes with its matter, and so do its time, expenses and agreement', async ({ assert }) => {
    const ours = await scene()
    const { workspace, owner, matter } = ours
    await agreed(matter, owner, { stages: [{ id: null, name: 'Demanda', amount: 1 }] })
    await worked(ours, matter, owner)
    const { id } = await deposited(ours, matter, 50_000)
    await spent(ours, matter, { paidBy: 'fund' })
    const reversal = { movementId: id + 1, reason: 'Error' }
    await new ReverseMovement().handle(authorNamed(owner), workspace, matter, reversal)
    await db.transaction((trx) => eraseMatterRows(trx, matter))
    for (const table of ['fund_movements', 'client_funds', 'fee_agreements', 'fee_stages', 'time_entries'])
      assert.lengthOf(await db.from(table).where('matter_id', matter.id), 0, table)
  })
})
