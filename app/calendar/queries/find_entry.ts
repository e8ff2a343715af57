import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import CalendarEntry from '#app/calendar/models/calendar_entry'

/** An event of a firm by its id, held until the transaction ends. Throws when it is gone. */
export function heldEntry(trx: TransactionClientContract, workspaceId: number, id: number): Promise<CalendarEntry> {
  return CalendarEntry.in({ id: workspaceId }, trx).where('id', id).forUpdate().firstOrFail()
}
