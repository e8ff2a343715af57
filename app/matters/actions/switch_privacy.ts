import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Matter from '#app/matters/models/matter'
import { lockMatter } from '#app/matters/queries/lock_matter'
import { joinTeam } from './join_team.js'

/** Limits a matter to its team, or opens it to the whole firm. Whoever limits it, and whoever answers for it, is in the team from then on. */
export class SwitchPrivacy {
  async handle(author: Author, matter: Matter, isPrivate: boolean): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      if (current.private === isPrivate) return
      const joined = isPrivate ? await joinTeam(trx, current, [author.userId!, current.responsibleId ?? 0]) : []
      await current.merge({ private: isPrivate }).save()
      const subject = { type: 'matter', id: current.id }
      const action = isPrivate ? 'matter.made_private' : 'matter.made_public'
      const after = joined.length > 0 ? { joined } : undefined
      await record(trx, author, { workspaceId: current.workspaceId, action, subject, after })
    })
  }
}
