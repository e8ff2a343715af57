import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoAccess } from '#app/core/errors/no_access'
import type Matter from '#app/matters/models/matter'
import { lockMatter } from '#app/matters/queries/lock_matter'

/** The matter, held until the transaction ends: names in its folders stay unique, and nothing is written after it was made read-only. */
export async function lockWritableMatter(trx: TransactionClientContract, matter: Matter): Promise<Matter> {
  const current = await lockMatter(trx, matter)
  if (current.readOnly) throw new NoAccess({ readOnly: true })
  return current
}
