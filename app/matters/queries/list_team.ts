import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import type Matter from '#app/matters/models/matter'
import Member from '#app/workspaces/models/member'

export type TeamMember = { id: number; name: string; stays: boolean; works: boolean }

/** Who works on a matter, by name. `stays`: answers for it or opened it, and is not taken off. `works`: is still in the firm. */
export async function listTeam({ id, workspaceId, responsibleId, createdById }: Matter): Promise<TeamMember[]> {
  const rows = await db
    .from('matter_team')
    .join(...joinOn(User, 'matter_team.user_id'))
    .leftJoin(...Member.on('matter_team.user_id', workspaceId))
    .where('matter_team.matter_id', id)
    .orderBy('users.name')
    .select('users.id', 'users.name', 'members.id as member_id')
  return rows.map(({ id: userId, name, member_id: memberId }) => {
    const stays = [responsibleId, createdById].includes(Number(userId))
    return { id: Number(userId), name: String(name), stays, works: memberId !== null }
  })
}
