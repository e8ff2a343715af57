import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EventWithin } from '#app/core/event_within'

/** A name was masked in a document: who keeps something else of it that may show the name, such as its file, hears of it. */
export default class DocumentMasked extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly documentId: number,
    /** Writes the mask over the name in a text. */
    readonly mask: (text: string) => string
  ) {
    super(trx)
  }
}
