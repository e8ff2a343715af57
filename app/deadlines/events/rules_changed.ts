import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EventWithin } from '#app/core/event_within'

/** Rules of notifications or of terms changed, for all firms. What was counted by them is to be counted again. */
export default class RulesChanged extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly keys: string[]
  ) {
    super(trx)
  }
}
