import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { swapPicture } from '#app/core/files/pictures'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

/** Gives a firm a logo, or takes it away. */
export class ChangeLogo {
  /** `webp` as the validator made it; null for none. */
  async handle(author: Author, { id }: { id: number }, webp: Buffer | null): Promise<void> {
    await swapPicture(webp, `firm-${id}`, (key) =>
      db.transaction(async (trx) => {
        const firm = await lockWorkspace(trx, { id })
        const old = firm.logo
        await firm.merge({ logo: key }).save()
        const action = key ? 'workspace.logo_changed' : 'workspace.logo_removed'
        await record(trx, author, { workspaceId: id, action, subject: { type: 'workspace', id } })
        return old
      })
    )
  }
}
