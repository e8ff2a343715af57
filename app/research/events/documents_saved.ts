import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EventWithin } from '#app/core/event_within'

/** A document that somebody saves; the fingerprint is that of the text they saved, null when it is the one of now. */
export interface SavedDocument {
  id: number
  fingerprint: string | null
}

/** Somebody saves or follows documents. */
export default class DocumentsSaved extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly documents: SavedDocument[]
  ) {
    super(trx)
  }
}
