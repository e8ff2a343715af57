import { acrossFirms } from '#app/core/tenancy/rows'
import type FirmZoneChanged from '#app/workspaces/events/firm_zone_changed'

/** Has the open deadlines of a firm computed again, also those written down by hand: their last day ends at another instant. */
export default class FollowFirmZone {
  async handle({ trx, workspaceId }: FirmZoneChanged) {
    await acrossFirms(trx, 'matter_deadlines').where({ workspace_id: workspaceId, open: true }).update({ stale: true })
  }
}
