import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import type Charge from '#app/billing/models/charge'
import { CancelCfdi } from '#app/cfdi/actions/cancel_cfdi'
import { LinkCfdi } from '#app/cfdi/actions/link_cfdi'
import Cfdi, { type CfdiQuery } from '#app/cfdi/models/cfdi'
import { latePayments, missingComplements } from '#app/cfdi/queries/planner'
import { cfdiXml, paymentXml, uuidOf, type CfdiOfTest } from '#tests/helpers/cfdi_xml'
import { queriesOf } from '#tests/helpers/queries'
import { authorNamed, charged, clientOf, item, paid } from '#tests/functional/law_firm/billing/scene'
import { issuingFirm, kept, later, NOON, TODAY } from './scene.js'

/** A charge for so many invoices of $11,600.00 each, which are linked to it; the last one was kept first. */
async function scene(count: number, of: (number: number) => CfdiOfTest = () => ({})) {
  const ours = await issuingFirm()
  const viewer = { userId: ours.owner.id, workspaceId: ours.workspace.id }
  const link = async (cfdi: Cfdi, charge: Charge) => {
    await new LinkCfdi().handle(authorNamed(ours.owner), viewer, { cfdi, version: 1 }, { chargeId: charge.id })
    return Cfdi.findIn(ours.workspace, cfdi.id)
  }
  const charge = await charged(ours.workspace, ours.owner, await clientOf(ours.workspace), {
    ...{ issuedOn: '2026-03-10', dueOn: '2026-03-25', items: [item(count * 1_000_000)] },
  })
  const xml = (number: number, made: CfdiOfTest = {}) =>
    cfdiXml(later({ uuid: uuidOf(number), ...made, root: { Folio: `${number + 7}`, ...made.root } }))
  const invoices: Cfdi[] = []
  for (let number = count; number > 0; number--)
    invoices.unshift(await link(await kept(ours, xml(number, of(number))), charge))
  const pay = (amount: number, paidOn: string) =>
    charge.load('client').then(() =>
      paid(ours.workspace, ours.owner, charge.client, amount, {
        ...{ paidOn, applications: [{ chargeId: charge.id, amount }] },
      })
    )
  const complement = (number: number, amount: string, made: Parameters<typeof paymentXml>[0] = {}) =>
    kept(
      ours,
      paymentXml({
        uuid: uuidOf(900 + number),
        documents: [{ uuid: uuidOf(number), paid: amount, after: (11_600 - Number(amount)).toFixed(2) }],
        ...made,
        payment: { Monto: amount, ...made.payment },
      })
    )
  const missing = async () => {
    const found = await missingComplements(ours.workspace, Cfdi.in(ours.workspace) as CfdiQuery)
    const byId = found.map(({ cfdi, missing: amount, paidOn }) => [Number(cfdi.folio) - 7, amount, paidOn] as const)
    return byId.sort(([one], [other]) => one - other)
  }
  const cancel = (cfdi: Cfdi) => {
    const said = { canceledOn: TODAY, reason: '02', substituteUuid: null } as const
    return new CancelCfdi().handle(authorNamed(ours.owner), { cfdi, version: cfdi.version }, said, TODAY)
  }
  return { ours, charge, invoices, xml, link, pay, complement, missing, cancel }
}

