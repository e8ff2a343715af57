import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/clients/models/client'
import { EventWithin } from '#app/core/event_within'

/** A client is called otherwise now; its row says so already. */
export default class ClientRenamed extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly client: Client
  ) {
    super(trx)
  }
}
