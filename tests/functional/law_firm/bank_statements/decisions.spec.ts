import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DecideMovement } from '#app/bank_statements/actions/decide_movement'
import BankMovement from '#app/bank_statements/models/bank_movement'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { clock } from '#app/core/clock'
import { matterOf } from '#database/factories/matter_factory'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { authorNamed, charged, clientOf, item, NOON, paid } from '../billing/scene.js'
import { propsOf, wrongIn } from '../payments/scene.js'
import { BANKS, bankScene, cameIn, FEE, imported, movementOf, statementOf } from './scene.js'

type Proposal = {
  payment: { id: number } | null
  client: { id: number; name: string }
  applications: { chargeId: number; amount: number }[]
  reasons: string[]
  confidence: string
}
type Line = { id: number; state: string; version: number; proposals: Proposal[]; payment: { id: number } | null }
type Page = { items: Line[]; counts: Record<string, number> }

test.group('Movements of banks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  const on = (id: number, what: string) => `${BANKS}/movements/${id}/${what}`
  const ISSUED = { issuedOn: '2026-03-01', dueOn: '2026-03-20' }

  test('propose the charge of that amount, of the client that the text names, and apply nothing', async ({
    client,
    assert,
  }) => {
    const scene = await bankScene(client)
    const charge = await charged(scene.workspace, scene.owner, scene.debtor, ISSUED)
    const other = await clientOf(scene.workspace, 'Otra Persona Ficticia')
    await charged(scene.workspace, scene.owner, other, ISSUED)
    const file = statementOf(FEE, cameIn('11,600.00', 'SPEI RECIBIDO COMERCIALIZADORA EJEMPLO SA DE CV'))
    const statement = await imported(client, scene, file)
    const { items, counts } = propsOf<Page>(await scene.session.page(`${BANKS}/${statement.id}`))
    assert.deepInclude(counts, { pending: 1, outgoing: 1 })
    const [first, second] = items[0]!.proposals
    assert.deepInclude(first, { confidence: 'high', client: { id: scene.debtor.id, name: scene.debtor.name } })
    assert.deepEqual(first!.reasons, ['amount', 'name'])
    assert.containSubset(first!.applications, [{ chargeId: charge.id, amount: 1_160_000 }])
    assert.deepInclude(second, { confidence: 'low', reasons: ['amount'] })
    assert.isEmpty(await Payment.in(scene.workspace))
    assert.equal((await charge.refresh()).paid, 0)
  })

  test('propose several charges of a client that make up the sum, and a payment that was recorded', async ({
    client,
    assert,
  }) => {
    const scene = await bankScene(client)
    const named = await clientOf(scene.workspace, 'Molinos Ficticios', { rfc: 'MFI010203AB1' })
    const ones = [
      item(100_000, { taxKind: 'exempt' }),
      item(250_000, { taxKind: 'exempt' }),
      item(700_000, { taxKind: 'exempt' }),
    ]
    for (const one of ones) await charged(scene.workspace, scene.owner, named, { ...ISSUED, items: [one] })
    const known = await paid(scene.workspace, scene.owner, scene.debtor, 77_700, { paidOn: '2026-03-08' })
    const lines = [cameIn('3,500.00', 'TRANSFERENCIA RFC MFI010203AB1'), cameIn('777.00', 'DEPOSITO')]
    const statement = await imported(client, scene, statementOf(FEE, ...lines))
    const { items } = propsOf<Page>(await scene.session.page(`${BANKS}/${statement.id}`))
    const [sum, payment] = [...items].reverse().map(({ proposals }) => proposals[0]!)
    assert.deepEqual(sum!.reasons, ['sum', 'rfc'])
    assert.deepEqual(
      sum!.applications.map(({ amount }) => amount),
      [100_000, 250_000]
    )
    assert.deepInclude(payment!.payment, { id: known.id })
    assert.deepEqual(payment!.reasons, ['amount', 'same_day'])
  })

  test('propose nothing of matters behind a wall, and do not say which payment is', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const { workspace, owner, debtor, place } = scene
    const matter = await matterOf(place)
    await matter.merge({ clientId: debtor.id, private: true }).save()
    const walled = [item(1_000_000, { matterId: matter.id })]
    const charge = await charged(workspace, owner, debtor, { ...ISSUED, items: walled })
    const statement = await imported(client, scene, statementOf(FEE, cameIn('11,600.00', 'COMERCIALIZADORA EJEMPLO')))
    const colleague = await place.hireWith(['facturas:leer', 'pagos:crear', 'clientes:leer'])
    const session = await signedIn(client, colleague, workspace)
    const shown = async (who: typeof session, tab = '') =>
      propsOf<Page>(await who.page(`${BANKS}/${statement.id}${tab}`)).items
    assert.deepEqual((await shown(session))[0]!.proposals, [])
    assert.lengthOf((await shown(scene.session))[0]!.proposals, 1)
    const { id, version } = await movementOf(workspace, 'COMERCIALIZADORA')
    const body = { version, clientId: debtor.id, method: 'transfer' }
    const applications = [{ chargeId: charge.id, amount: 1_160_000 }]
    assert.deepEqual(wrongIn(await session.post(on(id, 'payment'), { ...body, applications })), ['applications'])
    await scene.session.post(on(id, 'payment'), { ...body, applications })
    assert.isNull((await shown(session, '?show=matched'))[0]!.payment)
    assert.isNotNull((await shown(scene.session, '?show=matched'))[0]!.payment)
  })

  test('stay the payment that they are for who may not know of it', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const { workspace, owner, debtor, place } = scene
    const matter = await matterOf(place)
    await matter.merge({ clientId: debtor.id, private: true }).save()
    const items = [item(1_000_000, { matterId: matter.id })]
    const charge = await charged(workspace, owner, debtor, { ...ISSUED, items })
    await imported(client, scene, statementOf(FEE, cameIn('11,600.00', 'COMERCIALIZADORA EJEMPLO')))
    const { id, version } = await movementOf(workspace, 'COMERCIALIZADORA')
    const applications = [{ chargeId: charge.id, amount: 1_160_000 }]
    await scene.session.post(on(id, 'payment'), { version, clientId: debtor.id, method: 'transfer', applications })
    const colleague = await place.hireWith(['facturas:leer', 'pagos:crear', 'clientes:leer'])
    const session = await signedIn(client, colleague, workspace)
    ;(await session.delete(on(id, 'match'), { version: version + 1 })).assertStatus(404)
    assert.containSubset(await BankMovement.findOrFail(id), { state: 'matched', version: version + 1 })
    await scene.session.delete(on(id, 'match'), { version: version + 1 })
    assert.equal((await BankMovement.findOrFail(id)).state, 'pending')
  })

  test('wait again once somebody else says that their payment is none', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const { workspace, debtor, place } = scene
    await imported(client, scene, statementOf(FEE, cameIn('500.00', 'DEPOSITO EN EFECTIVO')))
    const { id, version } = await movementOf(workspace, 'DEPOSITO')
    const payment = await paid(workspace, scene.owner, debtor, 50_000, { paidOn: '2026-03-09' }, true)
    await scene.session.post(on(id, 'match'), { version, paymentId: payment.id })
    assert.equal((await BankMovement.findOrFail(id)).state, 'matched')
    const reviewer = await signedIn(client, await place.hire('admin'), workspace)
    const rejected = { version: 1, verdict: 'rejected', reason: 'Es de otro cliente' }
    ;(await reviewer.post(`/law-firm/payments/${payment.id}/review`, rejected)).assertStatus(302)
    assert.containSubset(await BankMovement.findOrFail(id), { state: 'pending', paymentId: null, decidedById: null })
  })

  test('become a payment of the bank with what it pays, once', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const charge = await charged(scene.workspace, scene.owner, scene.debtor, ISSUED)
    await imported(client, scene, statementOf(FEE, cameIn('12,000.00', 'ABONO', 'R-77')))
    const { id, version } = await movementOf(scene.workspace, 'ABONO')
    const applications = [{ chargeId: charge.id, amount: 1_160_000 }]
    const body = { version, clientId: scene.debtor.id, method: 'transfer', reference: 'R-77', applications }
    await scene.session.post(on(id, 'payment'), body)
    const payment = await Payment.in(scene.workspace).firstOrFail()
    assert.containSubset(payment, {
      source: 'bank',
      amount: 1_200_000,
      paidOn: '2026-03-09',
      credit: 40_000,
      number: 1,
    })
    assert.equal((await charge.refresh()).remaining, 0)
    const movement = await BankMovement.findOrFail(id)
    assert.containSubset(movement, { state: 'matched', paymentId: payment.id, version: version + 1 })
    assert.isOk(movement.madePayment)
    assert.deepEqual(wrongIn(await scene.session.post(on(id, 'payment'), body)), ['version'])
    assert.lengthOf(await Payment.in(scene.workspace), 1)
  })

  test('say at the field what a payment may not pay, and keep nothing', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const { workspace, owner, debtor, session } = scene
    const charge = await charged(workspace, owner, debtor, ISSUED)
    const young = await charged(workspace, owner, debtor, { issuedOn: '2026-03-10' })
    const others = await charged(workspace, owner, await clientOf(workspace, 'Otra'), ISSUED)
    await imported(client, scene, statementOf(FEE, cameIn('200.00', 'ABONO')))
    const { id, version } = await movementOf(workspace, 'ABONO')
    for (const [chargeId, amount, field] of [
      [charge.id, 20_001, 'amount'],
      [young.id, 100, 'applications.0.amount'],
      [others.id, 100, 'applications.0.amount'],
    ] as const) {
      const body = { version, clientId: debtor.id, method: 'transfer', applications: [{ chargeId, amount }] }
      assert.deepEqual(wrongIn(await session.post(on(id, 'payment'), body)), [field])
    }
    assert.isEmpty(await Payment.in(workspace))
    assert.equal((await BankMovement.findOrFail(id)).state, 'pending')
  })

  test('that went out are no payment and are not left aside', async ({ client, assert }) => {
    const scene = await bankScene(client)
    await imported(client, scene, statementOf(FEE))
    const { id, version } = await movementOf(scene.workspace, 'COMISIÓN')
    const body = { version, clientId: scene.debtor.id, method: 'transfer', applications: [] }
    assert.deepEqual(wrongIn(await scene.session.post(on(id, 'payment'), body)), ['version'])
    assert.deepEqual(wrongIn(await scene.session.post(on(id, 'ignoring'), { version, reason: 'x' })), ['version'])
  })

  test('are linked to a payment of the same amount that no other movement is, and unlinked', async ({
    client,
    assert,
  }) => {
    const scene = await bankScene(client)
    const { workspace, owner, debtor, session } = scene
    const right = await paid(workspace, owner, debtor, 20_000)
    const wrong = await paid(workspace, owner, debtor, 20_001)
    const statement = await imported(client, scene, statementOf(FEE, cameIn('200.00', 'UNO'), cameIn('200.00', 'DOS')))
    const [one, two] = [await movementOf(workspace, 'UNO'), await movementOf(workspace, 'DOS')]
    const link = (id: number, paymentId: number, version = 1) => session.post(on(id, 'match'), { version, paymentId })
    assert.deepEqual(wrongIn(await link(one.id, wrong.id)), ['paymentId'])
    await link(one.id, right.id)
    assert.equal((await one.refresh()).paymentId, right.id)
    assert.deepEqual(wrongIn(await link(two.id, right.id)), ['paymentId'])
    const kept = await session.delete(`${BANKS}/${statement.id}`)
    assert.deepEqual(wrongIn(kept), ['statement'])
    assert.deepEqual(wrongIn(await session.delete(on(one.id, 'match'), { version: 1 })), ['version'])
    await session.delete(on(one.id, 'match'), { version: 2 })
    assert.containSubset(await one.refresh(), { state: 'pending', paymentId: null, version: 3 })
    assert.lengthOf(await Payment.in(workspace), 2)
  })

  test('wait again when their payment is deleted', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const { workspace, owner, debtor, session } = scene
    await imported(client, scene, statementOf(FEE, cameIn('200.00', 'UNO')))
    const movement = await movementOf(workspace, 'UNO')
    await session.post(on(movement.id, 'payment'), {
      ...{ version: 1, clientId: debtor.id, method: 'transfer', applications: [] },
    })
    const payment = await Payment.in(workspace).firstOrFail()
    const seen = { payment, version: payment.version }
    await new ManagePayment().destroy(authorNamed(owner), workspace, seen, new Map())
    assert.containSubset(await movement.refresh(), { state: 'pending', paymentId: null, version: 3 })
  })

  test('are left aside with a reason, and taken up again', async ({ client, assert }) => {
    const scene = await bankScene(client)
    await imported(client, scene, statementOf(FEE, cameIn('200.00', 'INTERESES')))
    const movement = await movementOf(scene.workspace, 'INTERESES')
    const { session } = scene
    assert.deepEqual(wrongIn(await session.post(on(movement.id, 'ignoring'), { version: 1 })), ['reason'])
    await session.post(on(movement.id, 'ignoring'), { version: 1, reason: 'Son intereses' })
    assert.containSubset(await movement.refresh(), { state: 'ignored', reason: 'Son intereses' })
    await session.delete(on(movement.id, 'ignoring'), { version: 2 })
    assert.containSubset(await movement.refresh(), { state: 'pending', reason: null, decidedById: null })
  })

  test('are decided about by who records payments of the firm alone', async ({ client, assert }) => {
    const scene = await bankScene(client)
    await imported(client, scene, statementOf(FEE, cameIn('200.00', 'UNO')))
    const { id } = await movementOf(scene.workspace, 'UNO')
    const reader = await signedIn(client, await scene.place.hireWith(['facturas:leer']), scene.workspace)
    const other = await firm('Otro despacho')
    const stranger = await signedIn(client, other.owner, other.workspace)
    for (const [session, status] of [
      [reader, 403],
      [stranger, 404],
    ] as const) {
      const body = { version: 1, clientId: scene.debtor.id, method: 'transfer', applications: [] }
      ;(await session.post(on(id, 'payment'), body)).assertStatus(status)
      ;(await session.post(on(id, 'match'), { version: 1, paymentId: 1 })).assertStatus(status)
      ;(await session.delete(on(id, 'match'), { version: 1 })).assertStatus(status)
      ;(await session.post(on(id, 'ignoring'), { version: 1, reason: 'x' })).assertStatus(status)
      ;(await session.delete(on(id, 'ignoring'), { version: 1 })).assertStatus(status)
      ;(await session.get(`${BANKS}/charges?client=${scene.debtor.id}`)).assertStatus(status)
    }
    assert.equal((await BankMovement.findOrFail(id)).state, 'pending')
  })

  test('are shown with as many queries for twenty as for two', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const { workspace, owner, debtor } = scene
    await charged(workspace, owner, debtor, ISSUED)
    await paid(workspace, owner, debtor, 500)
    const lines = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => cameIn(`${from + at}.00`, `SPEI COMERCIALIZADORA EJEMPLO ${at}`))
    const few = await imported(client, scene, statementOf(FEE, ...lines(2, 5)))
    const many = await imported(client, scene, statementOf(FEE, ...lines(25, 100)))
    const queries = async ({ id }: { id: number }) =>
      (await queriesOf(async () => void (await scene.session.page(`${BANKS}/${id}`)))).length
    await queries(few)
    const [two, twenty] = [await queries(few), await queries(many)]
    assert.equal(twenty, two)
  })
})

test.group('Movements that two people accept at once', (group) => {
  eachInEmptyDatabase(group, NOON)

  test('become one payment', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const { workspace, owner, debtor, place } = scene
    const colleague = await place.hire('admin')
    await imported(client, scene, statementOf(FEE, cameIn('200.00', 'UNO')))
    const movement = await movementOf(workspace, 'UNO')
    const said = { clientId: debtor.id, method: 'transfer' as const, exchangeRate: null, reference: null, notes: null }
    const accept = (user: typeof owner) => {
      const viewer = { userId: user.id, workspaceId: workspace.id }
      const deciding = { author: authorNamed(user), viewer, firm: workspace }
      return new DecideMovement().accept(deciding, { movement, version: 1 }, { ...said, applications: [] })
    }
    const ends = await Promise.allSettled([accept(owner), accept(colleague), accept(owner), accept(colleague)])
    assert.lengthOf(
      ends.filter(({ status }) => status === 'fulfilled'),
      1
    )
    const payments = await Payment.in(workspace)
    assert.deepEqual(
      payments.map(({ number }) => number),
      [1]
    )
    assert.equal((await movement.refresh()).paymentId, payments[0]!.id)
    assert.isEmpty(await Charge.in(workspace))
  })
})
