import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsBy } from '#app/core/tenancy/rows'

/** Deletes the events that a query finds, with who attends them. */
export async function eraseOwnEntries(
  trx: TransactionClientContract,
  entries: DatabaseQueryBuilderContract<{ id: number }>
): Promise<void> {
  const ids = (await entries.select('id')).map(({ id }) => Number(id))
  await rowsBy(trx, 'calendar_entry_people', { entry_id: ids }).delete()
  await rowsBy(trx, 'calendar_entries', { id: ids }).delete()
}
