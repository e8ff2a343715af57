import type { Trx } from '#app/core/database/trx'
import ChargeEmail from '#app/billing/models/charge_email'

/** Whether the last email that was sent to a client at an address came back: the next one would too, until somebody puts the address right or reaches them by hand. */
export async function hasBounced(
  { id: clientId, workspaceId }: { id: number; workspaceId: number },
  to: string,
  trx?: Trx
): Promise<boolean> {
  const last = await ChargeEmail.in({ id: workspaceId }, trx)
    .where({ clientId, recipient: to })
    .whereIn('state', ['sent', 'bounced'])
    .orderBy('id', 'desc')
    .first()
  return last?.state === 'bounced'
}
