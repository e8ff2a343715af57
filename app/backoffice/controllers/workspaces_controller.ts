import type { HttpContext } from '@adonisjs/core/http'
import { listAllWorkspaces } from '#app/backoffice/queries/list_all_workspaces'
import WorkspaceRowTransformer from '#app/backoffice/transformers/workspace_row_transformer'
import { listQueryValidator } from '#app/backoffice/validators/list_query'

/** All firms of the product, for operators. */
export default class WorkspacesController {
  async index({ request, inertia }: HttpContext) {
    const { q = '', page } = await listQueryValidator.validate(request.qs())
    const { rows, paging } = await listAllWorkspaces({ q, page })
    return inertia.render('settings/workspaces/index', { rows: WorkspaceRowTransformer.transform(rows), paging, q })
  }
}
