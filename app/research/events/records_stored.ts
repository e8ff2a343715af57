import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LegalDocument, RawPage } from '#sources/contract/contract'
import { EventWithin } from '#app/core/event_within'

/** A record that was just stored, with the answer that it was read from as it came. */
export interface StoredRecord {
  page: RawPage
  document: LegalDocument
}

/** Records of a source were stored: something of an answer, such as its file, may be kept beside the document that is made of it. */
export default class RecordsStored extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly source: string,
    readonly records: StoredRecord[]
  ) {
    super(trx)
  }
}
