import type ClientErased from '#app/clients/events/client_erased'
import { rowsBy } from '#app/core/tenancy/rows'

/** A client who can be deleted has neither charges nor payments: what was sent to them goes along. */
export default class ForgetClient {
  async handle({ trx, clientId }: ClientErased) {
    await rowsBy(trx, 'charge_emails', { client_id: clientId }).delete()
    await rowsBy(trx, 'reminder_pauses', { client_id: clientId }).delete()
  }
}
