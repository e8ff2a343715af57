import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refreshNextDates } from '#app/matters/next_dates'

/** Keeps the next date of a matter in step after one of its activities changed. */
export async function datesChanged(trx: TransactionClientContract, matterId: number): Promise<void> {
  await refreshNextDates(trx, [matterId])
}
