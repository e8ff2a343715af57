import type { Trx } from '#app/core/database/trx'
import { EventWithin } from '#app/core/event_within'

/**
 * A matter is deleted for good. Who keeps rows of it deletes them or lets go of it; its own rows go afterwards. The highest modules hear of it
 * first, since their rows refer to those of modules below.
 */
export default class MatterErased extends EventWithin {
  constructor(
    trx: Trx,
    readonly matterId: number,
    readonly workspaceId: number
  ) {
    super(trx)
  }
}
