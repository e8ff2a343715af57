import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NoAccess } from '#app/core/errors/no_access'
import { MAX_VIEWS, SaveView } from '#app/saved_views/actions/save_view'
import { viewAddress } from '#app/saved_views/list_address'
import { LISTS, type ListKey } from '#app/saved_views/lists'
import SavedView from '#app/saved_views/models/saved_view'
import SavedViewPolicy from '#app/saved_views/policies/saved_view_policy'
import { newSavedViewValidator, savedViewValidator } from '#app/saved_views/validators/saved_view'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'

/** Views of lists: own ones, and those that are shared with the firm. */
@inject()
export default class SavedViewsController {
  constructor(private readonly saveView: SaveView) {}

  async store(ctx: HttpContext) {
    const { list, ...fields } = await ctx.request.validateUsing(newSavedViewValidator)
    const { permission } = LISTS[list]
    if (!signedIn(ctx).may(permission)) throw new NoAccess({ permission })
    const view = await this.saveView.add(authorOf(ctx), workspaceOf(ctx).id, list, fields)
    if (!view) throw new FieldProblem('name', 'lists.too_many_views', { count: MAX_VIEWS })
    return this.answer(ctx, 'lists.view_saved', view)
  }

  async update(ctx: HttpContext) {
    const view = await this.find(ctx, 'edit')
    const fields = await ctx.request.validateUsing(savedViewValidator)
    await this.saveView.edit(authorOf(ctx), view, fields)
    return this.answer(ctx, 'lists.view_saved', view)
  }

  async destroy(ctx: HttpContext) {
    const view = await this.find(ctx, 'edit')
    await this.saveView.delete(authorOf(ctx), view)
    return this.answer(ctx, 'lists.view_deleted', view, 0)
  }

  async choose(ctx: HttpContext) {
    return this.turnDefault(ctx, true)
  }

  async unchoose(ctx: HttpContext) {
    return this.turnDefault(ctx, false)
  }

  private async turnDefault(ctx: HttpContext, isDefault: boolean) {
    const view = await this.find(ctx, 'use')
    await this.saveView.makeDefault(authorOf(ctx), view, isDefault)
    return this.answer(ctx, isDefault ? 'lists.view_chosen' : 'lists.view_unchosen', view)
  }

  private async find(ctx: HttpContext, ability: 'use' | 'edit'): Promise<SavedView> {
    const view = await SavedView.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(SavedViewPolicy).authorize(ability, view)
    return view
  }

  /** Back to the list as the view shows it. */
  private answer(ctx: HttpContext, key: string, view: SavedView, id = view.id) {
    ctx.session.flash('notices', { toast: { key, values: { name: view.name } } })
    return ctx.response.redirect(viewAddress(view.list as ListKey, { id, query: view.query }))
  }
}
