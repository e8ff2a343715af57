import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EventWithin } from '#app/core/event_within'

/** Somebody stopped working in a firm; the membership is gone by then. */
export default class MembershipEnded extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly left: { workspaceId: number; userId: number }
  ) {
    super(trx)
  }
}
