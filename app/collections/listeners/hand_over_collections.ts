import { transferCollections } from '#app/collections/actions/transfer_collections'
import { deactivateAlerts } from '#app/collections/actions/deactivate_alerts'
import type MembershipEnded from '#app/workspaces/events/membership_ended'

/** What somebody who leaves a firm shared there stays with it, and their alerts rest. */
export default class HandOverCollections {
  async handle({ trx, left }: MembershipEnded) {
    await transferCollections(trx, left)
    await deactivateAlerts(trx, left.userId)
  }
}
