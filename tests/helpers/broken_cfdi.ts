import type { Fault } from '#app/cfdi/parsing/fault'
import {
  cfdiXml,
  element,
  paymentXml,
  retentionXml,
  stampXml,
  uuidOf,
  type CfdiOfTest,
  type TaxOfTest,
} from '#tests/helpers/cfdi_xml'

interface Broken {
  reason: Fault
  bytes: () => Buffer
}

const MEGABYTE = 1_048_576
const text = (reason: Fault, xml: () => string): Broken => ({ reason, bytes: () => Buffer.from(xml()) })
const cfdi = (reason: Fault, made: CfdiOfTest): Broken => text(reason, () => cfdiXml(made))
const root = (reason: Fault, attributes: CfdiOfTest['root']): Broken => cfdi(reason, { root: attributes })
const concept = (reason: Fault, attributes: Record<string, string | undefined>): Broken =>
  cfdi(reason, { concepts: [{ attributes }] })
const iva: TaxOfTest = { kind: 'Traslado', base: '10000.00', tax: '002', rate: '0.160000', amount: '1600.00' }
const taxed = (reason: Fault, values: Partial<TaxOfTest>): Broken =>
  cfdi(reason, { concepts: [{ taxes: [{ ...iva, ...values }] }] })
const paid = (reason: Fault, made: Parameters<typeof paymentXml>[0]): Broken => text(reason, () => paymentXml(made))
const withHead = (declared: string, head: string) =>
  cfdiXml().replace('<?xml version="1.0" encoding="UTF-8"?>', `<?xml version="1.0"${declared}?>${head}`)

const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
const billion = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')

const upTo = (count: number) => Array.from({ length: count }, (_, at) => uuidOf(at + 2))

/** Lines of which each has a tax of a rate of its own. */
function ownRates(count: number): CfdiOfTest {
  const lines = Array.from({ length: count }, (_, at): TaxOfTest => {
    return { ...iva, base: '0.00', rate: (at / 1_000_000).toFixed(6), amount: '0.00' }
  })
  const attributes = { ValorUnitario: '0.00', Importe: '0.00' }
  return {
    concepts: lines.map((line) => ({ attributes, taxes: [line] })),
    taxes: { attributes: { TotalImpuestosTrasladados: '0.00' }, lines },
    root: { SubTotal: '0.00', Total: '0.01' },
  }
}

