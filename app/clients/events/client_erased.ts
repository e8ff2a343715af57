import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EventWithin } from '#app/core/event_within'

/** A client is deleted for good. Who keeps rows that name it lets go of them; its own rows, with its contacts, go afterwards. */
export default class ClientErased extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly clientId: number
  ) {
    super(trx)
  }
}
