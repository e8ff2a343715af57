import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EndImpersonation } from '#app/backoffice/actions/end_impersonation'
import { Impersonate } from '#app/backoffice/actions/impersonate'
import { impersonationValidator } from '#app/backoffice/validators/asked'

/** An operator looks through a person's eyes, and stops. */
@inject()
export default class ImpersonationsController {
  constructor(
    private readonly impersonate: Impersonate,
    private readonly endImpersonation: EndImpersonation
  ) {}

  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(impersonationValidator)
    await this.impersonate.handle(ctx, ctx.params.id, reason)
    return ctx.response.redirect().toRoute('main.home')
  }

  async destroy(ctx: HttpContext) {
    await this.endImpersonation.handle(ctx)
    return ctx.response.redirect().toRoute('settings.users.index')
  }
}
