import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Registry } from '#app/core/contributions/registry'

/** A document that somebody saves; the fingerprint is that of the text they saved, null when it is the one of now. */
export interface SavedDocument {
  id: number
  fingerprint: string | null
}

/** Who must know at once that documents are saved or followed, in the transaction in which they are. */
export const savedDocumentListeners = new Registry<{
  key: string
  order?: number
  saved(trx: TransactionClientContract, documents: SavedDocument[]): Promise<void>
}>('listeners of saved documents')

/** Makes it known to all of them that documents are saved. */
export async function announceSaved(trx: TransactionClientContract, documents: SavedDocument[]): Promise<void> {
  for (const listener of savedDocumentListeners.all()) await listener.saved(trx, documents)
}
