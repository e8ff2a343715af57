import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { whoSees } from '#app/matters/queries/who_sees'

type MatterOf = {
  id: number
  workspaceId: number
  private: boolean
  responsibleId: number | null
  clientUserId: number | null
}

/** The people of the firm whom news of a client concerns: who answers for the matter and its team, else all who see it. */
export async function firmSide(trx: TransactionClientContract, matter: MatterOf): Promise<number[]> {
  const seeing = await whoSees(matter, trx)
  const team = await trx.from('matter_team').where('matter_id', matter.id).select('user_id')
  const own = new Set([matter.responsibleId, ...team.map(({ user_id: id }) => Number(id))])
  const concerned = seeing.filter((id) => own.has(id))
  return concerned.length > 0 ? concerned : seeing
}

/** The accounts of the clients who follow a matter. */
export async function clientSide(
  matter: Pick<MatterOf, 'id' | 'clientUserId'>,
  trx?: TransactionClientContract
): Promise<number[]> {
  const rows = await (trx ?? db)
    .from('matter_clients')
    .where('matter_id', matter.id)
    .whereNotNull('user_id')
    .select('user_id')
  const ids = rows.map(({ user_id: id }) => Number(id))
  return [...new Set(matter.clientUserId === null ? ids : [matter.clientUserId, ...ids])]
}
