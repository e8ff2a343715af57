import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { toId } from '#app/core/http/record_id'
import { AddCharge } from '#app/billing/actions/add_charge'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { documentsOf } from '#app/billing/charge_documents'
import { chargeFieldsOf } from '#app/billing/http/charge_form'
import { authorizedCharge } from '#app/billing/http/load_charge'
import { moneyHistory } from '#app/billing/http/money_history'
import { chargedClient, chargeFormBasis } from '#app/billing/queries/charge_form'
import { chargePage } from '#app/billing/queries/charge_page'
import { chargeValidator, editChargeValidator, seenChargeValidator } from '#app/billing/validators/charge'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** One charge: its page, and the form in which it is written down and changed. */
@inject()
export default class ChargesController {
  constructor(
    private readonly addCharge: AddCharge,
    private readonly editCharge: EditCharge
  ) {}

  /** `client` and `matter` name whom it is for, `copy` a charge whose concepts it begins with. */
  async create(ctx: HttpContext) {
    const { client, matter, copy } = ctx.request.qs()
    const viewer = currentViewer(ctx)
    const copied = toId(copy) ? await authorizedCharge(ctx, 'view', toId(copy)) : null
    return ctx.inertia.render('law_firm/charges/create', {
      ...(await chargeFormBasis(workspaceOf(ctx))),
      client: await chargedClient(viewer, copied?.clientId ?? toId(client)),
      matterId: toId(matter) || null,
      copied: copied && (await chargePage(copied, workspaceOf(ctx), viewer)),
    })
  }

  async store(ctx: HttpContext) {
    const { issues = false, ...sent } = await ctx.request.validateUsing(chargeValidator)
    const added = { fields: chargeFieldsOf(sent), sees: currentViewer(ctx), issues: issues ?? false }
    const charge = await this.addCharge.handle(authorOf(ctx), workspaceOf(ctx), added)
    return this.answer(ctx, charge, charge.state === 'draft' ? 'charges.draft_saved' : 'charges.issued')
  }

  async show(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'view')
    const identity = signedIn(ctx)
    const { id } = charge
    return ctx.inertia.render('law_firm/charges/show', {
      charge: await chargePage(charge, workspaceOf(ctx), currentViewer(ctx)),
      documents: await documentsOf(currentViewer(ctx), charge),
      history: await moneyHistory(ctx, 'charge', id),
      can: {
        add: identity.may('facturas:crear'),
        edit: identity.may('facturas:editar'),
        delete: identity.may('facturas:eliminar'),
        pay: identity.may('pagos:crear'),
        seeClients: identity.may('clientes:leer'),
        seeMatters: identity.may('expedientes:leer'),
      },
    })
  }

  async edit(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'edit')
    if (!charge.hasFreeAmounts) {
      ctx.session.flash('notices', { toast: { key: 'billing.problem.amounts_fixed' } })
      return ctx.response.redirect().toRoute('law_firm.charges.show', [charge.id])
    }
    return ctx.inertia.render('law_firm/charges/edit', {
      ...(await chargeFormBasis(workspaceOf(ctx))),
      client: await chargedClient(currentViewer(ctx), charge.clientId),
      charge: await chargePage(charge, workspaceOf(ctx), currentViewer(ctx)),
    })
  }

  async update(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'edit')
    const { version, issues, ...sent } = await ctx.request.validateUsing(editChargeValidator)
    const edited = { fields: chargeFieldsOf(sent), sees: currentViewer(ctx) }
    const saved = await this.editCharge.handle(
      authorOf(ctx),
      { charge, version },
      issues && charge.state === 'draft' ? { ...edited, issues: workspaceOf(ctx) } : edited
    )
    const wasIssued = charge.state === 'draft' && saved.state === 'issued'
    return this.answer(ctx, saved, wasIssued ? 'charges.issued' : 'charges.saved')
  }

  /** Deletes a draft; what has a number is called off. */
  async destroy(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'delete')
    const { version } = await ctx.request.validateUsing(seenChargeValidator)
    await this.editCharge.destroy(authorOf(ctx), { charge, version })
    ctx.session.flash('notices', { toast: { key: 'charges.deleted' } })
    return ctx.response.redirect().toRoute('law_firm.charges.index')
  }

  private answer(
    { session, response }: HttpContext,
    { id, reference }: { id: number; reference: string | null },
    key: string
  ) {
    session.flash('notices', { toast: { key, values: { reference: reference ?? '' } } })
    return response.redirect().toRoute('law_firm.charges.show', [id])
  }
}
