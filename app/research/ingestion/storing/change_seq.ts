import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { raiseCounter } from '#app/core/database/counters'

const NAME = 'legal_documents'

/**
 * Takes `count` numbers for changed documents and returns the first. The row stays locked until `trx` ends: numbers become visible in their
 * order, so who has seen one has seen all before it. Numbers may be left out.
 */
export async function takeChangeSeqs(trx: TransactionClientContract, count: number): Promise<number> {
  return (await raiseCounter(trx, NAME, count)) - count + 1
}
