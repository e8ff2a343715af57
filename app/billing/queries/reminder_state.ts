import type { Trx } from '#app/core/database/trx'
import ReminderPause from '#app/billing/models/reminder_pause'

interface OfClient {
  id: number
  workspaceId: number
}

/** Whether no reminders go out to a client. */
export async function isClientPaused({ id, workspaceId }: OfClient, trx?: Trx): Promise<boolean> {
  const pause = await ReminderPause.in({ id: workspaceId }, trx).where({ clientId: id }).whereNull('charge_id').first()
  return pause !== null
}

/** What of a charge is paused: its own reminders, or all of its client. */
export async function pauseOf(
  { id, workspaceId, clientId }: OfClient & { clientId: number },
  trx?: Trx
): Promise<'charge' | 'client' | null> {
  const pauses = await ReminderPause.in({ id: workspaceId }, trx)
    .where({ clientId })
    .where((either) => void either.whereNull('charge_id').orWhere('charge_id', id))
  if (pauses.some(({ chargeId }) => chargeId === null)) return 'client'
  return pauses.length > 0 ? 'charge' : null
}
