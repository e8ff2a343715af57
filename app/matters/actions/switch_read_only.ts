import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Matter from '#app/matters/models/matter'
import { lockMatter } from '#app/matters/queries/lock_matter'

/** Closes a matter to every change, or opens it again. */
export class SwitchReadOnly {
  async handle(author: Author, matter: Matter, readOnly: boolean): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      if (current.readOnly === readOnly) return
      await current.merge({ readOnly }).save()
      const subject = { type: 'matter', id: current.id }
      const action = readOnly ? 'matter.made_read_only' : 'matter.made_editable'
      await record(trx, author, { workspaceId: current.workspaceId, action, subject })
    })
  }
}
