import type { Trx } from '#app/core/database/trx'
import { EventWithin } from '#app/core/event_within'

/** What courts know a matter by is another than before, or it is new: its case number, its court or the names in it. */
export default class MatterCaseChanged extends EventWithin {
  constructor(
    trx: Trx,
    readonly matterId: number,
    readonly workspaceId: number
  ) {
    super(trx)
  }
}
