import type ClientErased from '#app/clients/events/client_erased'
import { rowsBy } from '#app/core/tenancy/rows'

/** Documents stay with their matter when the client whose they are is gone. */
export default class UnlinkClient {
  async handle({ trx, clientId }: ClientErased) {
    await rowsBy(trx, 'documents', { client_id: clientId }).update({ client_id: null })
  }
}
