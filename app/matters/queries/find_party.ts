import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import type Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'

/** A party of this matter by its id, with its lawyers. Throws NotFound, also for the parties of other matters. */
export async function findParty(matter: Matter, id: number, trx: TransactionClientContract): Promise<MatterParty> {
  const party = await MatterParty.findIn({ id: matter.workspaceId }, id, trx)
  if (party.matterId !== matter.id) throw new NotFound('matter_parties')
  await party.load('lawyers', (lawyers) => lawyers.orderBy('id'))
  return party
}
