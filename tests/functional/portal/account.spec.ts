import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { seal } from '#app/core/encryption/sealed'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import Client from '#app/clients/models/client'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'
import { SendPaymentProof } from '#app/portal/actions/send_payment_proof'
import { firm, person } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { authorNamed, charged, clientOf, NOON, paid } from '../law_firm/billing/scene.js'
import { LIST, pdfOf, propsOf, sendFile, wrongIn } from '../law_firm/payments/scene.js'

const ACCOUNT = '/main/client/account'
const CLABE = '032180000118359719'

type Account = {
  account: {
    totals: { currency: string; remaining: number; overdue: number }[]
    owed: { id: number; reference: string; remaining: number; inReview: number; isOverdue: boolean }[]
    payments: { rows: { id: number; state: string; reason: string | null; credit: number; charges: string[] }[] }
    bank: { clabe: string; bank: string; holder: string } | null
  } | null
}

/** A firm whose client has an account and owes $11,600.00. */
async function accountScene(client: ApiClient) {
  const place = await firm('Ibarra y Asociados')
  const { workspace, owner } = place
  const user = await person({ type: 'client', name: 'Renata Prueba' })
  const debtor = await clientOf(workspace, 'Renata Prueba', { type: 'person', userId: user.id })
  const charge = await charged(workspace, owner, debtor)
  const session = await signedIn(client, user)
  const account = async () => propsOf<Account>(await session.page(ACCOUNT)).account!
  const send = (id: number, fields: object = {}, file = pdfOf('transferencia')) =>
    sendFile(client, session, `${ACCOUNT}/charges/${id}/payments`, {
      fields: { amount: 1_160_000, paidOn: '2026-03-10', method: 'transfer', ...fields },
      file,
    })
  return { place, workspace, owner, user, debtor, charge, session, account, send }
}

