import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { nextTime } from '#app/insights/domain/report_times'
import Report from '#app/insights/models/report'
import type FirmZoneChanged from '#app/workspaces/events/firm_zone_changed'
import { firmZone } from '#app/workspaces/queries/firm_zone'

/** Has reports leave at the hour of the firm by its new clock. What is due already leaves as it was to. */
export default class FollowFirmZone {
  async handle({ trx, workspaceId }: FirmZoneChanged) {
    const zone = await firmZone(workspaceId, trx)
    const reports = (await Report.in({ id: workspaceId }, trx)
      .where('reports.next_at', '>', toSqlInstant(clock.now()))
      .whereNotNull('reports.rhythm')
      .forUpdate()) as Report[]
    for (const report of reports)
      await report.merge({ nextAt: nextTime(report.rhythm!, report.day ?? 1, clock.now(), zone) }).save()
  }
}
