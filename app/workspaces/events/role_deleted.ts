import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EventWithin } from '#app/core/event_within'

/** A role of a firm is deleted. Who keeps rows that name it lets go of them; the role itself goes afterwards. */
export default class RoleDeleted extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly roleId: number
  ) {
    super(trx)
  }
}
