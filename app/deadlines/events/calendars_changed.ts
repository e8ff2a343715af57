import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EventWithin } from '#app/core/event_within'

/** Calendars of non-working days changed: those of one firm, or (null) those that all firms get. Terms that were counted on them are to be counted again. */
export default class CalendarsChanged extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly workspaceId: number | null,
    readonly keys: string[]
  ) {
    super(trx)
  }
}
