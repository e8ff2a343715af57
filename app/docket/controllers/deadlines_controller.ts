import type { HttpContext } from '@adonisjs/core/http'
import Client from '#app/clients/models/client'
import Court from '#app/courts/models/court'
import { addDays } from '#app/deadlines/domain/days'
import { exportDeadlines } from '#app/docket/actions/export_deadlines'
import { firmToday } from '#app/docket/domain/dates'
import { SIGNABLE_KINDS } from '#app/docket/domain/kinds'
import { deadlineListFilters, type DeadlineListFilters } from '#app/docket/domain/list_filters'
import { keptOnTime } from '#app/docket/queries/kept_on_time'
import { countDeadlines, listDeadlines } from '#app/docket/queries/list_deadlines'
import Matter from '#app/matters/models/matter'
import { peopleWhoRead } from '#app/matters/queries/people_of_matter'
import { authorOf, languageOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Rows of the sheet that is printed at most. */
const ON_A_SHEET = 500
/** Days up to today of which is told how deadlines ended. */
const TOLD_DAYS = 90

/** The deadlines of all matters that a person sees (control de términos). */
export default class DeadlinesController {
  async index(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const viewer = currentViewer(ctx)
    const today = firmToday(workspace)
    const { after, ...filters } = await this.filtersFor(ctx)
    const limit = filters.sheet ? ON_A_SHEET : undefined
    const page = await listDeadlines(viewer, { ...filters, after }, { today, limit })
    const span = { firstDay: filters.from ?? addDays(today, -TOLD_DAYS), lastDay: filters.to ?? today }
    return ctx.inertia.render('law_firm/deadlines/index', {
      deadlines: page.items,
      next: page.next,
      total: filters.sheet ? await countDeadlines(viewer, filters, today) : null,
      filters: { ...filters, isLater: after !== null },
      today,
      kinds: SIGNABLE_KINDS,
      people: await peopleWhoRead(workspace.id),
      chosen: await this.chosenNames(ctx, filters),
      kept: { ...span, ...(await keptOnTime(viewer, { ...span, personId: filters.person })) },
    })
  }

  /** What the list shows, all pages of it, as a file for spreadsheets. */
  async file(ctx: HttpContext) {
    const filters = await this.filtersFor(ctx)
    const workspace = workspaceOf(ctx)
    const body = await exportDeadlines(authorOf(ctx), currentViewer(ctx), filters, {
      today: firmToday(workspace),
      zone: workspace.timeZone,
      language: languageOf(ctx),
    })
    ctx.response.header('Content-Type', 'text/csv; charset=utf-8')
    ctx.response.header('Content-Disposition', 'attachment; filename="plazos.csv"')
    return ctx.response.send(body)
  }

  /** What the address asks for. Who may not read clients does not learn either which deadlines are of one. */
  private async filtersFor(ctx: HttpContext): Promise<DeadlineListFilters> {
    const filters = await deadlineListFilters.validate(ctx.request.qs())
    return currentViewer(ctx).may('clientes:leer') ? filters : { ...filters, client: null }
  }

  /** The names of what an address names; null for what is not there or not seen. */
  private async chosenNames(ctx: HttpContext, { matter: matterId, client: clientId, court: courtId }: Chosen) {
    const viewer = currentViewer(ctx)
    const matter = matterId === null ? null : await Matter.seenBy(viewer).where('matters.id', matterId).first()
    const client = clientId === null ? null : await Client.in(workspaceOf(ctx)).where('id', clientId).first()
    const court = courtId === null ? null : await Court.find(courtId)
    return {
      matter: matter && `${matter.reference} · ${matter.title}`,
      client: client && client.name,
      court: court && court.name,
    }
  }
}

type Chosen = Pick<DeadlineListFilters, 'matter' | 'client' | 'court'>
