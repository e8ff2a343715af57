import { handOver } from '#app/collections/actions/hand_over'
import { restAlerts } from '#app/collections/actions/rest_alerts'
import type MembershipEnded from '#app/workspaces/events/membership_ended'

/** What somebody who leaves a firm shared there stays with it, and their alerts rest. */
export default class HandOverCollections {
  async handle({ trx, left }: MembershipEnded) {
    await handOver(trx, left)
    await restAlerts(trx, left.userId)
  }
}
