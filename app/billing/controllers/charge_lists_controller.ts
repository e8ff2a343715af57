import type { HttpContext } from '@adonisjs/core/http'
import { firmToday } from '#app/core/time_zone'
import Client from '#app/clients/models/client'
import { exportCharges } from '#app/billing/actions/export_charges'
import { chargeFilters, type ChargeFilters } from '#app/billing/domain/charge_filters'
import { listCharges } from '#app/billing/queries/list_charges'
import Matter from '#app/matters/models/matter'
import { peopleWhoRead } from '#app/matters/queries/people_of_matter'
import { defaultAddress } from '#app/saved_views/list_address'
import { listViews } from '#app/saved_views/queries/list_views'
import { authorOf, languageOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** What clients owe a firm (Cobranzas). */
export default class ChargeListsController {
  async index(ctx: HttpContext) {
    const viewer = currentViewer(ctx)
    const identity = signedIn(ctx)
    const workspace = workspaceOf(ctx)
    const views = await listViews(viewer, 'charges')
    const opened = defaultAddress('charges', ctx.request.qs(), views)
    if (opened) return ctx.response.redirect(opened)
    const filters = await chargeFilters.validate(ctx.request.qs())
    const page = await listCharges(viewer, filters, firmToday(workspace))
    const people = () => peopleWhoRead(workspace.id)
    return ctx.inertia.render('law_firm/charges/index', {
      ...page,
      filters,
      views,
      people: filters.person === null ? ctx.inertia.optional(people) : people,
      chosen: await this.chosenNames(ctx, filters),
      can: {
        create: identity.may('facturas:crear'),
        pay: identity.may('pagos:crear'),
        readClients: identity.may('clientes:leer'),
      },
    })
  }

  /** What the list shows, all pages of it, or what of it is ticked, as a file for spreadsheets. */
  async file(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const filters = await chargeFilters.validate(ctx.request.qs())
    const format = ctx.request.input('format') === 'xlsx' ? 'xlsx' : 'csv'
    const today = firmToday(workspace)
    const reading = { today, language: languageOf(ctx), format } as const
    const body = await exportCharges(authorOf(ctx), currentViewer(ctx), filters, reading)
    ctx.response.header('Content-Type', MEDIA_TYPES[format])
    ctx.response.header('Content-Disposition', `attachment; filename="cobranzas-${today}.${format}"`)
    return ctx.response.send(body)
  }

  /** The names of what an address names; null for what is not there or not seen. */
  private async chosenNames(ctx: HttpContext, { client: clientId, matter: matterId }: ChargeFilters) {
    const client = clientId && (await Client.in(workspaceOf(ctx)).where('id', clientId).first())
    const matter = matterId && (await Matter.seenBy(currentViewer(ctx)).where('matters.id', matterId).first())
    return {
      client: client ? client.name : null,
      matter: matter ? `${matter.reference} · ${matter.title}` : null,
    }
  }
}
