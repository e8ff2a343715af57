import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { charged, clientOf, NOON } from '../billing/scene.js'
import { LIST, paymentScene, propsOf, sent, wrongIn } from './scene.js'

test.group('Recording a payment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('pays what is due first, in order, and leaves the rest as credit', async ({ client, assert }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    const later = await charged(workspace, owner, debtor, { dueOn: '2026-04-30' })
    const sooner = await charged(workspace, owner, debtor, { dueOn: '2026-03-12' })
    const usual = await charged(workspace, owner, debtor, { dueOn: null })
    const response = await session.submit('post', LIST, sent(debtor.id, { amount: 1_200_000, inOrder: true }))
    const payment = await Payment.in(workspace).firstOrFail()
    response.assertStatus(302)
    response.assertHeader('location', `${LIST}/${payment.id}`)
    assert.containSubset(payment, { number: 1, applied: 1_200_000, credit: 0, state: 'accepted', source: 'firm' })
    const left = async ({ id }: Charge) => (await Charge.findOrFail(id)).remaining
    assert.deepEqual([await left(sooner), await left(usual), await left(later)], [0, 1_120_000, 1_160_000])
  })

  test('pays several charges by hand and one in part', async ({ client, assert }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    const [one, two] = [await charged(workspace, owner, debtor), await charged(workspace, owner, debtor)]
    const applications = [
      { chargeId: one.id, amount: 1_160_000 },
      { chargeId: two.id, amount: 40_000 },
    ]
    await session.submit('post', LIST, sent(debtor.id, { amount: 1_300_000, applications }))
    const payment = await Payment.in(workspace).firstOrFail()
    assert.deepEqual([payment.applied, payment.credit], [1_200_000, 100_000])
    type Shown = { payment: { charges: { reference: string; amount: number; remaining: number }[] } }
    const shown = propsOf<Shown>(await session.page(`${LIST}/${payment.id}`)).payment
    assert.deepEqual(
      shown.charges.map(({ reference, amount, remaining }) => [reference, amount, remaining]),
      [
        ['1', 1_160_000, 0],
        ['2', 40_000, 1_120_000],
      ]
    )
  })

  test('is kept as an advance without a charge, and its credit pays a later charge', async ({ client, assert }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    await session.submit('post', LIST, sent(debtor.id, { amount: 500_000, paidOn: '2026-03-05' }))
    const payment = await Payment.in(workspace).firstOrFail()
    assert.equal(payment.credit, 500_000)
    const charge = await charged(workspace, owner, debtor, { issuedOn: '2026-03-10' })
    const applications = [{ chargeId: charge.id, amount: 500_000 }]
    const change = { version: payment.version, applications }
    await session.submit('put', `${LIST}/${payment.id}/applications`, change)
    assert.equal((await Charge.findOrFail(charge.id)).remaining, 660_000)
    assert.equal((await Payment.findOrFail(payment.id)).credit, 0)
    const stale = await session.put(`${LIST}/${payment.id}/applications`, change)
    assert.deepEqual(wrongIn(stale), ['version'])
  })

  test('says at the field what exceeds, is negative, too large, later, of others or gone', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    const charge = await charged(workspace, owner, debtor)
    const others = await charged(workspace, owner, await clientOf(workspace, 'Otra'))
    const young = await charged(workspace, owner, debtor, { issuedOn: '2026-03-10' })
    const foreign = await clientOf((await firm('Otro despacho')).workspace)
    const paying = (chargeId: number, amount: number) => ({ applications: [{ chargeId, amount }] })
    const cases: [object, string][] = [
      [{ amount: 2_000_000, ...paying(charge.id, 1_160_001) }, 'applications.0.amount'],
      [paying(others.id, 100), 'applications.0.amount'],
      [paying(99_999, 100), 'applications'],
      [{ ...paying(young.id, 100), paidOn: '2026-03-09' }, 'applications.0.amount'],
      [{ amount: 50_000, ...paying(charge.id, 60_000) }, 'amount'],
      [{ amount: -1 }, 'amount'],
      [{ amount: 0 }, 'amount'],
      [{ amount: 1.5 }, 'amount'],
      [{ amount: '12.1234567890123' }, 'amount'],
      [{ amount: 100_000_000_000_000 }, 'amount'],
      [{ paidOn: '2026-03-11' }, 'paidOn'],
      [{ paidOn: '2026-02-31' }, 'paidOn'],
      [{ currency: 'USD' }, 'exchangeRate'],
      [{ method: 'fund' }, 'method'],
      [{ clientId: foreign.id }, 'clientId'],
      [{ clientId: 99_999 }, 'clientId'],
    ]
    for (const [values, field] of cases) {
      const response = await session.post(LIST, sent(debtor.id, values))
      response.assertStatus(422)
      assert.deepEqual(wrongIn(response), [field], JSON.stringify(values))
    }
    assert.lengthOf(await Payment.in(workspace), 0)
    const told = await session.post(LIST, sent(debtor.id, { amount: 2_000_000, ...paying(charge.id, 1_160_001) }))
    assert.include(told.text(), 'No debe exceder $ 11,600.00')
    const over = await session.post(LIST, sent(debtor.id, { amount: 50_000, ...paying(charge.id, 60_000) }))
    assert.include(over.text(), 'Se aplicó más que el pago: lo aplicado no debe exceder $ 500.00')
    const early = await session.post(LIST, sent(debtor.id, { ...paying(young.id, 100), paidOn: '2026-03-09' }))
    assert.include(early.text(), 'El pago es anterior al cobro (10/03/2026)')
  })

  test('keeps dollars with their rate, apart from pesos', async ({ client, assert }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    const pesos = await charged(workspace, owner, debtor)
    await session.submit('post', LIST, sent(debtor.id, { currency: 'USD', exchangeRate: 18_452_100, inOrder: true }))
    const payment = await Payment.in(workspace).firstOrFail()
    assert.deepEqual([payment.currency, payment.exchangeRate, payment.credit], ['USD', 18_452_100, 100_000])
    assert.equal((await Charge.findOrFail(pesos.id)).remaining, 1_160_000)
    await session.submit('post', LIST, sent(debtor.id))
    const { totals } = propsOf<{ totals: { currency: string; amount: number }[] }>(await session.page(LIST))
    assert.deepEqual(
      totals.map(({ currency, amount }) => [currency, amount]),
      [
        ['MXN', 100_000],
        ['USD', 100_000],
      ]
    )
  })

  test('offers the open charges of the client and the one of the address, none of another firm', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    const charge = await charged(workspace, owner, debtor)
    await charged(workspace, owner, debtor, {}, false)
    type Offered = { charges: { id: number }[]; client: { id: number } }
    const props = async (query: string) => propsOf<Offered>(await session.page(`${LIST}/add${query}`))
    const offered = await props(`?charge=${charge.id}`)
    assert.deepEqual([offered.client.id, offered.charges.map(({ id }) => id)], [debtor.id, [charge.id]])
    assert.deepEqual((await props('')).charges, [])
    const other = await firm('Otro despacho')
    const stranger = await signedIn(client, other.owner, other.workspace)
    ;(await stranger.page(`${LIST}/add?charge=${charge.id}`)).assertStatus(404)
    ;(await stranger.page(`${LIST}/add?client=${debtor.id}`)).assertStatus(404)
  })

  test('is written in the log with the balances that it changed', async ({ client, assert }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    await charged(workspace, owner, debtor)
    await session.submit('post', LIST, sent(debtor.id, { inOrder: true }))
    const log = await db.from('audit_entries').where('workspace_id', workspace.id).orderBy('id', 'desc').limit(2)
    assert.sameMembers(
      log.map(({ action }) => action as string),
      ['payment.recorded', 'charge.balance_changed']
    )
  })
})
