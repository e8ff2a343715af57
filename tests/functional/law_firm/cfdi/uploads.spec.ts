import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import { CancelCfdi } from '#app/cfdi/actions/cancel_cfdi'
import { DeleteCfdi } from '#app/cfdi/actions/delete_cfdi'
import { matchAgain } from '#app/cfdi/actions/match_again'
import Cfdi from '#app/cfdi/models/cfdi'
import DocumentStorage from '#app/documents/models/document_storage'
import { isStored } from '#app/documents/storage/stored_files'
import { brokenXml } from '#tests/helpers/broken_cfdi'
import { cfdiXml, paymentXml, RFC, uuidOf } from '#tests/helpers/cfdi_xml'
import { signedIn } from '#tests/helpers/signed_in'
import { authorNamed, clientOf } from '#tests/functional/law_firm/billing/scene'
import { issuingFirm, kept, later, NOON, refusalOf, TODAY, upload } from './scene.js'

test.group('Uploading a CFDI', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('keeps what the XML says, with its file and its client', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const theirs = await clientOf(ours.workspace, 'Iluminadora', { rfc: RFC.client })
    const session = await signedIn(client, ours.owner, ours.workspace)
    const response = await upload(client, session, cfdiXml())
    response.assertStatus(302)
    const cfdi = await Cfdi.in(ours.workspace).firstOrFail()
    assert.containsSubset(cfdi.serialize(), {
      ...{ uuid: uuidOf(1), type: 'I', standard: '4.0', direction: 'issued', method: 'PUE', form: '03' },
      ...{
        total: 1_160_000,
        transferred: 160_000,
        clientId: theirs.id,
        issuedOn: '2026-03-10',
        fileName: 'factura.xml',
      },
    })
    assert.isTrue(await isStored(cfdi.storageKey))
    assert.equal(Number((await DocumentStorage.findOrFail(ours.workspace.id)).bytes), Number(cfdi.size))
  })

  test('says at the file why an XML is refused, and keeps nothing', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    for (const name of [
      'a PDF',
      'an entity of a file',
      'no stamp',
      'a total that is a centavo off',
      'more than ten megabytes',
    ]) {
      const response = await upload(client, session, brokenXml[name]!.bytes())
      response.assertStatus(422)
      const [problem] = response.body().errors ?? response.body().params?.fields ?? []
      assert.include(JSON.stringify(response.body()), 'file', name)
      assert.notInclude(JSON.stringify(problem ?? response.body()), 'cfdi.fault', name)
    }
    assert.lengthOf(await Cfdi.in(ours.workspace), 0)
  })

  test('asks for one file, and for one at all', async ({ client }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    ;(await session.post('/law-firm/cfdi')).assertStatus(422)
  })

  test('refuses a UUID that the firm has, and takes it for another firm', async ({ assert }) => {
    const ours = await issuingFirm()
    await kept(ours, cfdiXml())
    assert.equal(await refusalOf(ours, cfdiXml({ prefix: 'otro' })), 'duplicate')
    assert.equal(await refusalOf(await issuingFirm(), cfdiXml()), 'taken')
  })

  test('tells what the firm issued from what it received and what is of others', async ({ assert }) => {
    const ours = await issuingFirm()
    await kept(ours, cfdiXml({ uuid: uuidOf(2), issuer: { Rfc: RFC.client }, receiver: { Rfc: RFC.firm } }))
    await kept(ours, cfdiXml({ uuid: uuidOf(3), issuer: { Rfc: RFC.person } }))
    const found = await Cfdi.in(ours.workspace).orderBy('uuid')
    assert.deepEqual(
      found.map(({ direction }) => direction),
      ['received', 'other']
    )
  })

  test('warns of a check digit that is not right, and takes it', async ({ assert }) => {
    const ours = await issuingFirm()
    const cfdi = await kept(ours, cfdiXml({ receiver: { Rfc: 'IIA040805DZ5' } }))
    assert.deepEqual(cfdi.warnings, [{ reason: 'check_digit', values: { rfc: 'IIA040805DZ5' } }])
  })

  test('is for who may add invoices', async ({ client }) => {
    const ours = await issuingFirm()
    const reader = await ours.hireWith(['facturas:leer'])
    const session = await signedIn(client, reader, ours.workspace)
    ;(await upload(client, session, cfdiXml())).assertStatus(403)
  })
})

