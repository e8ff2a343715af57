import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { rowsBy } from '#app/core/tenancy/rows'
import type Matter from '#app/matters/models/matter'
import type { BatchChange } from './edit_matter_batch.js'
import { joinTeam } from './join_team.js'
import MatterTeam from '#app/matters/models/matter_team'

/**
 * Adds people to the team of one matter and takes others out of it, within a transaction that holds it. Who answers for the matter, who opened
 * it and, when only the team sees it, who says so stay in it. Null when nothing changes; `team` holds ids of people.
 */
export async function teamMatterBatch(
  trx: TransactionClientContract,
  author: Author,
  matter: Matter,
  { add = [], remove = [] }: { add?: number[]; remove?: number[] }
): Promise<BatchChange | null> {
  const { id, workspaceId } = matter
  const before = await MatterTeam.idsOf(id, trx)
  const kept = [matter.responsibleId, matter.createdById, matter.private ? author.userId : null]
  const left = before.filter((userId) => remove.includes(userId) && !kept.includes(userId))
  const joined = await joinTeam(trx, matter, add)
  if (left.length > 0) await rowsBy(trx, 'matter_team', { matter_id: id }).whereIn('user_id', left).delete()
  if (left.length + joined.length === 0) return null
  await matter.save()
  const subject = { type: 'matter', id }
  await record(trx, author, { workspaceId, action: 'matter.team_changed', subject, after: { joined, left } })
  const sorted = (ids: number[]) => [...ids].sort((one, other) => one - other)
  return { before: { team: sorted(before) }, after: { team: sorted(await MatterTeam.idsOf(id, trx)) } }
}
