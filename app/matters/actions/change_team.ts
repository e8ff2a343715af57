import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { rowsBy } from '#app/core/tenancy/rows'
import MatterTeam from '#app/matters/models/matter_team'
import { notify } from '#app/notifications/actions/notify'
import type Matter from '#app/matters/models/matter'
import { lockMatter } from '#app/matters/queries/lock_matter'
import { joinTeam, workingIn } from './join_team.js'

/** Says who works on a matter. */
export class ChangeTeam {
  /**
   * `userIds` are those who shall be in it. Who answers for the matter, who opened it and, when only the team sees it, who says so stay in it.
   * Those who are new are told.
   */
  async handle(author: Author, matter: Matter, userIds: number[]): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      const { id, workspaceId } = current
      const kept = [current.responsibleId ?? 0, current.createdById, ...(current.private ? [author.userId!] : [])]
      const wanted = await workingIn(trx, workspaceId, [...kept, ...userIds])
      const before = await MatterTeam.idsOf(id, trx)
      const left = before.filter((userId) => !wanted.includes(userId))
      const joined = await joinTeam(trx, current, wanted)
      if (left.length > 0) await rowsBy(trx, 'matter_team', { matter_id: id }).whereIn('user_id', left).delete()
      if (left.length + joined.length === 0) return
      await current.save()
      const subject = { type: 'matter', id }
      await record(trx, author, { workspaceId, action: 'matter.team_changed', subject, after: { joined, left } })
      await this.tell({ trx, author, matter: current, joined })
    })
  }

  private async tell({
    trx,
    author,
    matter,
    joined,
  }: {
    trx: Parameters<typeof notify>[0]
    author: Author
    matter: Matter
    joined: number[]
  }) {
    const { id, reference, title, workspaceId } = matter
    const subject = { type: 'matter', id }
    const order = { kind: 'matter_team_joined', to: joined, actorId: author.userId, workspaceId, subject }
    await notify(trx, { ...order, values: { reference, title } })
  }
}
