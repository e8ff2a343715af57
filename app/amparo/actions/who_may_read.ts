import type { Trx } from '#app/core/database/trx'
import type AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import Matter from '#app/matters/models/matter'
import { membersWithAccess } from '#app/matters/queries/members_with_access'
import { peopleWho } from '#app/workspaces/queries/members/memberships'

/** Ids of the people of the firm who may read a proceeding: who sees its matter, else who reads matters. */
export async function whoMayRead(
  trx: Trx,
  { matterId, workspaceId }: Pick<AmparoProceeding, 'matterId' | 'workspaceId'>
): Promise<number[]> {
  if (matterId === null) return peopleWho('expedientes:leer', workspaceId, trx)
  const matter = await Matter.findIn({ id: workspaceId }, matterId, trx)
  return matter.trashed ? [] : membersWithAccess(matter, trx)
}