/** XML of the tests that are refused, each by what is wrong with it, with the reason that it is refused for. */
export const brokenXml: Record<string, Broken> = {
  'an empty file': text('empty', () => ''),
  'a file of blanks': text('empty', () => ' \n\t '),
  'a PDF': text('pdf', () => '%PDF-1.7\n1 0 obj'),
  'a ZIP': { reason: 'zip', bytes: () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0]) },
  'a picture': { reason: 'picture', bytes: () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]) },
  'a page of the web': text('html', () => '<!DOCTYPE html><html><body>Sesión expirada</body></html>'),
  'more than ten megabytes': { reason: 'too_large', bytes: () => Buffer.alloc(10 * MEGABYTE + 1, 0x20) },
  'a text that is no XML': text('not_xml', () => 'Factura A-128 por $11,600.00'),
  'a file that was cut': text('cut', () => cfdiXml().slice(0, -300)),
  'a file that was cut after its first line': text('cut', () => '<?xml version="1.0" encoding="UTF-8"?>'),
  'an element that closes another': text('malformed', () => cfdiXml().replace('</cfdi:Conceptos>', '</cfdi:Concepto>')),
  'an attribute twice': text('duplicate_attribute', () => cfdiXml().replace(' Total="', ' Total="1.00" Total="')),
  'UTF-16 with its mark': { reason: 'encoding', bytes: () => Buffer.from(`\ufeff${cfdiXml()}`, 'utf16le') },
  'UTF-16 without its mark': { reason: 'encoding', bytes: () => Buffer.from(cfdiXml(), 'utf16le') },
  'UTF-16 of the other order': {
    reason: 'encoding',
    bytes: () => Buffer.from(`\ufeff${cfdiXml()}`, 'utf16le').swap16(),
  },
  'a file that says that it is latin-1': text('encoding_declared', () => withHead(' encoding="ISO-8859-1"', '')),
  'a file of latin-1 that says it is UTF-8': {
    reason: 'encoding_broken',
    bytes: () => Buffer.from(cfdiXml({ root: { CondicionesDePago: 'Año' } }), 'latin1'),
  },
  'a document type': text('dtd', () => withHead('', '<!DOCTYPE Comprobante>')),
  'a document type that never ends': text('dtd', () => withHead('', `<!DOCTYPE a [${' '.repeat(9 * MEGABYTE)}`)),
  'an entity of a file': text('external_entity', () =>
    withHead('', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>').replace('Honorarios', '&x;')
  ),
  'a document type of an address': text('external_entity', () =>
    withHead('', '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd">')
  ),
  'a parameter entity': text('external_entity', () =>
    withHead('', '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/x">%x;]>')
  ),
  'a billion laughs': text('entities', () => withHead('', `<!DOCTYPE a [<!ENTITY l0 "ja">${billion}]>`)),
  'one huge entity': text('entities', () => withHead('', `<!DOCTYPE a [<!ENTITY l "${'j'.repeat(9 * MEGABYTE)}">]>`)),
  'an entity that nobody declared': text('unknown_entity', () => cfdiXml().replace('Honorarios', '&nbsp;')),
  'an ampersand of its own': text('lone_ampersand', () => cfdiXml().replace('Honorarios', 'Peña & Cía')),
  'a document type that never ends behind a long comment': text('dtd', () =>
    withHead('', `<!--${' '.repeat(200_000)}--><!DOCTYPE a [${'<!ELEMENT b ANY>'.repeat(400_000)}`)
  ),
  'UTF-32': { reason: 'encoding', bytes: () => Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]) },
  'an old workbook': { reason: 'not_xml', bytes: () => Buffer.from('d0cf11e0a1b11ae1', 'hex') },
  'a packed file': { reason: 'not_xml', bytes: () => Buffer.from('1f8b0800000000000003ffff', 'hex') },
  'hundreds of thousands of attributes': text('too_many_attributes', () =>
    cfdiXml().replace(' Serie=', ` ${Array.from({ length: 600_000 }, (_, at) => `x${at}="1"`).join(' ')} Serie=`)
  ),
  'hundreds of thousands of namespaces': text('too_many_attributes', () =>
    cfdiXml().replace(' Serie=', ` ${Array.from({ length: 300_000 }, (_, at) => `xmlns:x${at}="1"`).join(' ')} Serie=`)
  ),
  'a year before there were CFDI': root('bad_date', { Fecha: '0026-03-10T12:00:00' }),
  'a prefix without a namespace': text('unbound_prefix', () => cfdiXml().replace('xmlns:cfdi=', 'xmlns:otro=')),
  'elements too deep': cfdi('too_deep', { addenda: nested(100_000) }),
  'too many elements': cfdi('too_many_elements', { addenda: '<a/>'.repeat(200_000) }),
  'too many attributes': cfdi('too_many_attributes', {
    root: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`x${at}`, '1'])),
  }),
  'an attribute that is too long': root('too_long', { CondicionesDePago: 'x'.repeat(9 * MEGABYTE) }),
  'another XML': text('other_root', () => '<nota><para>María</para></nota>'),
  'the receipt of a cancellation': text(
    'receipt',
    () => '<Acuse xmlns="http://cancelacfd.sat.gob.mx" Fecha="2026-03-10"/>'
  ),
  'another namespace': text('other_namespace', () => cfdiXml().replace('gob.mx/cfd/4', 'gob.mx/cfd/9')),
  'no namespace': text('other_namespace', () => '<Comprobante Version="4.0"/>'),
  'version 3.2': text('other_version', () => cfdiXml({ standard: '3.3' }).replace('Version="3.3"', 'version="3.2"')),
  'a version that is not that of its namespace': root('other_version', { Version: '3.3' }),
  'no stamp': cfdi('missing_stamp', { stamps: 0 }),
  'a stamp of another namespace': text('missing_stamp', () =>
    cfdiXml().replace('mx/TimbreFiscalDigital"', 'mx/Timbre"')
  ),
  'two stamps': cfdi('two_stamps', { stamps: 2 }),
  'a stamp of another version': cfdi('stamp_version', { stamp: { Version: '9.9' } }),
  'no UUID': cfdi('bad_uuid', { uuid: '123' }),
  'no seal': root('missing_seal', { Sello: undefined }),
  'a date that is none': root('bad_date', { Fecha: '2026-02-30T12:00:00' }),
  'a stamp without a date': cfdi('bad_date', { stamp: { FechaTimbrado: '' } }),
  'a day of the future': cfdi('future', {
    root: { Fecha: '2027-01-10T12:00:00' },
    stamp: { FechaTimbrado: '2027-01-10T12:01:00' },
  }),
  'a stamp before the day of issue': cfdi('stamped_before_issue', { stamp: { FechaTimbrado: '2026-03-09T12:00:00' } }),
  'nobody who issues it': text('missing_issuer', () => cfdiXml().replace(/<cfdi:Emisor[^>]*>/, '')),
  'nobody for whom it is': text('missing_receiver', () => cfdiXml().replace(/<cfdi:Receptor[^>]*>/, '')),
  'an RFC that is none': cfdi('bad_rfc', { issuer: { Rfc: 'EKU900317' } }),
  'an RFC with a day that is none': cfdi('bad_rfc', { receiver: { Rfc: 'IIA041332DZ4' } }),
  'no regime of the issuer': cfdi('issuer_regime', { issuer: { RegimenFiscal: undefined } }),
  'no regime of the receiver in 4.0': cfdi('receiver_regime', { receiver: { RegimenFiscalReceptor: undefined } }),
  'no postal code of the receiver in 4.0': cfdi('receiver_zip', { receiver: { DomicilioFiscalReceptor: undefined } }),
  'a use that is not in the catalogue': cfdi('use', { receiver: { UsoCFDI: 'G99' } }),
  'no export in 4.0': root('export', { Exportacion: undefined }),
  'a type that there is not': root('type', { TipoDeComprobante: 'X' }),
  'letters for a number': root('bad_number', { SubTotal: 'diez mil' }),
  'a number of the exponential kind': root('bad_number', { Total: '1e4' }),
  'a negative amount': concept('negative', { ValorUnitario: '-10000.00', Importe: '-10000.00' }),
  'thirteen decimals': root('bad_number', { Total: '11600.0000000000001' }),
  'more decimals than the currency has': root('decimals', { Total: '11600.001' }),
  'more decimals than a price may have': concept('decimals', { ValorUnitario: '10000.0000001' }),
  'ten billions of pesos': root('too_much', { SubTotal: '10000000000000.00' }),
  'a million millions of pesos': root('too_much', { SubTotal: '1000000000000.00' }),
  'a dollar of many millions of pesos': root('too_much', { Moneda: 'USD', TipoCambio: '17500000' }),
  'a currency that nobody knows': root('currency', { Moneda: 'ZZZ' }),
  'no currency for an invoice': root('currency', { Moneda: 'XXX' }),
  'dollars without an exchange rate': root('exchange_rate', { Moneda: 'USD' }),
  'an exchange rate of nothing': root('exchange_rate', { Moneda: 'USD', TipoCambio: '0' }),
  'no total': root('missing_amount', { Total: undefined }),
  'no concept': text('no_concepts', () => cfdiXml().replace(/<cfdi:Concepto [\s\S]*<\/cfdi:Concepto>/, '')),
  'a concept without a description': concept('concept', { Descripcion: undefined }),
  'no object of the tax in 4.0': concept('tax_object', { ObjetoImp: undefined }),
  'taxes of what is no object of them': concept('tax_object_taxes', { ObjetoImp: '01' }),
  'a line that is not quantity times price': concept('concept_amount', { Importe: '20000.00' }),
  'a discount larger than its line': concept('discount', { Descuento: '10000.01' }),
  'a tax of a line that is not base times rate': taxed('tax_amount', { amount: '1600.02' }),
  'a tax that is not in the catalogue': taxed('tax_key', { tax: '009' }),
  'a subtotal that is not the sum of its lines': root('subtotal', { SubTotal: '10000.01' }),
  'a discount that is not the sum of its lines': root('discounts', { Descuento: '5.00' }),
  'taxes that are not the sum of the lines': cfdi('taxes', {
    taxes: { attributes: { TotalImpuestosTrasladados: '1500.00' }, lines: [{ ...iva, amount: '1500.00' }] },
  }),
  'a sum of taxes that is none': cfdi('tax_sum', {
    taxes: { attributes: { TotalImpuestosTrasladados: '1600.01' }, lines: [iva] },
  }),
  'a total that is a centavo off': root('total', { Total: '11600.01' }),
  'more withheld than the operation': text('retained', () =>
    retentionXml({ totals: { MontoTotRet: '20000.00' }, lines: '' })
  ),
  'no method': root('method', { MetodoPago: undefined }),
  'a method that there is not': root('method', { MetodoPago: 'PPP' }),
  'a form that there is not': root('form', { FormaPago: '77' }),
  'PPD with another form than 99': root('ppd_form', { MetodoPago: 'PPD' }),
  'PUE with form 99': root('pue_form', { FormaPago: '99' }),
  'a complement with a method': paid('payment_method', { root: { MetodoPago: 'PUE' } }),
  'a complement with a total': paid('payment_total', { root: { Total: '11600.00' } }),
  'a complement in pesos': paid('payment_currency', { root: { Moneda: 'MXN' } }),
  'a complement without payments': paid('no_payments', { payments: element('otro') }),
  'a payment of nothing': paid('payment_amount', { payment: { Monto: '0.00' } }),
  'a payment without documents': paid('no_documents', { documents: [] }),
  'a payment by 99': paid('form', { payment: { FormaDePagoP: '99' } }),
  'a payment in dollars without an exchange rate': paid('exchange_rate', {
    payment: { MonedaP: 'USD', TipoCambioP: undefined },
  }),
  'a payment larger than the balance': paid('over_balance', { documents: [{ uuid: uuidOf(1), before: '11599.99' }] }),
  'a balance that is not what is left': paid('balance_after', { documents: [{ uuid: uuidOf(1), after: '0.01' }] }),
  'documents that get more than was paid': paid('over_payment', { payment: { Monto: '11599.99' } }),
  'an installment of zero': paid('installment', { documents: [{ uuid: uuidOf(1), installment: '0' }] }),
  'installments with a gap': paid('installments', {
    documents: [
      { uuid: uuidOf(1), installment: '1', paid: '600.00', after: '11000.00' },
      { uuid: uuidOf(1), installment: '3', before: '11000.00', paid: '11000.00', after: '0.00' },
    ],
  }),
  'installments that do not go on from the balance': paid('installments', {
    documents: [
      { uuid: uuidOf(1), installment: '1', paid: '600.00', after: '11000.00' },
      { uuid: uuidOf(1), installment: '2', before: '10000.00', paid: '10000.00', after: '0.00' },
    ],
  }),
  'a relation that there is not': cfdi('relation', { relations: [{ kind: '44', uuids: [uuidOf(2)] }] }),
  'a relation of a certificate that has no key': text('relation', () =>
    retentionXml().replace('<r:Emisor', `<r:CfdiRetenRelacionados TipoRelacion="x" UUID="${uuidOf(2)}"/><r:Emisor`)
  ),
  'a relation to what is no UUID': cfdi('relation_uuid', { relations: [{ kind: '04', uuids: ['A-127'] }] }),
  'a relation to itself': cfdi('relation_self', { relations: [{ kind: '04', uuids: [uuidOf(1)] }] }),
  'more related documents than any has': cfdi('too_many_named', { relations: [{ kind: '04', uuids: upTo(5_001) }] }),
  'more paid documents than any has': paid('too_many_named', { documents: upTo(5_001).map((uuid) => ({ uuid })) }),
  'as many rates of a tax as lines': cfdi('total', ownRates(4_000)),
  'a stamp beside its complement': text('missing_stamp', () => cfdiXml({ stamps: 0, addenda: stampXml(uuidOf(1)) })),
}