test.group('Complements of payments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  const half = (number: number, installment: string, before: string, after: string, uuid = uuidOf(1)) =>
    paymentXml({
      uuid: uuidOf(number),
      documents: [{ uuid, installment, before, paid: '5800.00', after }],
      payment: { Monto: '5800.00' },
    })

  test('never pay more than the invoice, whichever came first', async ({ assert }) => {
    const ours = await issuingFirm()
    await kept(ours, cfdiXml(later()))
    await kept(ours, half(901, '1', '11600.00', '5800.00'))
    await kept(ours, half(902, '2', '5800.00', '0.00'))
    assert.equal(await refusalOf(ours, half(903, '3', '5800.00', '0.00')), 'over_total')
    for (const number of [911, 912, 913]) await kept(ours, half(number, '1', '11600.00', '5800.00', uuidOf(2)))
    assert.equal(await refusalOf(ours, cfdiXml(later({ uuid: uuidOf(2) }))), 'over_total')
  })

  test('count no more once one stands in their place, or a person says that they were canceled', async ({ assert }) => {
    const ours = await issuingFirm()
    await kept(ours, cfdiXml(later()))
    const first = await kept(ours, paymentXml({ uuid: uuidOf(901) }))
    const again = paymentXml({ uuid: uuidOf(902), relations: [{ kind: '04', uuids: [uuidOf(901)] }] })
    assert.equal(await refusalOf(ours, again), 'taken')
    await Cfdi.in(ours.workspace).where('uuid', uuidOf(902)).update({ canceledOn: '2026-05-01' })
    assert.equal(await refusalOf(ours, paymentXml({ uuid: uuidOf(903) })), 'taken')
    assert.equal(first.type, 'P')
  })
})

test.group('Complements that begin to count again', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  /** An invoice with a first complement, the one that stands in its place, and a third once that was canceled: each pays all of it. */
  async function replaced() {
    const ours = await issuingFirm()
    const author = authorNamed(ours.owner)
    const relations = [{ kind: '04', uuids: [uuidOf(901)] }]
    await kept(ours, cfdiXml(later()))
    const first = await kept(ours, paymentXml({ uuid: uuidOf(901) }))
    const second = await kept(ours, paymentXml({ uuid: uuidOf(902), relations }))
    const said = { canceledOn: TODAY, reason: '02', substituteUuid: null } as const
    const cancel = async (cfdi: Cfdi) => {
      await new CancelCfdi().handle(author, { cfdi, version: cfdi.version }, said, TODAY)
      await cfdi.refresh()
    }
    return { ours, author, first, second, cancel }
  }

  test('keep from being deleted what stands in their place when more than the total would be paid', async ({
    assert,
  }) => {
    const { ours, author, second, cancel } = await replaced()
    await cancel(second)
    const third = await kept(ours, paymentXml({ uuid: uuidOf(903) }))
    const destroy = (cfdi: Cfdi) => new DeleteCfdi().handle(author, { cfdi, version: cfdi.version })
    await assert.rejects(() => destroy(second), FieldProblem)
    assert.lengthOf(await Cfdi.in(ours.workspace), 4)
    await destroy(third)
    await destroy(second)
    assert.equal(await refusalOf(ours, paymentXml({ uuid: uuidOf(904) })), 'over_total')
  })

  test('may be said not to be canceled as long as another stands in their place', async ({ assert }) => {
    const { author, first, cancel } = await replaced()
    await cancel(first)
    await new CancelCfdi().withdraw(author, { cfdi: first, version: first.version })
    await first.refresh()
    assert.isNull(first.canceledOn)
  })

  test('may not be said not to be canceled when more than the total would be paid', async ({ assert }) => {
    const { ours, author, second, cancel } = await replaced()
    await cancel(second)
    await kept(ours, paymentXml({ uuid: uuidOf(903) }))
    const withdraw = () => new CancelCfdi().withdraw(author, { cfdi: second, version: second.version })
    await assert.rejects(withdraw, FieldProblem)
    await second.refresh()
    assert.equal(second.canceledOn, TODAY)
  })
})

test.group('Sides of CFDI', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are known once the firm writes its RFC down', async ({ assert }) => {
    const ours = await issuingFirm()
    await ours.workspace.merge({ rfc: null }).save()
    const cfdi = await kept(ours, cfdiXml())
    assert.equal(cfdi.direction, 'other')
    await ours.workspace.merge({ rfc: RFC.client }).save()
    assert.equal(await matchAgain(), 1)
    assert.equal(await matchAgain(), 0)
    await cfdi.refresh()
    assert.equal(cfdi.direction, 'received')
  })
})
