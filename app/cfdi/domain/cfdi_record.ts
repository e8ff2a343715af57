/** I income, E credit note, T transfer of goods, N payroll, P payment (c_TipoDeComprobante); R is a certificate of withholdings (retenciones), which has a schema of its own. */
export const CFDI_TYPES = ['I', 'E', 'P', 'N', 'T', 'R'] as const
export type CfdiType = (typeof CFDI_TYPES)[number]

/** What an XML says, as it says it: every number is still a text, and what it does not say is empty. */
export interface CfdiRecord {
  type: CfdiType
  /** Version of the CFDI, or of the certificate of withholdings. */
  standard: '4.0' | '3.3' | '2.0' | '1.0'
  series: string
  folio: string
  /** `2026-03-10T12:00:00`, by the clock of the place of issue. */
  issuedAt: string
  place: string
  conditions: string
  currency: string
  exchangeRate: string
  form: string
  method: string
  exportKey: string
  issuer: Party
  receiver: Party
  concepts: Concept[]
  /** Taxes of the whole. */
  taxes: TaxLine[]
  totalTransferred: string
  totalWithheld: string
  /** Local taxes (complemento implocal), which count in the total. */
  localTransferred: string
  localWithheld: string
  subtotal: string
  discount: string
  total: string
  relations: Relation[]
  payments: Payment[]
  retention: Retention | null
  stamp: Stamp
  seal: string
  certificate: string
}

/** Who issued it, or for whom. */
export interface Party {
  rfc: string
  name: string
  regime: string
  zip: string
  use: string
  /** Country of a receiver who lives abroad. */
  residence: string
}

export interface Concept {
  key: string
  identification: string
  quantity: string
  unit: string
  description: string
  price: string
  amount: string
  discount: string
  /** c_ObjetoImp. */
  taxObject: string
  taxes: TaxLine[]
}

/** A tax that is charged or withheld: c_Impuesto and c_TipoFactor. */
export interface TaxLine {
  kind: 'transferred' | 'withheld'
  tax: string
  factor: string
  rate: string
  base: string
  amount: string
}

/** c_TipoRelacion, and what it names. */
export interface Relation {
  kind: string
  uuids: string[]
}

/** A payment of a complement, with the invoices that it pays. */
export interface Payment {
  paidAt: string
  form: string
  currency: string
  exchangeRate: string
  amount: string
  operation: string
  documents: PaidDocument[]
}

export interface PaidDocument {
  uuid: string
  series: string
  folio: string
  currency: string
  /** Units of the document's currency for one of the payment's (2.0), or of pesos for one of the document's (1.0). */
  rate: string
  installment: string
  before: string
  paid: string
  after: string
}

/** What a certificate of withholdings says instead of concepts. */
export interface Retention {
  /** c_ClaveRetencion. */
  key: string
  description: string
  firstMonth: string
  lastMonth: string
  year: string
  operation: string
  taxed: string
  exempt: string
  withheld: string
  /** It was withheld from somebody who lives abroad, who is known by the tax number of their country. */
  isAbroad: boolean
  foreignId: string
  lines: { base: string; tax: string; amount: string; kind: string }[]
}

/** Complemento TimbreFiscalDigital 1.1. */
export interface Stamp {
  version: string
  uuid: string
  stampedAt: string
  provider: string
  certificate: string
  legend: string
  seal: string
  satSeal: string
}
