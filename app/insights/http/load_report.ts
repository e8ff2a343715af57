import type { HttpContext } from '@adonisjs/core/http'
import { NoAccess } from '#app/core/errors/no_access'
import { SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import Report, { type ReportReader } from '#app/insights/models/report'
import ReportPolicy from '#app/insights/policies/report_policy'
import { signedIn, workspaceOf } from '#app/workspaces/context'

/** Who reads reports in this request. */
export function reportReader(ctx: HttpContext): ReportReader {
  return { userId: signedIn(ctx).user.id, workspaceId: workspaceOf(ctx).id }
}

/** The report that an address names, one's own or shared with one's role. NoAccess when the ability is lacking. */
export async function authorizedReport(ctx: HttpContext, ability: 'view' | 'edit'): Promise<Report> {
  const report = await Report.findSeenBy(reportReader(ctx), ctx.params.id)
  await ctx.bouncer.with(ReportPolicy).authorize(ability, report)
  return report
}

/** The same of who may read what it is about. NoAccess when they may not. */
export async function readableReport(ctx: HttpContext): Promise<Report> {
  const report = await authorizedReport(ctx, 'view')
  const { permission } = SUBJECT_FACTS[report.subject]
  if (!signedIn(ctx).may(permission)) throw new NoAccess({ permission })
  return report
}
