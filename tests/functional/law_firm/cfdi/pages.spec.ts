import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Cfdi from '#app/cfdi/models/cfdi'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { cfdiXml, feeXml, paymentXml, retentionXml, RFC, uuidOf } from '#tests/helpers/cfdi_xml'
import { readPdf } from '#tests/helpers/read_pdf'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { issuingFirm, kept, later, NOON, TODAY } from './scene.js'

const UUID = 'substituteUuid'

test.group('Pages of CFDI', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('list what filters ask for, with totals by direction and currency', async ({ client, assert }) => {
    const ours = await issuingFirm()
    await kept(ours, cfdiXml())
    await kept(ours, cfdiXml({ uuid: uuidOf(2), root: { Moneda: 'USD', TipoCambio: '17.5' } }))
    await kept(ours, cfdiXml({ uuid: uuidOf(3), root: { TipoDeComprobante: 'E', Folio: '999' } }))
    await kept(ours, cfdiXml({ uuid: uuidOf(4), issuer: { Rfc: RFC.client }, receiver: { Rfc: RFC.firm } }))
    await kept(ours, retentionXml())
    const session = await signedIn(client, ours.owner, ours.workspace)
    const page = async (query = '') => (await session.visit(`/law-firm/cfdi${query}`)).body().props
    const all = await page()
    assert.equal(all.paging.total, 5)
    assert.deepEqual(all.totals, [
      { direction: 'issued', currency: 'MXN', count: 2, total: 0 },
      { direction: 'issued', currency: 'USD', count: 1, total: 1_160_000 },
      { direction: 'received', currency: 'MXN', count: 1, total: 1_160_000 },
    ])
    const count = async (query: string) => (await page(query)).rows.length
    assert.equal(await count('?type=E'), 1)
    assert.equal(await count('?direction=received'), 1)
    assert.equal(await count('?method=PPD'), 0)
    assert.equal(await count('?month=2026-03'), 5)
    assert.equal(await count('?month=2026-04'), 0)
    assert.equal(await count('?linked=yes'), 0)
    assert.equal(await count('?q=999'), 1)
    assert.equal(await count(`?q=${RFC.person}`), 1)
  })

  test('ask the database as often for many as for one', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    await kept(ours, cfdiXml())
    await session.visit('/law-firm/cfdi')
    const few = await queriesOf(() => session.visit('/law-firm/cfdi'))
    for (let number = 2; number < 12; number++) await kept(ours, cfdiXml({ uuid: uuidOf(number) }))
    const many = await queriesOf(() => session.visit('/law-firm/cfdi'))
    assert.equal(many.length, few.length)
  })

  test('show what the XML says, with related documents both ways and installments', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const invoice = await kept(ours, cfdiXml(later()))
    const complement = await kept(ours, paymentXml({ relations: [{ kind: '09', uuids: [uuidOf(1)] }] }))
    const session = await signedIn(client, ours.owner, ours.workspace)
    const { cfdi } = (await session.visit(`/law-firm/cfdi/${invoice.id}`)).body().props
    assert.containsSubset(cfdi, { uuid: uuidOf(1), method: 'PPD', form: '99', missingNumbers: [] })
    assert.equal(cfdi.record.concepts[0].description, 'Honorarios por servicios legales')
    assert.include(cfdi.verification, `id=${uuidOf(1)}&re=${RFC.firm}&rr=${RFC.client}&tt=11600&fe=`)
    assert.containsSubset(cfdi.related, [{ kind: '09', way: 'named', id: complement.id }])
    assert.containsSubset(cfdi.installments, [{ number: 1, paid: 1_160_000, other: { id: complement.id } }])
    const other = (await session.visit(`/law-firm/cfdi/${complement.id}`)).body().props.cfdi
    assert.containsSubset(other.related, [{ kind: '09', way: 'names', id: invoice.id }])
    assert.containsSubset(other.installments, [{ other: { id: invoice.id } }])
  })

  test('tell which installments are missing', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const invoice = await kept(ours, cfdiXml(later()))
    const third = [{ uuid: uuidOf(1), installment: '3', before: '600.00', paid: '600.00', after: '0.00' }]
    await kept(ours, paymentXml({ documents: third, payment: { Monto: '600.00' } }))
    const session = await signedIn(client, ours.owner, ours.workspace)
    const { cfdi } = (await session.visit(`/law-firm/cfdi/${invoice.id}`)).body().props
    assert.deepEqual(cfdi.missingNumbers, [1, 2])
  })

  test('hand out the XML as it came, and write into the log who took it', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const xml = cfdiXml()
    const cfdi = await kept(ours, xml)
    const session = await signedIn(client, ours.owner, ours.workspace)
    const response = await session.page(`/law-firm/cfdi/${cfdi.id}/xml`)
    response.assertStatus(200)
    assert.include(response.header('content-disposition'), 'attachment')
    assert.equal(response.text() || response.body().toString(), xml)
    const entry = await AuditEntry.query().where('action', 'cfdi.downloaded').first()
    assert.equal(entry?.subjectId, String(cfdi.id))
  })

  test('print every type of CFDI with its UUID', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const all = [feeXml({ uuid: uuidOf(5), issuer: { Rfc: RFC.firm } }), paymentXml(), retentionXml()]
    for (const xml of all) {
      const cfdi = await kept(ours, xml)
      const response = await session.page(`/law-firm/cfdi/${cfdi.id}/pdf`)
      response.assertStatus(200)
      const text = (await readPdf(response.body())).text.replace(/\s+/g, '')
      assert.include(text, cfdi.uuid.replace(/\s+/g, ''))
    }
  }).timeout(60_000)

  test('print the total in words, of pesos and of dollars', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const dollars = { Moneda: 'USD', TipoCambio: '17.5' }
    for (const [xml, words] of [
      [cfdiXml(), 'oncemilseiscientospesos00/100M.N.'],
      [cfdiXml({ uuid: uuidOf(2), root: dollars }), 'oncemilseiscientosdólares00/100USD'],
    ] as const) {
      const cfdi = await kept(ours, xml)
      const pdf = await session.page(`/law-firm/cfdi/${cfdi.id}/pdf`)
      assert.include((await readPdf(pdf.body())).text.replace(/\s+/g, '').toLowerCase(), words.toLowerCase())
    }
  }).timeout(60_000)

  test('keep what a person says of a cancellation, and take it back', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const cfdi = await kept(ours, cfdiXml())
    const session = await signedIn(client, ours.owner, ours.workspace)
    const path = `/law-firm/cfdi/${cfdi.id}/cancellation`
    const said = { version: 1, canceledOn: TODAY, reason: '01' }
    ;(await session.put(path, said)).assertStatus(422)
    ;(await session.put(path, { ...said, [UUID]: uuidOf(1) })).assertStatus(422)
    ;(await session.put(path, { ...said, canceledOn: '2026-03-09', [UUID]: uuidOf(2) })).assertStatus(422)
    ;(await session.put(path, { ...said, canceledOn: '2026-05-05', [UUID]: uuidOf(2) })).assertStatus(422)
    ;(await session.put(path, { ...said, version: 7, [UUID]: uuidOf(2) })).assertStatus(422)
    ;(await session.put(path, { ...said, [UUID]: uuidOf(2).toLowerCase() })).assertStatus(302)
    await cfdi.refresh()
    assert.containsSubset(cfdi.serialize(), { canceledOn: TODAY, cancellationReason: '01', substituteUuid: uuidOf(2) })
    const next = await kept(ours, cfdiXml({ uuid: uuidOf(2) }))
    const page = (await session.visit(`/law-firm/cfdi/${next.id}`)).body().props.cfdi
    assert.containsSubset(page.related, [{ kind: 'substitute', way: 'named', id: cfdi.id }])
    ;(await session.delete(path, { version: 2 })).assertStatus(302)
    await cfdi.refresh()
    assert.isNull(cfdi.canceledOn)
  })

  test('delete a CFDI, which may come again', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const cfdi = await kept(ours, paymentXml({ relations: [{ kind: '04', uuids: [uuidOf(2)] }] }))
    const session = await signedIn(client, ours.owner, ours.workspace)
    ;(await session.delete(`/law-firm/cfdi/${cfdi.id}`, { version: 3 })).assertStatus(422)
    ;(await session.delete(`/law-firm/cfdi/${cfdi.id}`, { version: 1 })).assertStatus(302)
    assert.lengthOf(await Cfdi.in(ours.workspace), 0)
    await kept(ours, paymentXml())
  })

  test('are not found in another firm, and refused to who may not read or change them', async ({ client }) => {
    const ours = await issuingFirm()
    const cfdi = await kept(ours, cfdiXml())
    const stranger = await issuingFirm()
    const session = await signedIn(client, stranger.owner, stranger.workspace)
    for (const path of ['', '/pdf', '/xml']) (await session.get(`/law-firm/cfdi/${cfdi.id}${path}`)).assertStatus(404)
    ;(await session.delete(`/law-firm/cfdi/${cfdi.id}`, { version: 1 })).assertStatus(404)
    const nobody = await signedIn(client, await ours.hireWith(['expedientes:leer']), ours.workspace)
    ;(await nobody.get(`/law-firm/cfdi/${cfdi.id}`)).assertStatus(403)
    const reader = await signedIn(client, await ours.hireWith(['facturas:leer']), ours.workspace)
    ;(await reader.get(`/law-firm/cfdi/${cfdi.id}/xml`)).assertStatus(200)
    ;(await reader.put(`/law-firm/cfdi/${cfdi.id}/link`, { version: 1, chargeId: 1 })).assertStatus(403)
    ;(await reader.delete(`/law-firm/cfdi/${cfdi.id}`, { version: 1 })).assertStatus(403)
  })
})
