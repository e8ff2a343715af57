import type { Trx } from '#app/core/database/trx'
import { EventWithin } from '#app/core/event_within'
import type { ItemKind } from '#app/billing/domain/charge_fields'

/** What a concept is, and of which matter. */
export interface ConceptOfMatter {
  kind: ItemKind
  matterId: number | null
}

/** Concepts are taken out of a charge that stays: what was charged with them is free again. They are deleted afterwards. */
export default class ConceptsRemoved extends EventWithin {
  constructor(
    trx: Trx,
    readonly chargeId: number,
    /** Ids of the concepts that go. */
    readonly removed: number[],
    /** All that the charge has afterwards. */
    readonly left: ConceptOfMatter[]
  ) {
    super(trx)
  }
}
