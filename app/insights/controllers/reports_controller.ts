import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { pageIn } from '#app/core/validators/query'
import { firmToday } from '#app/core/time_zone'
import { checkFilters } from '#app/insights/actions/check_definition'
import { SaveReport, type ReportFields } from '#app/insights/actions/save_report'
import { stillThere, usualDefinition } from '#app/insights/domain/report_definition'
import { authorizedReport, reportReader } from '#app/insights/http/load_report'
import ReportPolicy from '#app/insights/policies/report_policy'
import { listReports, rolesToShare } from '#app/insights/queries/list_reports'
import { offeredSubjects, reportPage } from '#app/insights/queries/report_page'
import { offeredReady, reportSeed, seedFilters } from '#app/insights/queries/report_seed'
import { editReportValidator, previewValidator, reportValidator } from '#app/insights/validators/report'
import { peopleWhoRead } from '#app/matters/queries/people_of_matter'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Reports that people make, save, share and have sent. */
@inject()
export default class ReportsController {
  constructor(private readonly saveReport: SaveReport) {}

  async index(ctx: HttpContext) {
    const reports = await listReports(reportReader(ctx))
    const can = { create: signedIn(ctx).may('reportes:crear') }
    const ready = can.create ? offeredReady(currentViewer(ctx)) : []
    return ctx.inertia.render('law_firm/reports/index', { reports, ready, can })
  }

  async create(ctx: HttpContext) {
    const seed = reportSeed(currentViewer(ctx), await seedFilters.validate(ctx.request.qs()))
    return ctx.inertia.render('law_firm/reports/create', { seed, ...(await this.choices(ctx)) })
  }

  async store(ctx: HttpContext) {
    const fields = fieldsIn(await ctx.request.validateUsing(reportValidator))
    const { id, title } = await this.saveReport.add(authorOf(ctx), workspaceOf(ctx), fields)
    ctx.session.flash('notices', { toast: { key: 'insights.reports.saved', values: { title } } })
    return ctx.response.redirect().toRoute('law_firm.reports.show', [id])
  }

  async show(ctx: HttpContext) {
    const report = await authorizedReport(ctx, 'view')
    const page = pageIn(ctx.request.qs().page)
    const mayEdit = await ctx.bouncer.with(ReportPolicy).allows('edit', report)
    const { id, title, subject, definition, rhythm, nextAt } = report
    return ctx.inertia.render('law_firm/reports/show', {
      report: { id, title, subject, rhythm, nextAt: nextAt?.toISO() ?? null },
      ...(await reportPage(currentViewer(ctx), subject, definition, { page, ...clockOf(ctx) })),
      can: { edit: mayEdit },
    })
  }

  async edit(ctx: HttpContext) {
    const { id, title, subject, definition, rhythm, day, version, roles } = await authorizedReport(ctx, 'edit')
    const roleIds = roles.map(({ roleId }) => roleId)
    const report = { id, title, subject, ...stillThere(subject, definition), rhythm, day, version, roleIds }
    return ctx.inertia.render('law_firm/reports/edit', { report, ...(await this.choices(ctx)) })
  }

  async update(ctx: HttpContext) {
    const report = await authorizedReport(ctx, 'edit')
    const { version, ...input } = await ctx.request.validateUsing(editReportValidator)
    await this.saveReport.edit(authorOf(ctx), report, workspaceOf(ctx), { ...fieldsIn(input), version })
    ctx.session.flash('notices', { toast: { key: 'insights.reports.saved', values: { title: input.title } } })
    return ctx.response.redirect().toRoute('law_firm.reports.show', [report.id])
  }

  async destroy(ctx: HttpContext) {
    const report = await authorizedReport(ctx, 'edit')
    await this.saveReport.delete(authorOf(ctx), report)
    ctx.session.flash('notices', { toast: { key: 'insights.reports.deleted', values: { title: report.title } } })
    return ctx.response.redirect().toRoute('law_firm.reports.index')
  }

  /** What a report that is being built would show: its first page. Throws a FieldProblem at a filter with values that its field cannot have. */
  async preview(ctx: HttpContext) {
    const { subject, ...input } = await ctx.request.validateUsing(previewValidator)
    const definition = { ...usualDefinition(subject), ...input, q: input.q ?? '' }
    checkFilters(subject, definition)
    return ctx.serialize(await reportPage(currentViewer(ctx), subject, definition, { page: 1, ...clockOf(ctx) }))
  }

  private async choices(ctx: HttpContext) {
    const { id } = workspaceOf(ctx)
    const subjects = offeredSubjects(currentViewer(ctx))
    return { subjects, roles: await rolesToShare(id), people: await peopleWhoRead(id) }
  }
}

const clockOf = (ctx: HttpContext) => ({ today: firmToday(workspaceOf(ctx)), zone: workspaceOf(ctx).timeZone })

type Input = Awaited<ReturnType<typeof reportValidator.validate>>

function fieldsIn({ title, subject, roleIds, rhythm, day, q, ...definition }: Input): ReportFields {
  return { title, subject, rhythm, day, roleIds: roleIds ?? [], definition: { ...definition, q: q ?? '' } }
}
