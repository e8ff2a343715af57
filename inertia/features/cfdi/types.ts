import type { DIRECTIONS, SAT_CATALOGUES } from '@generated/fields'

export type CfdiType = (typeof SAT_CATALOGUES.type)[number]
export type CfdiDirection = (typeof DIRECTIONS)[number]
export type Cancellation = (typeof SAT_CATALOGUES.cancellation)[number]

/** A CFDI as lists show it. Money in centavos of its currency, days as ISO dates. */
export type CfdiLine = {
  id: number
  uuid: string
  reference: string
  type: CfdiType
  direction: CfdiDirection
  issuedOn: string
  issuer: { rfc: string; name: string }
  receiver: { rfc: string; name: string }
  method: string | null
  currency: string
  total: number
  isCanceled: boolean
  isLinked: boolean
}

export type CfdiTotals = { direction: CfdiDirection; currency: string; count: number; total: number }

/** Which CFDI are listed, as the server read it from the address. */
export type CfdiFilters = {
  q: string
  type: CfdiType | null
  method: 'PUE' | 'PPD' | null
  direction: CfdiDirection | null
  linked: 'yes' | 'no' | null
  month: string | null
  page: number
}

export type Paging = { total: number; page: number; perPage: number }

/** A sentence with what fills it: `cfdi.warning.<reason>`. */
export type Finding = { reason: string; values: Record<string, string | number> }

type PartySaid = { rfc: string; name: string; regime: string; zip: string; use: string; residence: string }

/** What the XML says, as it says it. */
export type SaidOfXml = {
  issuer: PartySaid
  receiver: PartySaid
  issuedAt: string
  place: string
  conditions: string
  exportKey: string
  certificate: string
  stamp: { uuid: string; stampedAt: string; provider: string; certificate: string }
  concepts: {
    key: string
    identification: string
    quantity: string
    unit: string
    description: string
    price: string
    amount: string
    discount: string
    taxObject: string
    taxes: number
  }[]
  conceptCount: number
  retention: {
    key: string
    description: string
    firstMonth: string
    lastMonth: string
    year: string
    operation: string
    taxed: string
    exempt: string
    withheld: string
    lines: { base: string; tax: string; amount: string; kind: string }[]
  } | null
}

export type RelatedCfdi = {
  kind: string
  way: 'names' | 'named'
  uuid: string
  id: number | null
  reference: string | null
}

export type InstallmentLine = {
  number: number
  paidOn: string
  form: string
  currency: string
  before: number
  paid: number
  after: number
  uuid: string
  other: { id: number; reference: string } | null
  isCanceled: boolean
}

export type LinkProposal = {
  kind: 'charge' | 'payment'
  id: number
  name: string
  client: string
  day: string | null
  amount: number
  currency: string
  reasons: ('total' | 'client' | 'same_day' | 'near_day' | 'folio')[]
  score: number
}

type Linked = { id: number; name: string }

export type CfdiDetails = CfdiLine & {
  version: number
  standard: string
  form: string | null
  /** Pesos for one unit of its currency, in millionths. */
  exchangeRate: number | null
  warnings: Finding[]
  amounts: Record<
    'subtotal' | 'discount' | 'transferred' | 'withheldIsr' | 'withheldIva' | 'withheld' | 'total',
    number
  >
  /** Null when the XML is not kept here any more. */
  record: SaidOfXml | null
  verification: string | null
  client: Linked | null
  link: { charge: Linked | null; payment: Linked | null; by: string | null; at: string | null } | null
  cancellation: { canceledOn: string; reason: Cancellation; substituteUuid: string | null; by: string | null } | null
  related: RelatedCfdi[]
  installments: InstallmentLine[]
  missingNumbers: number[]
  proposals: LinkProposal[]
  addedBy: string | null
  addedAt: string
}

/** An invoice to be paid later that was paid without a complement. */
export type MissingComplement = CfdiLine & {
  missing: number
  paidOn: string
  dueOn: string
  complemented: number
  citation: string
}

/** An invoice to be paid at once that was not paid within its month. */
export type LateInvoice = CfdiLine & { endOn: string; paidOn: string | null }

/** What became of an XML that was sent with others. */
export type FolderResult = { name: string; cfdi: { id: number; reference: string } | null; refusal: string | null }
