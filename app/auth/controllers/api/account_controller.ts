import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangeApiPreferences } from '#app/auth/actions/change_api_preferences'
import { SelectApiWorkspace } from '#app/auth/actions/select_api_workspace'
import { attachChanges, tokenOf } from '#app/auth/http/api_context'
import { findToken } from '#app/auth/tokens/token_record'
import UserDataTransformer, { languageOfId, themeOfId } from '#app/auth/transformers/user_data_transformer'
import { apiPreferencesValidator, apiWorkspaceValidator } from '#app/auth/validators/api'
import { authorOf, signedIn } from '#app/workspaces/context'
import type { Identity } from '#app/workspaces/identity'
import { listWorkspacesOf } from '#app/workspaces/queries/list_workspaces_of'
import WorkspaceTransformer from '#app/workspaces/transformers/workspace_transformer'

/** The person for whom a program works, and in which of their firms. */
@inject()
export default class ApiAccountController {
  constructor(
    private readonly changePreferences: ChangeApiPreferences,
    private readonly selectWorkspace: SelectApiWorkspace
  ) {}

  show(ctx: HttpContext) {
    return { data: new UserDataTransformer(signedIn(ctx)).toObject() }
  }

  async change(ctx: HttpContext) {
    const { id_languages: language, id_themes_preference: theme } =
      await ctx.request.validateUsing(apiPreferencesValidator)
    const identity = signedIn(ctx)
    const preferences = { ...languageOfId(language), ...themeOfId(theme) }
    await this.changePreferences.handle(identity.user, preferences, authorOf(ctx))
    return this.changed(ctx, identity)
  }

  async workspaces(ctx: HttpContext) {
    return ctx.serialize(WorkspaceTransformer.transform(await listWorkspacesOf(signedIn(ctx).user.id)))
  }

  async select(ctx: HttpContext) {
    const { workspaceId } = await ctx.request.validateUsing(apiWorkspaceValidator)
    const token = tokenOf(ctx)
    await this.selectWorkspace.handle(token, signedIn(ctx), workspaceId, authorOf(ctx))
    const moved = await findToken(token.secret)
    return this.changed(ctx, moved!.identity!)
  }

  private changed(ctx: HttpContext, identity: Identity) {
    const userData = new UserDataTransformer(identity).toObject()
    attachChanges(ctx, { userData })
    return { data: userData }
  }
}
