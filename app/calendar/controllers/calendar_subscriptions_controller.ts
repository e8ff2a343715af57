import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
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
  constructor(private readonly manage: ManageSubscription) {}

  async index(ctx: HttpContext) {
    return ctx.inertia.render('calendar/subscriptions/index', {
      subscriptions: await listSubscriptions(currentViewer(ctx)),
      kinds: kindsOfferedTo(ctx),
      canImport: signedIn(ctx).isLawyer,
      fresh: freshAddress(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(subscriptionValidator, { meta: { kinds: kindsOfferedTo(ctx) } })
    const token = await this.manage.create(currentViewer(ctx), fields, authorOf(ctx))
    return this.show(ctx, fields.name, token)
  }

  async renew(ctx: HttpContext) {
    const { name, token } = await this.manage.renew(personOf(ctx).id, ctx.params.id, authorOf(ctx))
    return this.show(ctx, name, token)
  }

  async destroy(ctx: HttpContext) {
    await this.manage.revoke(personOf(ctx).id, ctx.params.id, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'calendar.subscriptions.revoked' } })
    return ctx.response.redirect().toRoute('calendar.subscriptions.index')
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
