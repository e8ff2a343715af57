import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DecideMatch } from '#app/court_lists/actions/decide_match'
import { asTyped, readAcceptance } from '#app/court_lists/http/acceptance'
import { refusalValidator, reopeningValidator } from '#app/court_lists/validators/court_list'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** What becomes of rows of lists that seem to be of a matter. */
@inject()
export default class ListMatchesController {
  constructor(private readonly decideMatch: DecideMatch) {}

  async accept(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { as, ...acceptance } = await readAcceptance(ctx, matter)
    const decision = { id: ctx.params.id as number, ...acceptance }
    await this.decideMatch.accept(authorOf(ctx), matter, decision).catch(asTyped)
    return answer(ctx, `court_lists.accepted.${as}`)
  }

  async refuse(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(refusalValidator)
    await this.decideMatch.refuse(authorOf(ctx), matter, { ...fields, id: ctx.params.id })
    return answer(ctx, 'court_lists.refused')
  }

  async reopen(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(reopeningValidator)
    await this.decideMatch.reopen(authorOf(ctx), matter, { ...fields, id: ctx.params.id })
    return answer(ctx, 'court_lists.reopened')
  }
}

function answer({ session, response }: HttpContext, key: string) {
  session.flash('notices', { toast: { key } })
  return response.redirect().withQs().back()
}