test.group('Payments that several invoices share', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are shared among the invoices in order, each up to its total', async ({ assert }) => {
    const { pay, missing } = await scene(2)
    await pay(500_000, '2026-04-15')
    assert.deepEqual(await missing(), [[1, 500_000, '2026-04-15']])
    await pay(1_000_000, '2026-05-02')
    assert.deepEqual(await missing(), [
      [1, 1_160_000, '2026-04-15'],
      [2, 340_000, '2026-05-02'],
    ])
  })

  test('are shared among three invoices by their days before their folios', async ({ assert }) => {
    const day = (number: number) => ({ root: { Fecha: `2026-03-${number === 3 ? '09' : '10'}T12:00:00` } })
    const { pay, missing } = await scene(3, day)
    await pay(1_200_000, '2026-04-15')
    assert.deepEqual(await missing(), [
      [1, 40_000, '2026-04-15'],
      [3, 1_160_000, '2026-04-15'],
    ])
  })

  test('leave out what a complement says, at the invoice that it names', async ({ assert }) => {
    const { pay, complement, missing } = await scene(2)
    await pay(1_160_000, '2026-04-15')
    await complement(2, '5800.00')
    assert.deepEqual(await missing(), [[1, 580_000, '2026-04-15']])
    await pay(1_160_000, '2026-05-02')
    assert.deepEqual(await missing(), [
      [1, 1_160_000, '2026-04-15'],
      [2, 580_000, '2026-05-02'],
    ])
  })

  test('are covered by one complement that names both invoices, each by its own part', async ({ assert }) => {
    const { ours, pay, missing } = await scene(2)
    await pay(2_320_000, '2026-04-15')
    const documents = [{ uuid: uuidOf(1) }, { uuid: uuidOf(2), paid: '5800.00', after: '5800.00' }]
    await kept(ours, paymentXml({ uuid: uuidOf(901), documents, payment: { Monto: '17400.00' } }))
    assert.deepEqual(await missing(), [[2, 580_000, '2026-04-15']])
  })

  test('count by the complement that replaces another, and no longer when it is canceled', async ({ assert }) => {
    const { pay, complement, missing, cancel } = await scene(2)
    await pay(2_320_000, '2026-04-15')
    await complement(1, '11600.00')
    const relations = [{ kind: '04', uuids: [uuidOf(901)] }]
    const second = await complement(1, '5800.00', { uuid: uuidOf(950), relations })
    assert.deepEqual(await missing(), [
      [1, 580_000, '2026-04-15'],
      [2, 1_160_000, '2026-04-15'],
    ])
    await cancel(second)
    assert.deepEqual(await missing(), [
      [1, 1_160_000, '2026-04-15'],
      [2, 1_160_000, '2026-04-15'],
    ])
  })

  test('pass to the others when an invoice is canceled, and to what stands in its place', async ({ assert }) => {
    const { ours, charge, invoices, xml, link, pay, missing, cancel } = await scene(2)
    await pay(1_160_000, '2026-04-15')
    await cancel(invoices[0]!)
    assert.deepEqual(await missing(), [[2, 1_160_000, '2026-04-15']])
    const relations = [{ kind: '04', uuids: [uuidOf(2)] }]
    await link(await kept(ours, xml(3, { relations })), charge)
    assert.deepEqual(await missing(), [[3, 1_160_000, '2026-04-15']])
  })

  test('pay invoices to be paid at once, too, whose month ends before', async ({ assert }) => {
    const atOnce = { root: { MetodoPago: 'PUE', FormaPago: '03' } }
    const { ours, invoices, pay, missing } = await scene(3, (number) => (number < 3 ? atOnce : {}))
    await pay(1_160_000, '2026-03-20')
    const late = async () => {
      const found = await latePayments(ours.workspace, Cfdi.in(ours.workspace) as CfdiQuery, TODAY)
      return found.map(({ cfdi, paidOn }) => [cfdi.id, paidOn])
    }
    assert.deepEqual(await late(), [[invoices[1]!.id, null]])
    await pay(1_500_000, '2026-04-15')
    assert.deepEqual(await late(), [[invoices[1]!.id, '2026-04-15']])
    assert.deepEqual(await missing(), [[3, 340_000, '2026-04-15']])
  })

  test('are found behind newer invoices that lack nothing, however many these are', async ({ assert }) => {
    const { ours, charge, link, pay } = await scene(1)
    await pay(580_000, '2026-04-15')
    await charge.load('client')
    const newer = async (number: number) => {
      const dates = { issuedOn: '2026-04-20', dueOn: '2026-05-25' }
      const other = await charged(ours.workspace, ours.owner, charge.client, dates)
      const [root, stamp] = [{ Fecha: '2026-04-20T12:00:00' }, { FechaTimbrado: '2026-04-20T12:01:00' }]
      await link(await kept(ours, cfdiXml(later({ uuid: uuidOf(number), root, stamp }))), other)
      return other
    }
    await newer(2)
    const { id: chargeId } = await newer(3)
    const applications = [{ chargeId, amount: 1_160_000 }]
    await paid(ours.workspace, ours.owner, charge.client, 1_160_000, { paidOn: '2026-05-02', applications })
    await kept(ours, paymentXml({ uuid: uuidOf(903), documents: [{ uuid: uuidOf(3) }] }))
    const found = await missingComplements(ours.workspace, Cfdi.in(ours.workspace) as CfdiQuery, { most: 1 })
    assert.deepEqual(
      found.map(({ cfdi, missing }) => [cfdi.uuid, missing]),
      [[uuidOf(1), 580_000]]
    )
  })

  test('cost as many queries of three invoices as of one', async ({ assert }) => {
    const one = await scene(1)
    await one.pay(500_000, '2026-04-15')
    const three = await scene(3)
    await three.pay(2_500_000, '2026-04-15')
    await three.complement(1, '5800.00')
    assert.equal((await queriesOf(three.missing)).length, (await queriesOf(one.missing)).length)
  })
})
