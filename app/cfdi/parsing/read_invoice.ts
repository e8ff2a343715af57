import type { CfdiRecord, CfdiType, Concept, Party, TaxLine } from '#app/cfdi/domain/cfdi_record'
import { mustHold } from './fault.js'
import { NAMESPACES } from './namespaces.js'
import { all, complements, first, said } from './nodes.js'
import { readPayments } from './read_payments.js'
import { readStamp, tidyUuid } from './read_stamp.js'
import type { XmlNode } from './read_xml.js'

const TYPES = ['I', 'E', 'T', 'N', 'P']

/** A CFDI 4.0 or 3.3 (Anexo 20). Throws CfdiFault without a stamp, or of an unknown type. */
export function readInvoice(root: XmlNode, standard: '4.0' | '3.3'): CfdiRecord {
  const type = said(root, 'TipoDeComprobante')
  mustHold(TYPES.includes(type), 'type', { type: type.slice(0, 20) || '—' })
  const taxes = first(root, 'Impuestos')
  const local = complements(root).find(
    ({ name, namespace }) => name === 'ImpuestosLocales' && namespace === NAMESPACES.localTaxes
  )
  return {
    type: type as CfdiType,
    standard,
    series: said(root, 'Serie'),
    folio: said(root, 'Folio'),
    issuedAt: said(root, 'Fecha'),
    place: said(root, 'LugarExpedicion'),
    conditions: said(root, 'CondicionesDePago'),
    currency: said(root, 'Moneda'),
    exchangeRate: said(root, 'TipoCambio'),
    form: said(root, 'FormaPago'),
    method: said(root, 'MetodoPago'),
    exportKey: said(root, 'Exportacion'),
    issuer: partyOf(first(root, 'Emisor'), 'missing_issuer'),
    receiver: partyOf(first(root, 'Receptor'), 'missing_receiver'),
    concepts: all(first(root, 'Conceptos'), 'Concepto').map(conceptOf),
    taxes: taxesOf(taxes),
    totalTransferred: said(taxes, 'TotalImpuestosTrasladados'),
    totalWithheld: said(taxes, 'TotalImpuestosRetenidos'),
    localTransferred: said(local, 'TotaldeTraslados'),
    localWithheld: said(local, 'TotaldeRetenciones'),
    subtotal: said(root, 'SubTotal'),
    discount: said(root, 'Descuento'),
    total: said(root, 'Total'),
    relations: all(root, 'CfdiRelacionados').map((group) => ({
      kind: said(group, 'TipoRelacion'),
      uuids: all(group, 'CfdiRelacionado').map((one) => tidyUuid(said(one, 'UUID'))),
    })),
    payments: readPayments(root),
    retention: null,
    stamp: readStamp(root),
    seal: said(root, 'Sello'),
    certificate: said(root, 'NoCertificado'),
  }
}

function partyOf(node: XmlNode | undefined, reason: 'missing_issuer' | 'missing_receiver'): Party {
  mustHold(node !== undefined, reason)
  return {
    rfc: said(node, 'Rfc').toUpperCase(),
    name: said(node, 'Nombre'),
    regime: said(node, 'RegimenFiscal', 'RegimenFiscalReceptor'),
    zip: said(node, 'DomicilioFiscalReceptor'),
    use: said(node, 'UsoCFDI'),
    residence: said(node, 'ResidenciaFiscal'),
  }
}

const conceptOf = (node: XmlNode): Concept => ({
  key: said(node, 'ClaveProdServ'),
  identification: said(node, 'NoIdentificacion'),
  quantity: said(node, 'Cantidad'),
  unit: said(node, 'Unidad', 'ClaveUnidad'),
  description: said(node, 'Descripcion'),
  price: said(node, 'ValorUnitario'),
  amount: said(node, 'Importe'),
  discount: said(node, 'Descuento'),
  taxObject: said(node, 'ObjetoImp'),
  taxes: taxesOf(first(node, 'Impuestos')),
})

function taxesOf(node: XmlNode | undefined): TaxLine[] {
  const lines = (group: string, name: string, kind: TaxLine['kind']) =>
    all(first(node, group), name).map((line) => ({
      kind,
      tax: said(line, 'Impuesto'),
      factor: said(line, 'TipoFactor'),
      rate: said(line, 'TasaOCuota'),
      base: said(line, 'Base'),
      amount: said(line, 'Importe'),
    }))
  return [...lines('Traslados', 'Traslado', 'transferred'), ...lines('Retenciones', 'Retencion', 'withheld')]
}
