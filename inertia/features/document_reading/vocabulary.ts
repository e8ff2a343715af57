import type { TextRun } from '~/components/display/highlight'
import type { MessageId } from '~/i18n/messages'

/** The document that is looked at, as far as a preview needs it. */
export type ReadDocument = {
  id: number
  name: string
  kind: string
  mime: string
  size: number
  versionNumber: number
}

export type PartKind = 'page' | 'part' | 'sheet' | 'margins' | 'notes' | 'mail' | 'attachments'
export type Place = { kind: PartKind; number: number; label: string | null }
export type TextMatch = { place: Place; snippet: TextRun[] }

export type SafeHtml = { html: string; isCut: boolean; leftOut: number }
export type PreviewTable = { name: string; rows: string[][]; totalRows: number | null; totalColumns: number }

export type PreviewMail = {
  from: string
  to: string
  cc: string
  subject: string
  date: string
  text: string
  attachments: { index: number; name: string; type: string; bytes: number }[]
}

type Party = { rfc: string; name: string; regime: string; use: string; zip: string }

export type Invoice = {
  version: string
  uuid: string
  series: string
  date: string
  stampedAt: string
  type: string
  currency: string
  paymentForm: string
  paymentMethod: string
  issuer: Party
  receiver: Party
  concepts: {
    key: string
    description: string
    quantity: string
    unit: string
    price: string
    amount: string
    discount: string
  }[]
  taxes: { kind: 'transferred' | 'withheld'; tax: string; rate: string; amount: string }[]
  subtotal: string
  discount: string
  total: string
}

export type EmptyReason = 'scanned' | 'picture' | 'media' | 'legacyOffice' | 'unsupported' | 'empty'
export type FaultReason =
  | 'encrypted'
  | 'corrupted'
  | 'tooLarge'
  | 'unpacksTooLarge'
  | 'entities'
  | 'tooLong'
  | 'tooMuchMemory'
  | 'crashed'
  | 'missing'

export type Preview =
  | { kind: 'pdf' | 'picture' | 'audio' | 'video' }
  | ({ kind: 'page' } & SafeHtml)
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'tables'; tables: PreviewTable[] }
  | { kind: 'mail'; mail: PreviewMail; body: SafeHtml | null }
  | { kind: 'invoice'; invoice: Invoice }
  | { kind: 'none'; reason: EmptyReason }
  | { kind: 'fault'; reason: FaultReason }

/** Whether the text of a version has been read, and why not. */
export type Reading = {
  state: 'pending' | 'done' | 'none' | 'failed'
  reason: EmptyReason | FaultReason | null
  isCut: boolean
}

export type VersionLine = {
  id: number
  number: number
  name: string
  size: number
  createdAt: string
  by: string | null
  comment: string | null
  restoredFrom: number | null
  reading: Reading
}

export type ComparedRun = { text: string; isChanged: boolean }
export type ComparedBlock =
  | { kind: 'same'; head: string[]; hidden: number; tail: string[] }
  | { kind: 'change'; before: ComparedRun[]; after: ComparedRun[] }

export type VersionComparison =
  | { kind: 'identical' }
  | { kind: 'sameText' }
  | { kind: 'unread'; version: number; state: Reading['state']; reason: Reading['reason'] }
  | { kind: 'fault'; reason: FaultReason }
  | {
      kind: 'different'
      blocks: ComparedBlock[]
      changes: number
      wordsAdded: number
      wordsRemoved: number
      isCut: boolean
    }

export const EMPTY: Record<EmptyReason, MessageId> = {
  scanned: 'document_reading.none.scanned',
  picture: 'document_reading.none.picture',
  media: 'document_reading.none.media',
  legacyOffice: 'document_reading.none.legacy_office',
  unsupported: 'document_reading.none.unsupported',
  empty: 'document_reading.none.empty',
}

export const FAULT: Record<FaultReason, MessageId> = {
  encrypted: 'document_reading.fault.encrypted',
  corrupted: 'document_reading.fault.corrupted',
  tooLarge: 'document_reading.fault.too_large',
  unpacksTooLarge: 'document_reading.fault.unpacks_too_large',
  entities: 'document_reading.fault.entities',
  tooLong: 'document_reading.fault.too_long',
  tooMuchMemory: 'document_reading.fault.too_much_memory',
  crashed: 'document_reading.fault.crashed',
  missing: 'document_reading.fault.missing',
}
