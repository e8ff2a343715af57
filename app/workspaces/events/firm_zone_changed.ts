import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EventWithin } from '#app/core/event_within'

/** The time zone of a firm changed: its days begin and end at other instants. */
export default class FirmZoneChanged extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly workspaceId: number
  ) {
    super(trx)
  }
}
