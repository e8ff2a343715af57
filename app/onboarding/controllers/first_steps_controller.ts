import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DismissFirstSteps } from '#app/onboarding/actions/dismiss_first_steps'
import { signedIn, workspaceOf } from '#app/workspaces/context'

/** The list of first steps on the home of a new firm. */
@inject()
export default class FirstStepsController {
  constructor(private readonly dismissFirstSteps: DismissFirstSteps) {}

  async destroy(ctx: HttpContext) {
    await this.dismissFirstSteps.handle(workspaceOf(ctx), signedIn(ctx).user.id)
    return ctx.response.redirect().toRoute('main.home')
  }
}
