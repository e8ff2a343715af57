import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type Matter from '#app/matters/models/matter'
import MatterTeam from '#app/matters/models/matter_team'
import Member from '#app/workspaces/models/member'

/** Those of some people who work in a firm. */
export async function workingIn(trx: Trx, workspaceId: number, userIds: number[]): Promise<number[]> {
  const members = await Member.in({ id: workspaceId }, trx).whereIn('user_id', userIds).select('user_id')
  return members.map(({ userId }) => userId)
}

/** Adds people to the team of a matter, those of its firm that are not in it yet. Returns their ids. */
export async function joinTeam(trx: Trx, { id, workspaceId }: Matter, userIds: number[]): Promise<number[]> {
  const there = new Set(await MatterTeam.idsOf(id, trx))
  const coming = (await workingIn(trx, workspaceId, userIds)).filter((userId) => !there.has(userId))
  if (coming.length === 0) return []
  const created_at = toSqlInstant(clock.now())
  const rows = coming.map((user_id) => ({ workspace_id: workspaceId, matter_id: id, user_id, created_at }))
  await trx.table('matter_team').multiInsert(rows)
  return coming
}
