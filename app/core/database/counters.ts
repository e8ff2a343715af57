import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The value of a counter; 0 before it was set. */
export async function counterValue(name: string, client?: QueryClientContract): Promise<number> {
  const row = await (client ?? db).from('counters').where({ name }).select('value').first()
  return Number(row?.value ?? 0)
}

/** Sets a counter. */
export async function setCounter(trx: TransactionClientContract, name: string, value: number): Promise<void> {
  await trx.knexQuery().table('counters').insert({ name, value }).onConflict('name').merge({ value })
}

/** Raises a counter and returns its new value. The row stays locked until `trx` ends. */
export async function raiseCounter(trx: TransactionClientContract, name: string, by: number): Promise<number> {
  const value = trx.knexRawQuery('counters.value + ?', [by])
  await trx.knexQuery().table('counters').insert({ name, value: by }).onConflict('name').merge({ value })
  return counterValue(name, trx)
}
