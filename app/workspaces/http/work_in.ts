import type { HttpContext } from '@adonisjs/core/http'
import type { Tenant } from '#app/core/tenancy/tenanted'

/** From now on this session works in a firm, or in none. A role that was looked at belongs to the firm that is left. */
export function workIn({ session }: HttpContext, workspace: Tenant | null): void {
  session.forget('previewRoleId')
  if (workspace) session.put('workspaceId', workspace.id)
  else session.forget('workspaceId')
}
