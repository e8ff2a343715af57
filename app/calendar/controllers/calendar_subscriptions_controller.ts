import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { confirmedValidator } from '#app/accounts/validators/two_factor'
import { route } from '#app/core/addresses'
import { showTokenOnce, tokenToShow } from '#app/auth/tokens/fresh_token'
import { ManageSubscription } from '#app/calendar/actions/manage_subscription'
import { allKinds, kindsForClients } from '#app/calendar/queries/calendar_events'
import { listSubscriptions } from '#app/calendar/queries/list_subscriptions'
import { subscriptionValidator } from '#app/calendar/validators/subscription'
import { authorOf, personOf, signedIn } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'
import env from '#start/env'

/** The calendars that programs of a person read. A new address is shown once. */
@inject()
export default class CalendarSubscriptionsController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly manage: ManageSubscription
  ) {}

  async index(ctx: HttpContext) {
    return ctx.inertia.render('calendar/subscriptions/index', {
      subscriptions: await listSubscriptions(currentViewer(ctx)),
      kinds: kindsOfferedTo(ctx),
      canImport: signedIn(ctx).isLawyer,
      hasGoogle: signedIn(ctx).isLawyer && Boolean(app.config.get('google_calendar.clientId')),
      fresh: freshAddress(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const meta = { kinds: kindsOfferedTo(ctx) }
    const { confirmation, ...fields } = await ctx.request.validateUsing(subscriptionValidator, { meta })
    await this.confirm(ctx, confirmation)
    const token = await this.manage.create(currentViewer(ctx), fields, authorOf(ctx))
    return this.show(ctx, fields.name, token)
  }

  async renew(ctx: HttpContext) {
    const { confirmation } = await ctx.request.validateUsing(confirmedValidator)
    await this.confirm(ctx, confirmation)
    const { name, token } = await this.manage.renew(personOf(ctx).id, ctx.params.id, authorOf(ctx))
    return this.show(ctx, name, token)
  }

  async destroy(ctx: HttpContext) {
    await this.manage.revoke(personOf(ctx).id, ctx.params.id, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'calendar.subscriptions.revoked' } })
    return ctx.response.redirect().toRoute('calendar.subscriptions.index')
  }

  /** An address opens the calendar to whoever has it, as long as nobody revokes it: an unattended browser is not enough to make one, as with tokens. To end one it is. */
  private confirm(ctx: HttpContext, confirmation: { password?: string; code?: string }): Promise<void> {
    return this.confirmIdentity.handle(personOf(ctx), confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
  }

  private show(ctx: HttpContext, name: string, token: string) {
    const path = route('calendar.subscription', { file: `${token}.ics` })
    showTokenOnce(ctx, { name, token: new URL(path, env.get('APP_URL')).href })
    return ctx.response.redirect().toRoute('calendar.subscriptions.index')
  }
}

const kindsOfferedTo = (ctx: HttpContext) => (signedIn(ctx).isLawyer ? allKinds() : kindsForClients())

/** The address that was just made, if any. */
function freshAddress(ctx: HttpContext): { name: string; address: string } | null {
  const fresh = tokenToShow(ctx)
  return fresh && { name: fresh.name, address: fresh.token }
}