test.group('Account of a client in the portal', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('tells what is owed and when, by currency, without drafts and what is settled', async ({ client, assert }) => {
    const { workspace, owner, debtor, charge, account, session } = await accountScene(client)
    await charged(workspace, owner, debtor, { issuedOn: '2026-02-01', dueOn: '2026-02-20' })
    await charged(workspace, owner, debtor, { currency: 'USD', exchangeRate: 18_000_000 })
    await charged(workspace, owner, debtor, {}, false)
    const settled = await charged(workspace, owner, debtor)
    await paid(workspace, owner, debtor, 1_160_000, { applications: [{ chargeId: settled.id, amount: 1_160_000 }] })
    const { totals, owed, payments } = await account()
    assert.deepEqual(totals, [
      { currency: 'MXN', remaining: 2_320_000, overdue: 1_160_000, count: 2 },
      { currency: 'USD', remaining: 1_160_000, overdue: 0, count: 1 },
    ] as never)
    assert.deepEqual(
      owed.map(({ reference, isOverdue }) => [reference, isOverdue]),
      [
        ['2', true],
        ['1', false],
        ['3', false],
      ]
    )
    assert.containSubset(payments.rows, [{ state: 'accepted', charges: [settled.reference] }])
    const { panels } = propsOf<{ panels: { key: string; content: { charges: object[] } }[] }>(
      await session.page('/main/client')
    )
    const panel = panels.find(({ key }) => key === 'billing.owed')!
    assert.containSubset(panel.content.charges, [{ id: charge.id, remaining: 1_160_000 }])
  })

  test('shows the account to pay to, with its whole CLABE', async ({ client, assert }) => {
    const { workspace, account } = await accountScene(client)
    assert.isNull((await account()).bank)
    await workspace.merge({ clabe: seal(CLABE, 'clabe'), bank: 'IXE' }).save()
    assert.containSubset((await account()).bank, { clabe: CLABE, bank: 'IXE', holder: 'Ibarra y Asociados' })
  })

  test('takes a proof, which waits for the firm and changes no balance until it is accepted', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, user, charge, account, send } = await accountScene(client)
    ;(await send(charge.id)).assertStatus(302)
    const payment = await Payment.in(workspace).firstOrFail()
    assert.containSubset(payment, { state: 'review', source: 'portal', createdById: user.id, applied: 1_160_000 })
    const before = await account()
    assert.deepEqual([before.owed[0]!.remaining, before.owed[0]!.inReview], [1_160_000, 1_160_000])
    assert.lengthOf(await db.from('notices').where({ kind: 'client_proof_sent', user_id: owner.id }), 1)
    const lawyer = await signedIn(client, owner, workspace)
    await lawyer.submit('post', `${LIST}/${payment.id}/review`, { version: payment.version, verdict: 'accepted' })
    const after = await account()
    assert.lengthOf(after.owed, 0)
    assert.equal(after.payments.rows[0]!.state, 'accepted')
    assert.equal((await Charge.findOrFail(charge.id)).status, 'paid')
    assert.lengthOf(await db.from('notices').where({ kind: 'client_payment_reviewed', user_id: user.id }), 1)
  })

  test('reads why a proof was not confirmed', async ({ client, assert }) => {
    const { workspace, owner, charge, account, send } = await accountScene(client)
    await send(charge.id)
    const payment = await Payment.in(workspace).firstOrFail()
    const lawyer = await signedIn(client, owner, workspace)
    const word = { version: payment.version, verdict: 'rejected', reason: 'La imagen no se lee' }
    await lawyer.submit('post', `${LIST}/${payment.id}/review`, word)
    const { payments, owed } = await account()
    assert.containSubset(payments.rows, [{ state: 'rejected', reason: 'La imagen no se lee' }])
    assert.equal(owed[0]!.inReview, 0)
    ;(await send(charge.id)).assertStatus(302)
  })

  test('spreads what exceeds the charge over the others that are owed', async ({ client, assert }) => {
    const { workspace, owner, debtor, charge, send } = await accountScene(client)
    const other = await charged(workspace, owner, debtor)
    await send(charge.id, { amount: 1_500_000 })
    const payment = await Payment.in(workspace).preload('applications').firstOrFail()
    assert.deepEqual(
      payment.applications.map(({ chargeId, amount }) => [chargeId, amount]),
      [
        [charge.id, 1_160_000],
        [other.id, 340_000],
      ]
    )
  })

  test('spreads by what is owed when the proof is kept, not when the client looked', async ({ client, assert }) => {
    const { workspace, owner, user, debtor, charge } = await accountScene(client)
    const applications = [{ chargeId: charge.id, amount: 1_000_000 }]
    await paid(workspace, owner, debtor, 1_000_000, { applications })
    const path = join(await mkdtemp(join(tmpdir(), 'foja-proof-')), 'proof.pdf')
    await writeFile(path, pdfOf('transferencia'))
    const proof = { path, name: 'proof.pdf', mime: 'application/pdf', size: 100, sha256: 'a'.repeat(64) }
    const form = { amount: 1_160_000, paidOn: '2026-03-10', method: 'transfer' as const, notes: null }
    const sent = { charge, form, proof: proof as ReceivedDocument }
    const { id } = await new SendPaymentProof().handle(authorNamed(user), workspace, sent)
    const payment = await Payment.query().where('id', id).preload('applications').firstOrFail()
    assert.containSubset(payment, { state: 'review', applied: 160_000, credit: 1_000_000 })
    assert.deepEqual(
      payment.applications.map(({ chargeId, amount }) => [chargeId, amount]),
      [[charge.id, 160_000]]
    )
  })

  test('refuses the same file twice, none, another kind, and amounts and days that cannot be', async ({
    client,
    assert,
  }) => {
    const { workspace, charge, send, session } = await accountScene(client)
    await send(charge.id, { amount: 10_000 })
    const again = await send(charge.id, { amount: 10_000 })
    assert.deepEqual(wrongIn(again), ['file'])
    assert.include(again.text(), 'es el de su pago del 10/03/2026')
    const path = `${ACCOUNT}/charges/${charge.id}/payments`
    const bare = await session.post(path, { amount: 1, paidOn: '2026-03-10', method: 'transfer' })
    assert.deepEqual(wrongIn(bare), ['file'])
    const cases: [object, string][] = [
      [{ amount: 0 }, 'amount'],
      [{ amount: -5 }, 'amount'],
      [{ paidOn: '2026-03-11' }, 'paidOn'],
      [{ method: 'fund' }, 'method'],
    ]
    for (const [fields, field] of cases)
      assert.deepEqual(wrongIn(await send(charge.id, fields, pdfOf(field + JSON.stringify(fields)))), [field])
    assert.deepEqual(wrongIn(await send(charge.id, {}, Buffer.from('texto'))), ['file'])
    assert.lengthOf(await Payment.in(workspace), 1)
  })

  test('never reaches what is another client’s, of this firm or another', async ({ client, assert }) => {
    const { workspace, owner, debtor, session, account, send, charge } = await accountScene(client)
    const neighbour = await clientOf(workspace, 'Vecino Ficticio')
    const theirs = await charged(workspace, owner, neighbour)
    const elsewhere = await firm('Otro despacho')
    const foreign = await charged(elsewhere.workspace, elsewhere.owner, await clientOf(elsewhere.workspace))
    for (const { id } of [theirs, foreign]) {
      ;(await session.get(`${ACCOUNT}/charges/${id}/payments/add`)).assertStatus(404)
      ;(await send(id)).assertStatus(404)
    }
    const payment = await paid(workspace, owner, neighbour, 100)
    ;(await session.get(`${ACCOUNT}/payments/${payment.id}/proof`)).assertStatus(404)
    const shown = await account()
    assert.deepEqual(
      shown.owed.map(({ id }) => id),
      [charge.id]
    )
    assert.lengthOf(shown.payments.rows, 0)
    await Client.query().where('id', debtor.id).update({ user_id: null })
    ;(await session.get(`${ACCOUNT}/charges/${charge.id}/payments/add`)).assertStatus(404)
  })

  test('opens the proof that the client sent themselves, and none of the firm', async ({ client }) => {
    const { workspace, owner, debtor, charge, send, session } = await accountScene(client)
    await send(charge.id)
    const own = await Payment.in(workspace).firstOrFail()
    const opened = await session.get(`${ACCOUNT}/payments/${own.id}/proof`)
    opened.assertStatus(200)
    opened.assertHeader('x-content-type-options', 'nosniff')
    const ofFirm = await paid(workspace, owner, debtor, 100)
    ;(await session.get(`${ACCOUNT}/payments/${ofFirm.id}/proof`)).assertStatus(404)
  })

  test('is empty for whom no firm works yet, and not for lawyers', async ({ client, assert }) => {
    const alone = await signedIn(client, await person({ type: 'client', name: 'Sola Ficticia' }))
    assert.isNull(propsOf<Account>(await alone.page(ACCOUNT)).account)
    const { owner, workspace } = await accountScene(client)
    const lawyer = await signedIn(client, owner, workspace)
    ;(await lawyer.get(ACCOUNT)).assertStatus(403)
  })

  test('shows the firm that the client has before them', async ({ client, assert }) => {
    const { user, session } = await accountScene(client)
    const second = await firm('Bufete Segundo')
    const debtor = await clientOf(second.workspace, 'Renata Prueba', { userId: user.id })
    await charged(second.workspace, second.owner, debtor, { dueOn: '2026-05-01' })
    const there = propsOf<Account>(await session.page(`${ACCOUNT}?firm=${second.workspace.id}`)).account!
    assert.lengthOf(there.owed, 1)
    assert.isFalse(there.owed[0]!.isOverdue)
  })
})
