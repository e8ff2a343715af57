import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Role from '#app/workspaces/models/role'

/** Writes down that somebody looks at their firm with another role, and when they stop. */
export class PreviewRole {
  async begin(author: Author, { id, workspaceId, name }: Role): Promise<void> {
    await this.write(author, { workspaceId, action: 'role.preview_started', id, after: { name } })
  }

  async end(author: Author, workspace: { id: number }, roleId: number): Promise<void> {
    await this.write(author, { workspaceId: workspace.id, action: 'role.preview_ended', id: roleId })
  }

  private async write(
    author: Author,
    { id, ...audited }: { workspaceId: number; action: string; id: number; after?: { name: string } }
  ): Promise<void> {
    await db.transaction((trx) => record(trx, author, { ...audited, subject: { type: 'role', id } }))
  }
}
