import type { Trx } from '#app/core/database/trx'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

/** Charges of the client of a matter with a concept of it. */
export function chargesOf(viewer: MatterViewer, matter: Matter, trx?: Trx): ChargeQuery {
  const own = Charge.seenBy(viewer, trx).where('charges.client_id', matter.clientId ?? 0) as ChargeQuery
  return Charge.ofMatters(own, Matter.seenBy(viewer, trx).where('matters.id', matter.id))
}
