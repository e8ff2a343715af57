import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { peopleWho } from '#app/workspaces/queries/members/memberships'

/** The ids of those who work in the firm and may see a matter: the owner and whoever may read matters, or only the team when it is limited to it. */
export async function membersWithAccess(
  { id, workspaceId, private: isPrivate }: { id: number; workspaceId: number; private: boolean },
  trx?: TransactionClientContract
): Promise<number[]> {
  return peopleWho('expedientes:leer', workspaceId, trx, (members) => {
    if (!isPrivate) return
    void members.whereIn(
      'members.user_id',
      (team) => void team.from('matter_team').where('matter_id', id).select('user_id')
    )
  })
}
