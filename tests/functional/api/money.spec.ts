import { randomUUID } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { firm } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'
import { limitTo } from '../law_firm/activities/scene.js'
import { charged, clientOf, NOON, paid } from '../law_firm/billing/scene.js'

/** What answers tell of charges and payments, as far as these tests read it. */
interface Told {
  id: number
  version: number
  state: string
  total: number
  applications: object[]
  items: object[]
}

const dataOf = ({ body }: Awaited<ReturnType<typeof call<Told>>>) => body.data!

const item = { kind: 'fee', description: 'Honorarios', quantity: 1_000_000, taxKind: 'iva16', withheld: true }

test.group('Charges and payments of the API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const { workspace, owner } = await firm()
    const client = await clientOf(workspace)
    const { accessToken: token } = await programFor(owner, workspace)
    return { workspace, owner, client, token }
  }

  test('are written in centavos: a draft is issued, paid in order and listed', async ({ assert }) => {
    const { client, token } = await scene()
    const fields = { clientId: client.id, currency: 'MXN', issuedOn: '2026-03-10', dueOn: '2026-03-25' }
    const draft = await call<Told>('POST /charges', {
      token,
      body: { ...fields, items: [{ ...item, unitPrice: 1_000_000 }] },
    })
    const { id, version, state, total } = dataOf(draft)
    assert.deepEqual([state, total], ['draft', 1_160_000])
    const issued = await call<Told>(`POST /charges/${id}/issue`, { token, body: { version } })
    assert.deepInclude(dataOf(issued), { state: 'issued', reference: '1', remaining: 1_160_000 })
    const body = { clientId: client.id, amount: 1_000_000, currency: 'MXN', paidOn: '2026-03-10', method: 'transfer' }
    const paid = await call<Told>('POST /payments', { token, body: { ...body, inOrder: true } })
    assert.deepInclude(dataOf(paid), { applied: 1_000_000, credit: 0, state: 'accepted', source: 'api' })
    assert.deepEqual(dataOf(paid).applications, [{ chargeId: id, reference: '1', amount: 1_000_000 }])
    const shown = await call<Told>(`GET /charges/${id}`, { token })
    assert.deepInclude(dataOf(shown), { paid: 1_000_000, remaining: 160_000, status: 'pending' })
    const listed = await call<Told>('GET /charges?tab=pending', { token })
    assert.deepInclude(dataOf(listed).items[0], { id, remaining: 160_000, state: 'issued', isOverdue: false })
    const payments = await call<Told>(`GET /payments?client=${client.id}`, { token })
    assert.deepInclude(dataOf(payments).items[0], { id: dataOf(paid).id, amount: 1_000_000 })
    const canceled = await call<Told>(`POST /charges/${id}/cancellation`, {
      token,
      body: { version: dataOf(shown).version, reason: 'Se cobró dos veces' },
    })
    assert.equal(canceled.status, 422)
  })

  test('are to be paid within the days that the firm gives where no day is said, and become overdue', async ({
    assert,
  }) => {
    const { client, token } = await scene()
    const fields = { clientId: client.id, currency: 'MXN', items: [{ ...item, unitPrice: 1_000_000 }] }
    const issued = await call<Told>('POST /charges', { token, body: { ...fields, issues: true } })
    assert.deepInclude(dataOf(issued), { issuedOn: '2026-03-10', dueOn: '2026-03-25' })
    const draft = await call<Told>('POST /charges', { token, body: { ...fields, issuedOn: '2026-02-10' } })
    assert.deepInclude(dataOf(draft), { dueOn: null })
    const { id, version } = dataOf(draft)
    const later = await call<Told>(`POST /charges/${id}/issue`, { token, body: { version } })
    assert.deepInclude(dataOf(later), { issuedOn: '2026-02-10', dueOn: '2026-02-25' })
    const overdue = await call<Told>('GET /charges?tab=overdue', { token })
    assert.deepEqual(
      dataOf(overdue).items.map((line) => (line as Told).id),
      [id]
    )
  })

  test('are written once when a program sends the same key again', async ({ assert }) => {
    const { workspace, owner, client, token } = await scene()
    await charged(workspace, owner, client)
    const body = { clientId: client.id, amount: 500_000, currency: 'MXN', paidOn: '2026-03-10', method: 'cash' }
    const headers = { 'idempotency-key': randomUUID() }
    const first = await call<Told>('POST /payments', { token, headers, body: { ...body, inOrder: true } })
    const again = await call<Told>('POST /payments', { token, headers, body: { ...body, inOrder: true } })
    assert.equal(dataOf(again).id, dataOf(first).id)
    assert.lengthOf(await Payment.in(workspace), 1)
    const charge = await Charge.in(workspace).firstOrFail()
    assert.equal(charge.paid, 500_000)
  })

  test('are charged once with a key that is sent again, also when issued at once, and each time without a key', async ({
    assert,
  }) => {
    const { workspace, client, token } = await scene()
    const body = { clientId: client.id, currency: 'MXN', issuedOn: '2026-03-10', issues: true }
    const order = { token, body: { ...body, items: [{ ...item, unitPrice: 1_000_000 }] } }
    const headers = { 'idempotency-key': randomUUID() }
    const first = await call<Told>('POST /charges', { ...order, headers })
    const again = await call<Told>('POST /charges', { ...order, headers })
    assert.equal(dataOf(again).id, dataOf(first).id)
    assert.deepInclude(dataOf(again), { reference: '1' })
    const referencesOf = async () => (await Charge.in(workspace).orderBy('id')).map(({ reference }) => reference)
    assert.deepEqual(await referencesOf(), ['1'])
    for (let nth = 0; nth < 2; nth++) await call<Told>('POST /charges', order)
    assert.deepEqual(await referencesOf(), ['1', '2', '3'])
    const paying = { clientId: client.id, amount: 100, currency: 'MXN', paidOn: '2026-03-10', method: 'cash' }
    for (let nth = 0; nth < 2; nth++) await call<Told>('POST /payments', { token, body: { ...paying, inOrder: true } })
    assert.lengthOf(await Payment.in(workspace), 2)
  })

  test('are refused at the field, and not found in another firm', async ({ assert }) => {
    const { workspace, owner, client, token } = await scene()
    const charge = await charged(workspace, owner, client)
    const body = { clientId: client.id, amount: 2_000_000, currency: 'MXN', paidOn: '2026-03-10', method: 'transfer' }
    const over = await call<Told>('POST /payments', {
      token,
      body: { ...body, applications: [{ chargeId: charge.id, amount: 1_160_001 }] },
    })
    assert.equal(over.status, 422)
    assert.include(JSON.stringify(over.body), 'applications.0.amount')
    const elsewhere = await firm('Otro despacho')
    const { accessToken } = await programFor(elsewhere.owner, elsewhere.workspace)
    assert.equal((await call(`GET /charges/${charge.id}`, { token: accessToken })).status, 404)
    const theirs = await call<Told>('POST /payments', { token: accessToken, body })
    assert.equal(theirs.status, 422)
  })

  test('of a private matter exist for programs of its team alone, and are paid by no other', async ({ assert }) => {
    const ours = await firm()
    const { workspace, owner } = ours
    const client = await clientOf(workspace)
    const matter = await matterOf(ours, { clients: [{ id: client.id }] })
    await limitTo(matter, [owner])
    const concept = (matterId: number | null) => ({ ...item, unitPrice: 100_000, matterId, discount: 0 })
    const walled = await charged(workspace, owner, client, { items: [concept(matter.id) as never] })
    const open = await charged(workspace, owner, client, { items: [concept(null) as never] })
    const applications = [{ chargeId: walled.id, amount: 100 }]
    const payment = await paid(workspace, owner, client, 100, { applications })
    const { accessToken: token } = await programFor(await ours.hire('admin'), workspace)
    for (const path of [`charges/${walled.id}`, `payments/${payment.id}`])
      assert.equal((await call(`GET /${path}`, { token })).status, 404)
    const listed = async (path: string) => {
      const { items } = dataOf(await call<Told>(`GET /${path}`, { token }))
      return items.map((line) => (line as Told).id)
    }
    assert.deepEqual(await listed('charges'), [open.id])
    assert.deepEqual(await listed(`charges?matter=${matter.id}`), [])
    assert.deepEqual(await listed('payments'), [])
    const calling = { token, body: { version: walled.version, reason: 'Error' } }
    assert.equal((await call(`POST /charges/${walled.id}/cancellation`, calling)).status, 404)
    const body = { clientId: client.id, amount: 900_000, currency: 'MXN', paidOn: '2026-03-10', method: 'transfer' }
    const wrong = { ...body, applications: [{ chargeId: walled.id, amount: 1 }] }
    assert.equal((await call('POST /payments', { token, body: wrong })).status, 422)
    const inOrder = dataOf(await call<Told>('POST /payments', { token, body: { ...body, inOrder: true } }))
    assert.deepEqual(inOrder.applications, [{ chargeId: open.id, reference: '2', amount: 116_000 }])
    assert.equal((await Charge.findOrFail(walled.id)).paid, 100)
  })
})
