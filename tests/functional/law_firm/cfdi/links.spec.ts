import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import Charge from '#app/billing/models/charge'
import ChargeMatter from '#app/billing/models/charge_matter'
import { remindOfComplements } from '#app/cfdi/actions/remind_of_complements'
import type Cfdi from '#app/cfdi/models/cfdi'
import Notice from '#app/notifications/models/notice'
import { matterOf } from '#database/factories/matter_factory'
import { cfdiXml, paymentXml, RFC, uuidOf } from '#tests/helpers/cfdi_xml'
import type { Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { authorNamed, charged, clientOf, paid } from '#tests/functional/law_firm/billing/scene'
import { issuingFirm, kept, later, NOON } from './scene.js'

const DAY = { issuedOn: '2026-03-10', dueOn: '2026-03-25' }

/** A client with a charge of $11,600.00, and its invoice to be paid later. */
async function scene(xml = cfdiXml(later())) {
  const ours = await issuingFirm()
  const theirs = await clientOf(ours.workspace, 'Iluminadora', { rfc: RFC.client })
  const charge = await charged(ours.workspace, ours.owner, theirs, DAY)
  return { ours, theirs, charge, cfdi: await kept(ours, xml) }
}

async function linked(client: Parameters<typeof signedIn>[0], ours: Firm, cfdi: Cfdi, target: object) {
  const session = await signedIn(client, ours.owner, ours.workspace)
  const answer = await session.put(`/law-firm/cfdi/${cfdi.id}/link`, { version: cfdi.version, ...target })
  answer.assertStatus(302)
  await cfdi.refresh()
  return session
}

test.group('Links of CFDI', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are proposed with why, and made by a person alone', async ({ client, assert }) => {
    const { ours, charge, cfdi } = await scene()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const page = async () => (await session.visit(`/law-firm/cfdi/${cfdi.id}`)).body().props.cfdi
    const { proposals, link } = await page()
    assert.isNull(link)
    assert.containsSubset(proposals, [{ kind: 'charge', id: charge.id, reasons: ['total', 'client', 'same_day'] }])
    await linked(client, ours, cfdi, { chargeId: charge.id })
    assert.equal((await page()).link.charge.id, charge.id)
    ;(await session.put(`/law-firm/cfdi/${cfdi.id}/link`, { version: 2, chargeId: charge.id })).assertStatus(422)
    ;(await session.delete(`/law-firm/cfdi/${cfdi.id}/link`, { version: 1 })).assertStatus(422)
    ;(await session.delete(`/law-firm/cfdi/${cfdi.id}/link`, { version: 2 })).assertStatus(302)
    assert.isNull((await page()).link)
  })

  test('are shown on the page of their charge, and no longer once they are undone', async ({ client, assert }) => {
    const { ours, charge, cfdi } = await scene()
    const session = await linked(client, ours, cfdi, { chargeId: charge.id })
    const documents = async () => (await session.visit(`/law-firm/e-collections/${charge.id}`)).body().props.documents
    const { uuid, reference, issuedOn } = cfdi
    const href = `/law-firm/cfdi/${cfdi.id}`
    assert.deepEqual(await documents(), [{ uuid, reference, standard: '4.0', issuedOn, isCanceled: false, href }])
    await session.delete(`${href}/link`, { version: cfdi.version })
    assert.deepEqual(await documents(), [])
  })

  test('are refused to what is of another kind, currency or firm', async ({ client }) => {
    const { ours, charge, cfdi } = await scene()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const complement = await kept(ours, paymentXml())
    ;(await session.put(`/law-firm/cfdi/${complement.id}/link`, { version: 1, chargeId: charge.id })).assertStatus(422)
    const other = await scene(cfdiXml({ uuid: uuidOf(50) }))
    ;(await session.put(`/law-firm/cfdi/${cfdi.id}/link`, { version: 1, chargeId: other.charge.id })).assertStatus(422)
    const dollars = await kept(ours, cfdiXml({ uuid: uuidOf(7), root: { Moneda: 'USD', TipoCambio: '17.5' } }))
    ;(await session.put(`/law-firm/cfdi/${dollars.id}/link`, { version: 1, chargeId: charge.id })).assertStatus(422)
    ;(await session.put(`/law-firm/cfdi/${cfdi.id}/link`, { version: 1 })).assertStatus(422)
  })

  test('are refused to an invoice of others and to a payment that is not accepted', async ({ client, assert }) => {
    const { ours, theirs, charge } = await scene()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const sides = { issuer: { Rfc: RFC.client }, receiver: { Rfc: RFC.firm } }
    const received = await kept(ours, cfdiXml({ uuid: uuidOf(60), ...sides }))
    const complement = await kept(ours, paymentXml())
    const payment = await paid(ours.workspace, ours.owner, theirs, 1_160_000, { paidOn: '2026-04-15' })
    await payment.merge({ state: 'rejected' }).save()
    const link = (cfdi: Cfdi, target: object) =>
      session.put(`/law-firm/cfdi/${cfdi.id}/link`, { version: 1, ...target })
    ;(await link(received, { chargeId: charge.id })).assertStatus(422)
    ;(await link(complement, { paymentId: payment.id })).assertStatus(422)
    for (const cfdi of [received, complement]) {
      await cfdi.refresh()
      assert.deepEqual([cfdi.chargeId, cfdi.paymentId], [null, null])
    }
  })

  test('end when the charge is called off, or the payment deleted', async ({ client, assert }) => {
    const { ours, theirs, charge, cfdi } = await scene()
    await linked(client, ours, cfdi, { chargeId: charge.id })
    const current = await Charge.findIn(ours.workspace, charge.id)
    await new SettleCharge().cancel(authorNamed(ours.owner), { charge: current, version: current.version }, 'Error')
    await cfdi.refresh()
    assert.isNull(cfdi.chargeId)
    const payment = await paid(ours.workspace, ours.owner, theirs, 1_160_000, { paidOn: '2026-04-15' })
    const complement = await kept(ours, paymentXml())
    await linked(client, ours, complement, { paymentId: payment.id })
    const seen = { payment, version: payment.version }
    await new ManagePayment().destroy(authorNamed(ours.owner), ours.workspace, seen, new Map())
    await complement.refresh()
    assert.isNull(complement.paymentId)
  })

  test('put a CFDI behind the wall of a private matter, with the complements that pay it', async ({
    client,
    assert,
  }) => {
    const { ours, charge, cfdi } = await scene()
    const complement = await kept(ours, paymentXml())
    await linked(client, ours, cfdi, { chargeId: charge.id })
    const colleague = await ours.hireWith(['facturas:leer', 'expedientes:leer'])
    const theirs = await signedIn(client, colleague, ours.workspace)
    ;(await theirs.get(`/law-firm/cfdi/${cfdi.id}`)).assertStatus(200)
    const matter = await matterOf(ours)
    await matter.merge({ private: true }).save()
    await ChargeMatter.create({ workspaceId: ours.workspace.id, chargeId: charge.id, matterId: matter.id })
    for (const { id } of [cfdi, complement]) (await theirs.get(`/law-firm/cfdi/${id}`)).assertStatus(404)
    assert.lengthOf((await theirs.visit('/law-firm/cfdi')).body().props.rows, 0)
    const owner = await signedIn(client, ours.owner, ours.workspace)
    ;(await owner.get(`/law-firm/cfdi/${cfdi.id}`)).assertStatus(200)
  })
})

