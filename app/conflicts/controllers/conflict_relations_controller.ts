import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManageRelation } from '#app/conflicts/actions/manage_relation'
import ConflictRelation from '#app/conflicts/models/conflict_relation'
import ConflictCheckPolicy from '#app/conflicts/policies/conflict_check_policy'
import { listRelations } from '#app/conflicts/queries/checks'
import ConflictRelationTransformer from '#app/conflicts/transformers/conflict_relation_transformer'
import { pageValidator, relationValidator } from '#app/conflicts/validators/conflict'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'

/** Who is related to whom, for whoever looks for conflicts. */
@inject()
export default class ConflictRelationsController {
  constructor(private readonly keepRelation: ManageRelation) {}

  async index(ctx: HttpContext) {
    const { page } = await pageValidator.validate(ctx.request.qs())
    const { rows, paging } = await listRelations(workspaceOf(ctx), page)
    return ctx.inertia.render('law_firm/conflicts/relations', {
      relations: ConflictRelationTransformer.transform(rows),
      paging,
      can: { edit: signedIn(ctx).may('clientes:editar') },
    })
  }

  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(relationValidator)
    await this.keepRelation.add(authorOf(ctx), workspaceOf(ctx), fields)
    ctx.session.flash('notices', { toast: { key: 'conflicts.relation_added', values: {} } })
    return ctx.response.redirect().back()
  }

  async destroy(ctx: HttpContext) {
    const relation = await ConflictRelation.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(ConflictCheckPolicy).authorize('decide', relation)
    await this.keepRelation.remove(authorOf(ctx), relation)
    ctx.session.flash('notices', { toast: { key: 'conflicts.relation_removed', values: {} } })
    return ctx.response.redirect().back()
  }
}
