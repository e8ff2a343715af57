import { test } from '@japa/runner'
import { checkCfdi } from '#app/cfdi/domain/checks/check_cfdi'
import { readCfdi } from '#app/cfdi/parsing/read_cfdi'
import { cfdiXml, feeXml, paymentXml, retentionXml, RFC, uuidOf } from '#tests/helpers/cfdi_xml'

const TODAY = '2026-05-04'
const checked = (xml: string) => checkCfdi(readCfdi(Buffer.from(xml)), TODAY)

test.group('Reading a CFDI', () => {
  test('reads who, what, how much and the stamp of version 4.0', ({ assert }) => {
    const record = readCfdi(Buffer.from(cfdiXml({ relations: [{ kind: '04', uuids: [uuidOf(2).toLowerCase()] }] })))
    assert.containsSubset(record, { type: 'I', standard: '4.0', series: 'A', folio: '128', method: 'PUE', form: '03' })
    assert.containsSubset(record.issuer, { rfc: RFC.firm, regime: '601' })
    assert.containsSubset(record.receiver, { rfc: RFC.client, use: 'G03', zip: '62661' })
    assert.containsSubset(record.concepts[0], { quantity: '1', taxObject: '02', amount: '10000.00' })
    assert.deepEqual(record.relations, [{ kind: '04', uuids: [uuidOf(2)] }])
    assert.equal(record.stamp.uuid, uuidOf(1))
    assert.deepEqual(checked(cfdiXml()).warnings, [])
  })

  test('reads by the namespace, whatever the prefix is', ({ assert }) => {
    assert.equal(readCfdi(Buffer.from(cfdiXml({ prefix: 'factura' }))).total, '11600.00')
  })

  test('reads UTF-8 with its mark and an addenda of any shape', ({ assert }) => {
    const addenda = '<cliente xmlns="http://ejemplo.mx"><pedido n="1"><linea/></pedido></cliente>'
    const xml = `\ufeff${cfdiXml({ addenda, root: { CondicionesDePago: 'Niño & Compañía' } })}`
    assert.equal(readCfdi(Buffer.from(xml)).conditions, 'Niño & Compañía')
  })

  test('takes no document type that an addenda or a comment quotes for one of its own', ({ assert }) => {
    const page = '<pie><![CDATA[<!DOCTYPE html><html></html>]]></pie>'
    const long = `<archivo contenido="${'A'.repeat(50_000)}"/>`
    const xml = cfdiXml({ addenda: `${page}${long}` }).replace('?>', '?><!-- <!DOCTYPE a> -->')
    assert.equal(readCfdi(Buffer.from(xml)).total, '11600.00')
  })

  test('reads what is moved, whose lines may be worth something', ({ assert }) => {
    const root = { TipoDeComprobante: 'T', SubTotal: '0', Total: '0', Moneda: 'XXX' }
    const moved = { ...root, FormaPago: undefined, MetodoPago: undefined }
    const concepts = [{ attributes: { ObjetoImp: '01', ValorUnitario: '500.00', Importe: '500.00' }, taxes: [] }]
    assert.equal(checked(cfdiXml({ concepts, taxes: null, root: moved })).amounts.total, 0)
  })

  test('reads version 3.3, which says neither regime of the receiver nor object of the tax', ({ assert }) => {
    const { amounts } = checked(cfdiXml({ standard: '3.3' }))
    assert.containsSubset(amounts, { subtotal: 1_000_000, transferred: 160_000, total: 1_160_000 })
  })

  test('reads version 3.3 of a regime that 4.0 has no more', ({ assert }) => {
    const issuer = { RegimenFiscal: '628' }
    assert.equal(checked(cfdiXml({ standard: '3.3', issuer })).amounts.total, 1_160_000)
    assert.throws(() => checked(cfdiXml({ issuer })), /issuer_regime/)
  })

  test('reads a complement of payments with its installments', ({ assert }) => {
    const { amounts, installments } = checked(paymentXml())
    assert.equal(amounts.total, 0)
    assert.deepEqual(installments, [
      {
        ...{ uuid: uuidOf(1), installment: 1, paidOn: '2026-04-15', form: '03', currency: 'MXN' },
        ...{ before: 1_160_000, paid: 1_160_000, after: 0 },
      },
    ])
  })

  test('reads a certificate of withholdings', ({ assert }) => {
    const record = readCfdi(Buffer.from(retentionXml()))
    assert.containsSubset(record, { type: 'R', standard: '2.0', currency: 'MXN' })
    assert.containsSubset(checkCfdi(record, TODAY).amounts, { total: 1_000_000, withheldIsr: 100_000 })
  })
})

test.group('Amounts of a CFDI', () => {
  test('has 9,533.33 left of the fee of a person to a company', ({ assert }) => {
    assert.deepEqual(checked(feeXml()).amounts, {
      ...{ subtotal: 1_000_000, discount: 0, transferred: 160_000, withheld: 206_667 },
      ...{ withheldIsr: 100_000, withheldIva: 106_667, total: 953_333 },
    })
  })

  test('has 10,408.33 left of the fee of a person in RESICO', ({ assert }) => {
    const isr = { rate: '0.012500', amount: '125.00', total: '10408.33' }
    const { amounts } = checked(feeXml({ isr, issuer: { RegimenFiscal: '626' } }))
    assert.containsSubset(amounts, { withheldIsr: 12_500, withheldIva: 106_667, total: 1_040_833 })
  })

  test('counts local taxes in the total', ({ assert }) => {
    const complement =
      '<implocal:ImpuestosLocales xmlns:implocal="http://www.sat.gob.mx/implocal" version="1.0" TotaldeRetenciones="50.00" TotaldeTraslados="300.00"/>'
    const { amounts } = checked(cfdiXml({ complement, root: { Total: '11850.00' } }))
    assert.containsSubset(amounts, { transferred: 190_000, withheld: 5_000, total: 1_185_000 })
  })

  test('takes lines of six decimals whose sum was rounded or cut', ({ assert }) => {
    const line = { ValorUnitario: '33.333333', Importe: '33.333333' }
    const iva = { kind: 'Traslado' as const, base: '33.333333', tax: '002', rate: '0.160000', amount: '5.333333' }
    const whole = { ...iva, base: '100.00', amount: '16.00' }
    const made = {
      concepts: [1, 2, 3].map(() => ({ attributes: line, taxes: [iva] })),
      taxes: { attributes: { TotalImpuestosTrasladados: '16.00' }, lines: [whole] },
    }
    assert.equal(checked(cfdiXml({ ...made, root: { SubTotal: '100.00', Total: '116.00' } })).amounts.total, 11_600)
    assert.equal(checked(cfdiXml({ ...made, root: { SubTotal: '99.99', Total: '115.99' } })).amounts.total, 11_599)
  })
})
