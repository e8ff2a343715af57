import type { HttpContext } from '@adonisjs/core/http'
import { firmToday } from '#app/core/time_zone'
import { complementRule } from '#app/cfdi/domain/complement_rules'
import Cfdi from '#app/cfdi/models/cfdi'
import { cfdiLine } from '#app/cfdi/queries/list_cfdis'
import { latePayments, missingComplements } from '#app/cfdi/queries/planner'
import { pageIn } from '#app/core/validators/query'
import { workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

const PER_PAGE = 50
const MOST_LATE = 100

/** Which invoices to be paid later lack a complement of payments, and until when; which with one payment were not paid within their month. */
export default class PaymentComplementsController {
  async index(ctx: HttpContext) {
    const viewer = currentViewer(ctx)
    const firm = workspaceOf(ctx)
    const today = firmToday(firm)
    const missing = await missingComplements(firm, Cfdi.seenBy(viewer))
    const late = await latePayments(firm, Cfdi.seenBy(viewer), today)
    const page = Math.min(pageIn(ctx.request.qs().page), Math.max(1, Math.ceil(missing.length / PER_PAGE)))
    return ctx.inertia.render('law_firm/cfdi/complements', {
      missing: missing.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ cfdi, ...told }) => ({
        ...cfdiLine(cfdi),
        ...told,
        citation: complementRule(told.paidOn).citation,
      })),
      late: late.slice(0, MOST_LATE).map(({ cfdi, ...told }) => ({ ...cfdiLine(cfdi), ...told })),
      lateCount: late.length,
      paging: { total: missing.length, page, perPage: PER_PAGE },
      today,
    })
  }
}
