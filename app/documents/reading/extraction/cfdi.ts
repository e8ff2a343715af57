import { attributesOf, parseXml, refuseEntities, xmlTokens, type XmlElement } from './xml.js'

/** An invoice of the tax authority (CFDI 3.3 and 4.0), as a person reads it. Amounts stay as they are written. */
export interface Cfdi {
  version: string
  uuid: string
  series: string
  date: string
  stampedAt: string
  /** I income, E credit note, T transfer, N payroll, P payment. */
  type: string
  currency: string
  paymentForm: string
  paymentMethod: string
  issuer: CfdiParty
  receiver: CfdiParty
  concepts: CfdiConcept[]
  taxes: CfdiTax[]
  subtotal: string
  discount: string
  total: string
}

export interface CfdiParty {
  rfc: string
  name: string
  regime: string
  use: string
  zip: string
}

export interface CfdiConcept {
  key: string
  description: string
  quantity: string
  unit: string
  price: string
  amount: string
  discount: string
}

export interface CfdiTax {
  kind: 'transferred' | 'withheld'
  /** 001 ISR, 002 IVA, 003 IEPS. */
  tax: string
  rate: string
  amount: string
}

const MAX_CONCEPTS = 500
const child = (element: XmlElement | undefined, name: string) => element?.children.find((one) => one.name === name)
const value = (element: XmlElement | undefined, name: string) => element?.attributes[name] ?? ''

/** The invoice in an XML file, or null when it is another kind of XML. Throws as `parseXml` does. */
export function readCfdi(bytes: Buffer): Cfdi | null {
  const root = parseXml(bytes)
  if (root.name !== 'Comprobante' || !value(root, 'Version')) return null
  const stamp = child(child(root, 'Complemento'), 'TimbreFiscalDigital')
  return {
    version: value(root, 'Version'),
    uuid: value(stamp, 'UUID'),
    series: [value(root, 'Serie'), value(root, 'Folio')].filter(Boolean).join('-'),
    date: value(root, 'Fecha'),
    stampedAt: value(stamp, 'FechaTimbrado'),
    type: value(root, 'TipoDeComprobante'),
    currency: value(root, 'Moneda'),
    paymentForm: value(root, 'FormaPago'),
    paymentMethod: value(root, 'MetodoPago'),
    issuer: partyOf(child(root, 'Emisor')),
    receiver: partyOf(child(root, 'Receptor')),
    concepts: (child(root, 'Conceptos')?.children ?? []).slice(0, MAX_CONCEPTS).map(conceptOf),
    taxes: taxesOf(child(root, 'Impuestos')),
    subtotal: value(root, 'SubTotal'),
    discount: value(root, 'Descuento'),
    total: value(root, 'Total'),
  }
}

const partyOf = (element: XmlElement | undefined): CfdiParty => ({
  rfc: value(element, 'Rfc'),
  name: value(element, 'Nombre'),
  regime: value(element, 'RegimenFiscal') || value(element, 'RegimenFiscalReceptor'),
  use: value(element, 'UsoCFDI'),
  zip: value(element, 'DomicilioFiscalReceptor'),
})

const conceptOf = (element: XmlElement): CfdiConcept => ({
  key: value(element, 'ClaveProdServ'),
  description: value(element, 'Descripcion'),
  quantity: value(element, 'Cantidad'),
  unit: value(element, 'Unidad') || value(element, 'ClaveUnidad'),
  price: value(element, 'ValorUnitario'),
  amount: value(element, 'Importe'),
  discount: value(element, 'Descuento'),
})

function taxesOf(element: XmlElement | undefined): CfdiTax[] {
  const lines = (group: string, kind: CfdiTax['kind']) =>
    (child(element, group)?.children ?? []).map((line) => ({
      kind,
      tax: value(line, 'Impuesto'),
      rate: value(line, 'TasaOCuota'),
      amount: value(line, 'Importe'),
    }))
  return [...lines('Traslados', 'transferred'), ...lines('Retenciones', 'withheld')]
}

/** The words of any XML: what its elements hold and what its attributes say, a line for each element. Seals are left out. */
export function xmlText(bytes: Buffer): string {
  const lines: string[] = []
  for (const token of xmlTokens(refuseEntities(bytes))) {
    if (token.kind === 'text') lines.push(token.text.trim())
    if (token.kind !== 'open') continue
    const said = Object.entries(attributesOf(token.attributes)).filter(([name, text]) => isSaid(name, text))
    if (said.length) lines.push(said.map(([, text]) => text).join(' · '))
  }
  return lines.filter(Boolean).join('\n')
}

const isSaid = (name: string, text: string) =>
  text !== '' && !/^(xmlns|schemaLocation|Sello|SelloCFD|SelloSAT|Certificado)/.test(name) && !/^https?:/.test(text)