test.group('Planner of payment complements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  const pay = (ours: Firm, charge: Charge, amount: number, paidOn: string) =>
    charge.load('client').then(() =>
      paid(ours.workspace, ours.owner, charge.client, amount, {
        paidOn,
        applications: [{ chargeId: charge.id, amount }],
      })
    )

  test('lists what was paid without a complement and until when, until it comes', async ({ client, assert }) => {
    const { ours, charge, cfdi } = await scene()
    const session = await linked(client, ours, cfdi, { chargeId: charge.id })
    const page = async () => (await session.visit('/law-firm/cfdi/complements')).body().props
    assert.lengthOf((await page()).missing, 0)
    await pay(ours, charge, 580_000, '2026-04-15')
    await pay(ours, charge, 580_000, '2026-05-02')
    assert.containsSubset((await page()).missing, [
      { id: cfdi.id, missing: 1_160_000, paidOn: '2026-04-15', dueOn: '2026-05-05' },
    ])
    const first = { uuid: uuidOf(1), before: '11600.00', paid: '5800.00', after: '5800.00' }
    await kept(ours, paymentXml({ documents: [first], payment: { Monto: '5800.00' } }))
    assert.containsSubset((await page()).missing, [{ missing: 580_000, paidOn: '2026-05-02', dueOn: '2026-06-05' }])
    const second = { uuid: uuidOf(1), installment: '2', before: '5800.00', paid: '5800.00', after: '0.00' }
    await kept(ours, paymentXml({ uuid: uuidOf(901), documents: [second], payment: { Monto: '5800.00' } }))
    assert.lengthOf((await page()).missing, 0)
  })

  test('flags an invoice to be paid at once that was paid after its month, or not at all', async ({
    client,
    assert,
  }) => {
    const { ours, charge, cfdi } = await scene(cfdiXml())
    const session = await linked(client, ours, cfdi, { chargeId: charge.id })
    const late = async () => (await session.visit('/law-firm/cfdi/complements')).body().props.late
    assert.containsSubset(await late(), [{ id: cfdi.id, endOn: '2026-03-31', paidOn: null }])
    await pay(ours, charge, 1_160_000, '2026-04-01')
    assert.containsSubset(await late(), [{ paidOn: '2026-04-01' }])
  })

  test('is for who may read invoices', async ({ client }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, await ours.hireWith(['expedientes:leer']), ours.workspace)
    ;(await session.get('/law-firm/cfdi/complements')).assertStatus(403)
  })

  test('reminds once of each complement that is about to be due', async ({ client, assert }) => {
    const { ours, charge, cfdi } = await scene()
    await linked(client, ours, cfdi, { chargeId: charge.id })
    await pay(ours, charge, 580_000, '2026-04-15')
    const told = () => Notice.query().where({ kind: 'complement_due', workspaceId: ours.workspace.id })
    clock.freeze('2026-05-01T18:00:00Z')
    await remindOfComplements()
    assert.lengthOf(await told(), 0)
    clock.freeze(NOON)
    await remindOfComplements()
    await remindOfComplements()
    const notices = await told()
    assert.lengthOf(notices, 1)
    assert.containsSubset(notices[0]!.values, { reference: 'A-128', day: '05/05/2026', amount: '5,800.00 MXN' })
    assert.isNotNull(await db.from('notices').where('subject_type', 'cfdi').first())
  })
})
