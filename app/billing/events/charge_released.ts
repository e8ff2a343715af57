import type { Trx } from '#app/core/database/trx'
import { EventWithin } from '#app/core/event_within'

/** A charge was called off, or its draft deleted: what was charged with it (time, expenses, tax documents) is free again. */
export default class ChargeReleased extends EventWithin {
  constructor(
    trx: Trx,
    readonly chargeId: number,
    readonly workspaceId: number
  ) {
    super(trx)
  }
}
