import type { Trx } from '#app/core/database/trx'
import type Matter from '#app/matters/models/matter'
import { membersWithAccess } from '#app/matters/queries/members_with_access'
import Workspace from '#app/workspaces/models/workspace'

/**
 * Ids of who is told of a deadline: who answers for it, else for its matter, else the owner of the firm; the first of them who works in the firm and sees the matter.
 * When none of them does, everybody who sees it. `able`: ids of those who see it, where they are known.
 */
export async function keepersOf(
  trx: Trx,
  { responsibleId }: { responsibleId: number | null },
  matter: Matter,
  able?: number[]
): Promise<number[]> {
  able ??= await membersWithAccess(matter, trx)
  const named = [responsibleId, matter.responsibleId].find((id) => id !== null && able.includes(id))
  if (typeof named === 'number') return [named]
  const owner = await Workspace.ownerOf(matter.workspaceId, trx)
  return able.includes(owner) ? [owner] : able
}
