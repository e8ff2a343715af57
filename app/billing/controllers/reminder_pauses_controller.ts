import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PauseReminders } from '#app/billing/actions/pause_reminders'
import { authorizedCharge } from '#app/billing/http/load_charge'
import Client from '#app/clients/models/client'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** Whether reminders go out for a charge, and for a client. */
@inject()
export default class ReminderPausesController {
  constructor(private readonly pauseReminders: PauseReminders) {}

  async storeCharge(ctx: HttpContext) {
    return this.charge(ctx, true)
  }

  async destroyCharge(ctx: HttpContext) {
    return this.charge(ctx, false)
  }

  async storeClient(ctx: HttpContext) {
    return this.client(ctx, true)
  }

  async destroyClient(ctx: HttpContext) {
    return this.client(ctx, false)
  }

  private async charge(ctx: HttpContext, isPaused: boolean) {
    const charge = await authorizedCharge(ctx, 'edit')
    await this.pauseReminders.charge(authorOf(ctx), charge, isPaused)
    this.say(ctx, isPaused)
    return ctx.response.redirect().toRoute('law_firm.charges.show', [charge.id])
  }

  private async client(ctx: HttpContext, isPaused: boolean) {
    const client = await Client.findIn(workspaceOf(ctx), ctx.params.clientId)
    await this.pauseReminders.client(authorOf(ctx), client, isPaused)
    this.say(ctx, isPaused)
    return ctx.response.redirect().toRoute('law_firm.account_statements.show', [client.id])
  }

  private say({ session }: HttpContext, isPaused: boolean) {
    const key = isPaused ? 'billing_emails.reminders_paused' : 'billing_emails.reminders_resumed'
    session.flash('notices', { toast: { key } })
  }
}
