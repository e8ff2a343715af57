import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { toId } from '#app/core/http/record_id'
import { page, param } from '#app/core/validators/query'
import { WriteRecurringCharge } from '#app/billing/actions/write_recurring_charge'
import { recurringFieldsOf } from '#app/billing/http/charge_form'
import { authorizedRecurring } from '#app/billing/http/load_recurring'
import { moneyHistory } from '#app/billing/http/money_history'
import { chargedClient, chargeFormBasis } from '#app/billing/queries/charge_form'
import {
  listRecurring,
  RECURRING_STATES,
  recurringPage,
  type RecurringStateFilter,
} from '#app/billing/queries/recurring_page'
import { seenChargeValidator } from '#app/billing/validators/charge'
import { editRecurringChargeValidator, recurringChargeValidator } from '#app/billing/validators/recurring_charge'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

const stateIn = (value: unknown): RecurringStateFilter => RECURRING_STATES.find((state) => state === value) ?? 'active'

const listFilters = vine.create({ state: param(stateIn), page: page() })

/** What is charged again in each period (igualas). */
@inject()
export default class RecurringChargesController {
  constructor(private readonly writeRecurring: WriteRecurringCharge) {}

  async index(ctx: HttpContext) {
    const filters = await listFilters.validate(ctx.request.qs())
    const { rows, paging } = await listRecurring(currentViewer(ctx), filters)
    const can = { add: signedIn(ctx).may('facturas:crear') }
    return ctx.inertia.render('law_firm/recurring_charges/index', { rows, paging, filters, can })
  }

  async create(ctx: HttpContext) {
    const { client, matter } = ctx.request.qs()
    return ctx.inertia.render('law_firm/recurring_charges/create', {
      ...(await chargeFormBasis(workspaceOf(ctx))),
      client: await chargedClient(currentViewer(ctx), toId(client)),
      matterId: toId(matter) || null,
    })
  }

  async store(ctx: HttpContext) {
    const form = recurringFieldsOf(await ctx.request.validateUsing(recurringChargeValidator))
    const { id } = await this.writeRecurring.add(authorOf(ctx), workspaceOf(ctx), form, currentViewer(ctx))
    return this.answer(ctx, id, 'recurring_charges.added')
  }

  async show(ctx: HttpContext) {
    const recurring = await authorizedRecurring(ctx, 'view')
    const { id } = recurring
    const identity = signedIn(ctx)
    return ctx.inertia.render('law_firm/recurring_charges/show', {
      recurring: await recurringPage(recurring, workspaceOf(ctx), currentViewer(ctx)),
      history: await moneyHistory(ctx, 'recurring_charge', id),
      can: {
        edit: identity.may('facturas:editar'),
        seeClients: identity.may('clientes:leer'),
        seeMatters: identity.may('expedientes:leer'),
      },
    })
  }

  async edit(ctx: HttpContext) {
    const recurring = await authorizedRecurring(ctx, 'edit')
    return ctx.inertia.render('law_firm/recurring_charges/edit', {
      ...(await chargeFormBasis(workspaceOf(ctx))),
      client: await chargedClient(currentViewer(ctx), recurring.clientId),
      recurring: await recurringPage(recurring, workspaceOf(ctx), currentViewer(ctx)),
    })
  }

  async update(ctx: HttpContext) {
    const recurring = await authorizedRecurring(ctx, 'edit')
    const { version, ...sent } = await ctx.request.validateUsing(editRecurringChargeValidator)
    const seen = { recurring, version }
    const form = recurringFieldsOf(sent)
    await this.writeRecurring.edit(authorOf(ctx), workspaceOf(ctx), seen, { form, sees: currentViewer(ctx) })
    return this.answer(ctx, recurring.id, 'recurring_charges.saved')
  }

  async pause(ctx: HttpContext) {
    const recurring = await authorizedRecurring(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(seenChargeValidator)
    await this.writeRecurring.pause(authorOf(ctx), { recurring, version })
    return this.answer(ctx, recurring.id, 'recurring_charges.paused')
  }

  async resume(ctx: HttpContext) {
    const recurring = await authorizedRecurring(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(seenChargeValidator)
    await this.writeRecurring.resume(authorOf(ctx), workspaceOf(ctx), { recurring, version })
    return this.answer(ctx, recurring.id, 'recurring_charges.resumed')
  }

  async end(ctx: HttpContext) {
    const recurring = await authorizedRecurring(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(seenChargeValidator)
    await this.writeRecurring.end(authorOf(ctx), { recurring, version })
    return this.answer(ctx, recurring.id, 'recurring_charges.was_ended')
  }

  private answer({ session, response }: HttpContext, id: number, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().toRoute('law_firm.recurring_charges.show', [id])
  }
}
