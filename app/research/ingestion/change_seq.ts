import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const NAME = 'legal_documents'

/**
 * Takes `count` numbers for changed documents and returns the first. The row stays locked until `trx` ends: numbers become visible in their
 * order, so who has seen one has seen all before it. Numbers may be left out.
 */
export async function takeChangeSeqs(trx: TransactionClientContract, count: number): Promise<number> {
  await trx
    .knexQuery()
    .table('counters')
    .insert({ name: NAME, value: count })
    .onConflict('name')
    .merge({ value: trx.knexRawQuery('counters.value + ?', [count]) })
  const row = await trx.from('counters').where({ name: NAME }).select('value').firstOrFail()
  return Number(row.value) - count + 1
}
