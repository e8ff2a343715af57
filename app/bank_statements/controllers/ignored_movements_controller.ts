import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DecideMovement } from '#app/bank_statements/actions/decide_movement'
import { authorizedMovement } from '#app/bank_statements/http/load_statement'
import { ignoringValidator, versionValidator } from '#app/bank_statements/validators/bank_statement'
import { authorOf } from '#app/workspaces/context'

/** Movements that are left aside, and why. */
@inject()
export default class IgnoredMovementsController {
  constructor(private readonly decideMovement: DecideMovement) {}

  async store(ctx: HttpContext) {
    const movement = await authorizedMovement(ctx, 'edit')
    const { version, reason } = await ctx.request.validateUsing(ignoringValidator)
    await this.decideMovement.ignore(authorOf(ctx), { movement, version }, reason)
    return answer(ctx, 'ignored')
  }

  async destroy(ctx: HttpContext) {
    const movement = await authorizedMovement(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(versionValidator)
    await this.decideMovement.restore(authorOf(ctx), { movement, version })
    return answer(ctx, 'restored')
  }
}

function answer({ session, response }: HttpContext, key: string) {
  session.flash('notices', { toast: { key: `bank_statements.${key}` } })
  return response.redirect().withQs().back()
}
