import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Matter from '#app/matters/models/matter'

/** Matters of one firm as they are now, in the order of their ids, held until the transaction ends: who wants to change one waits. */
export async function lockMatters(trx: TransactionClientContract, matters: Matter[]): Promise<Matter[]> {
  const ids = matters.map(({ id }) => id)
  return Matter.in({ id: matters[0]!.workspaceId }, trx).whereIn('id', ids).orderBy('id').forUpdate()
}

/** One matter as it is now, held until the transaction ends. */
export async function lockMatter(trx: TransactionClientContract, matter: Matter): Promise<Matter> {
  const [current] = await lockMatters(trx, [matter])
  return current!
}
