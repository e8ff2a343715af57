import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import MatterClient from '#app/matters/models/matter_client'
import MatterTeam from '#app/matters/models/matter_team'
import { membersWithAccess } from '#app/matters/queries/members_with_access'

type MatterOf = {
  id: number
  workspaceId: number
  private: boolean
  responsibleId: number | null
  clientUserId: number | null
}

/** The people of the firm whom news of a client concerns: who answers for the matter and its team, else all who see it. */
export async function firmSide(trx: TransactionClientContract, matter: MatterOf): Promise<number[]> {
  const seeing = await membersWithAccess(matter, trx)
  const own = new Set([matter.responsibleId, ...(await MatterTeam.idsOf(matter.id, trx))])
  const concerned = seeing.filter((id) => own.has(id))
  return concerned.length > 0 ? concerned : seeing
}

/** The accounts of the clients who follow a matter. */
export async function clientSide(
  matter: Pick<MatterOf, 'id' | 'clientUserId'>,
  trx?: TransactionClientContract
): Promise<number[]> {
  const ids = await MatterClient.followersOf(matter.id, trx)
  return [...new Set(matter.clientUserId === null ? ids : [matter.clientUserId, ...ids])]
}
