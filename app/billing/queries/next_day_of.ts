import type { Trx } from '#app/core/database/trx'
import { dateFrom, firstDate, monthAfter } from '#app/billing/domain/recurring_dates'
import Charge from '#app/billing/models/charge'
import type RecurringCharge from '#app/billing/models/recurring_charge'

/**
 * The day of the next charge: the first of its rhythm from today on, in a month after the last one that was charged and from `free` on, or from its start when none was made. A draft that
 * was deleted is not made again.
 */
export async function nextDayOf(
  trx: Trx,
  recurring: RecurringCharge,
  { today, free }: { today: string; free: string | null }
): Promise<string | null> {
  const charged = Charge.in({ id: recurring.workspaceId }, trx).where('charges.recurring_id', recurring.id)
  const last = await charged.orderBy('charges.period', 'desc').select('charges.period').first()
  const bounds = [free, last?.period ? monthAfter(last.period) : null].filter((day) => day !== null)
  if (bounds.length === 0) return firstDate(recurring.recurrence)
  return dateFrom([today, ...bounds].sort().at(-1)!, recurring.recurrence)
}
