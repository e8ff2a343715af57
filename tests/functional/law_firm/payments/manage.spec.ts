import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import BillingSettings from '#app/billing/models/billing_settings'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import type Workspace from '#app/workspaces/models/workspace'
import { firm, PASSWORD } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { authorNamed, charged, clientOf, item, NOON, paid } from '../billing/scene.js'
import { LIST, paymentScene, propsOf, sent, wrongIn } from './scene.js'

/** Has the firm ask for a second person, with the other settings as they begin. */
async function askForSecondPerson({ id }: Workspace) {
  const row = { workspaceId: id, series: '', defaultTax: 'iva16' as const, dueDays: 15, version: 1, reminderDays: [1] }
  const flags = { proposesWithholdings: true, saysOneThousand: false, remindersOn: false, twoPersonReview: true }
  await BillingSettings.create({ ...row, ...flags })
}

test.group('A recorded payment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function paidScene(client: ApiClient) {
    const scene = await paymentScene(client)
    const { workspace, owner, debtor } = scene
    await owner.setPassword(PASSWORD)
    await owner.save()
    const [one, two] = [await charged(workspace, owner, debtor), await charged(workspace, owner, debtor)]
    const applications = [
      { chargeId: one.id, amount: 1_160_000 },
      { chargeId: two.id, amount: 160_000 },
    ]
    const payment = await paid(workspace, owner, debtor, 1_400_000, { applications })
    const now = ({ id }: Charge) => Charge.findOrFail(id)
    return { ...scene, one, two, payment, now, address: `${LIST}/${payment.id}` }
  }

  test('gives back its credit first, then what it pays, the last charge first', async ({ client, assert }) => {
    const { session, payment, one, two, now, address } = await paidScene(client)
    const refund = { amount: 300_000, refundedOn: '2026-03-10', method: 'transfer', reason: 'Pagó de más' }
    const response = await session.submit('post', `${address}/refunds`, { ...refund, version: payment.version })
    response.assertHeader('location', address)
    assert.containSubset(await Payment.findOrFail(payment.id), { applied: 1_100_000, refunded: 300_000, credit: 0 })
    assert.deepEqual([(await now(one)).remaining, (await now(two)).remaining], [60_000, 1_160_000])
    type Shown = { payment: { version: number; refunds: { amount: number; reason: string }[] } }
    const shown = propsOf<Shown>(await session.page(address)).payment
    assert.containSubset(shown.refunds, [{ amount: 300_000, reason: 'Pagó de más' }])
    const { version } = shown
    const wrong = [
      [{ amount: 1_100_001, version }, 'amount'],
      [{ amount: 0, version }, 'amount'],
      [{ refundedOn: '2026-03-11', version }, 'refundedOn'],
      [{ refundedOn: '2026-03-01', version }, 'refundedOn'],
      [{ reason: '', version }, 'reason'],
      [{ version: 1 }, 'version'],
    ] as const
    for (const [values, field] of wrong) {
      const refused = await session.post(`${address}/refunds`, { ...refund, ...values })
      assert.deepEqual(wrongIn(refused), [field])
    }
  })

  test('is deleted with the password, and its charges get the status that is asked for', async ({ client, assert }) => {
    const { session, payment, one, two, now, address } = await paidScene(client)
    const statuses = [{ chargeId: one.id, status: 'paid' }]
    const body = { version: payment.version, statuses }
    const without = await session.delete(address, { ...body, confirmation: {} })
    without.assertStatus(401)
    const wrong = await session.delete(address, { ...body, confirmation: { password: 'Otra contraseña 1' } })
    wrong.assertStatus(401)
    assert.isNotNull(await Payment.find(payment.id))
    assert.equal((await now(one)).paid, 1_160_000)
    const response = await session.submit('delete', address, { ...body, confirmation: { password: PASSWORD } })
    response.assertHeader('location', LIST)
    assert.isNull(await Payment.find(payment.id))
    assert.containSubset(await now(one), { remaining: 1_160_000, paid: 0, status: 'paid', settledBy: 'mark' })
    assert.containSubset(await now(two), { remaining: 1_160_000, paid: 0, status: 'pending' })
    const log = await db.from('audit_entries').where({ action: 'payment.deleted', workspace_id: payment.workspaceId })
    assert.lengthOf(log, 1)
  })

  test('is deleted with a charge that counts as paid by somebody, which gets the status that is asked for', async ({
    client,
    assert,
  }) => {
    const { session, workspace, owner, two, payment, now, address } = await paidScene(client)
    await new SettleCharge().mark(authorNamed(owner), workspace, { charge: two, version: (await now(two)).version })
    assert.containSubset(await now(two), { status: 'paid', settledBy: 'mark', paid: 160_000, remaining: 1_000_000 })
    const body = { version: payment.version, statuses: [{ chargeId: two.id, status: 'pending' }] }
    await session.submit('delete', address, { ...body, confirmation: { password: PASSWORD } })
    assert.containSubset(await now(two), { status: 'pending', settledBy: null, settledOn: null, paid: 0 })
  })

  test('is not deleted in another version, nor by who may not', async ({ client, assert }) => {
    const { place, payment, address, workspace } = await paidScene(client)
    const lawyer = await place.hire('lawyer')
    await lawyer.setPassword(PASSWORD)
    await lawyer.save()
    const confirmation = { password: PASSWORD }
    const refused = await (
      await signedIn(client, lawyer, workspace)
    ).delete(address, { version: payment.version, confirmation })
    refused.assertStatus(403)
    const owner = await signedIn(client, place.owner, workspace)
    assert.deepEqual(wrongIn(await owner.delete(address, { version: 99, confirmation })), ['version'])
    assert.isNotNull(await Payment.find(payment.id))
  })

  test('is not found by another firm, at any of its addresses', async ({ client }) => {
    const { payment, address } = await paidScene(client)
    const other = await firm('Otro despacho')
    const stranger = await signedIn(client, other.owner, other.workspace)
    const { version } = payment
    const calls = [
      stranger.get(address),
      stranger.get(`${address}/proof`),
      stranger.put(`${address}/applications`, { version, applications: [] }),
      stranger.post(`${address}/refunds`, {
        version,
        amount: 1,
        refundedOn: '2026-03-10',
        method: 'cash',
        reason: 'x',
      }),
      stranger.post(`${address}/review`, { version, verdict: 'accepted' }),
      stranger.delete(`${address}/proof`, { version }),
      stranger.delete(address, { version, confirmation: { password: PASSWORD } }),
    ]
    for (const call of calls) (await call).assertStatus(404)
  })

  test('waits for a second person where the firm asks for one, and counts for nothing until then', async ({
    client,
    assert,
  }) => {
    const { place, workspace, debtor, session, owner } = await paymentScene(client)
    await askForSecondPerson(workspace)
    const lawyer = await place.hire('lawyer')
    const charge = await charged(workspace, owner, debtor)
    await session.submit('post', LIST, sent(debtor.id, { amount: 1_160_000, inOrder: true }))
    const payment = await Payment.in(workspace).firstOrFail()
    assert.deepEqual([payment.state, payment.applied], ['review', 1_160_000])
    assert.equal((await Charge.findOrFail(charge.id)).remaining, 1_160_000)
    const { totals } = propsOf<{ totals: unknown[] }>(await session.page(LIST))
    assert.deepEqual(totals, [])
    const told = await db.from('notices').where('kind', 'payment_to_review').select('user_id')
    assert.deepEqual(
      told.map(({ user_id: id }) => Number(id)),
      [lawyer.id]
    )
    const address = `${LIST}/${payment.id}/review`
    const own = await session.post(address, { version: payment.version, verdict: 'accepted' })
    assert.deepEqual(wrongIn(own), ['version'])
    const other = await signedIn(client, lawyer, workspace)
    const bare = await other.post(address, { version: payment.version, verdict: 'rejected' })
    assert.deepEqual(wrongIn(bare), ['reason'])
    await other.submit('post', address, { version: payment.version, verdict: 'accepted' })
    assert.deepEqual((await Payment.findOrFail(payment.id)).state, 'accepted')
    assert.equal((await Charge.findOrFail(charge.id)).remaining, 0)
    assert.lengthOf(await db.from('notices').where({ kind: 'payment_reviewed', user_id: owner.id }), 1)
    const again = await other.post(address, { version: payment.version + 1, verdict: 'accepted' })
    assert.deepEqual(wrongIn(again), ['version'])
  })

  test('is accepted with other applications than it was recorded with', async ({ client, assert }) => {
    const { place, workspace, debtor, owner } = await paymentScene(client)
    const [one, two] = [await charged(workspace, owner, debtor), await charged(workspace, owner, debtor)]
    const payment = await paid(
      workspace,
      owner,
      debtor,
      500_000,
      { applications: [{ chargeId: one.id, amount: 500_000 }] },
      true
    )
    const reviewer = await signedIn(client, await place.hire('lawyer'), workspace)
    const applications = [{ chargeId: two.id, amount: 300_000 }]
    await reviewer.submit('post', `${LIST}/${payment.id}/review`, { version: 1, verdict: 'accepted', applications })
    assert.containSubset(await Payment.findOrFail(payment.id), { applied: 300_000, credit: 200_000, state: 'accepted' })
    assert.equal((await Charge.findOrFail(one.id)).remaining, 1_160_000)
    assert.equal((await Charge.findOrFail(two.id)).remaining, 860_000)
  })

  test('is accepted in dollars at the rate of its day, which the log keeps', async ({ client, assert }) => {
    const { place, workspace, debtor, owner } = await paymentScene(client)
    const dollars = { currency: 'USD' as const, exchangeRate: 18_000_000 }
    const payment = await paid(workspace, owner, debtor, 500_000, dollars, true)
    const pesos = await paid(workspace, owner, debtor, 500_000, {}, true)
    const reviewer = await signedIn(client, await place.hire('lawyer'), workspace)
    const word = { version: 1, verdict: 'accepted', exchangeRate: 18_734_500 }
    const wrong = await reviewer.post(`${LIST}/${payment.id}/review`, { ...word, exchangeRate: 0 })
    assert.deepEqual(wrongIn(wrong), ['exchangeRate'])
    for (const { id } of [payment, pesos]) await reviewer.submit('post', `${LIST}/${id}/review`, word)
    assert.containSubset(await Payment.findOrFail(payment.id), { state: 'accepted', exchangeRate: 18_734_500 })
    assert.containSubset(await Payment.findOrFail(pesos.id), { state: 'accepted', exchangeRate: null })
    const [entry] = await db.from('audit_entries').where('action', 'payment.accepted').orderBy('id')
    assert.deepEqual([JSON.parse(entry.before).exchangeRate, JSON.parse(entry.after).exchangeRate], [18, 18.7345])
  })

  test('tells the reason of its rejection and changes no balance', async ({ client, assert }) => {
    const { place, workspace, debtor, owner } = await paymentScene(client)
    const charge = await charged(workspace, owner, debtor)
    const applications = [{ chargeId: charge.id, amount: 500_000 }]
    const payment = await paid(workspace, owner, debtor, 500_000, { applications }, true)
    const reviewer = await signedIn(client, await place.hire('lawyer'), workspace)
    const reason = 'No llegó al banco'
    await reviewer.submit('post', `${LIST}/${payment.id}/review`, { version: 1, verdict: 'rejected', reason })
    assert.containSubset(await Payment.findOrFail(payment.id), { state: 'rejected', reason })
    assert.equal((await Charge.findOrFail(charge.id)).remaining, 1_160_000)
    const [notice] = await db.from('notices').where({ kind: 'payment_reviewed', user_id: owner.id })
    assert.include(notice.values, reason)
  })

  test('tells no reviewer of a charge of a matter that is closed to them', async ({ client, assert }) => {
    const { place, workspace, owner } = await paymentScene(client)
    const debtor = await clientOf(workspace, 'Cliente reservado')
    const matter = await matterOf(place, { title: 'Reservado' })
    await matter.merge({ clientId: debtor.id, private: true }).save()
    const charge = await charged(workspace, owner, debtor, { items: [item(1_000_000, { matterId: matter.id })] })
    const lawyer = await place.hire('lawyer')
    const applications = [{ chargeId: charge.id, amount: 100 }]
    const payment = await paid(workspace, lawyer, debtor, 100, { applications }, true)
    const told = await db.from('notices').where('kind', 'payment_to_review').select('user_id')
    assert.deepEqual(
      told.map(({ user_id: id }) => Number(id)),
      [owner.id]
    )
    const outsider = await signedIn(client, lawyer, workspace)
    ;(await outsider.get(`${LIST}/${payment.id}`)).assertStatus(404)
    assert.deepEqual(propsOf<{ rows: unknown[] }>(await outsider.page(LIST)).rows, [])
  })
})
