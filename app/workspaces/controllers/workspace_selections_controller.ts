import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Refusal } from '#app/core/errors/refusal'
import { signedIn } from '#app/workspaces/context'
import { listWorkspacesOf } from '#app/workspaces/queries/list_workspaces_of'
import WorkspaceTransformer from '#app/workspaces/transformers/workspace_transformer'

const selectionValidator = vine.create({ workspaceId: vine.number({ strict: true }).positive().withoutDecimals() })

/** In which of their firms a person works. */
export default class WorkspaceSelectionsController {
  async index(ctx: HttpContext) {
    const workspaces = await listWorkspacesOf(signedIn(ctx).user.id)
    return ctx.serialize(WorkspaceTransformer.transform(workspaces))
  }

  async store(ctx: HttpContext) {
    const { workspaceId } = await ctx.request.validateUsing(selectionValidator)
    const own = await listWorkspacesOf(signedIn(ctx).user.id)
    if (!own.some(({ id }) => id === workspaceId)) throw new Refusal('workspaceNotFound')
    ctx.session.put('workspaceId', workspaceId)
    return ctx.response.redirect('/main')
  }
}
