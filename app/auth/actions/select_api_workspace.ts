import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { NoAccess } from '#app/core/errors/no_access'
import { Refusal } from '#app/core/errors/refusal'
import type { TokenRecord } from '#app/auth/tokens/token_record'
import type { Identity } from '#app/workspaces/identity'
import { listWorkspacesOf } from '#app/workspaces/queries/list_workspaces_of'

/** Lets a program work in another firm of its person. A personal token stays in the firm that it was made for. */
export class SelectApiWorkspace {
  /** Throws `workspaceNotFound` for a firm in which the person does not work. */
  async handle(token: TokenRecord, { user, workspace }: Identity, workspaceId: number, author: Author): Promise<void> {
    if (token.kind === 'personal') throw new NoAccess({ route: '/api/v1/workspace-selection' })
    const own = await listWorkspacesOf(user.id)
    if (!own.some(({ id }) => id === workspaceId)) throw new Refusal('workspaceNotFound')
    await db.transaction(async (trx) => {
      await trx.from('token_families').where('id', token.familyId).update({ workspace_id: workspaceId })
      await record(trx, author, {
        workspaceId,
        action: 'api_session.moved',
        subject: { type: 'user', id: user.id },
        before: { workspaceId: workspace?.id ?? null },
        after: { workspaceId },
      })
    })
  }
}
