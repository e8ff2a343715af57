import { rowsBy } from '#app/core/tenancy/rows'
import type ClientErased from '#app/clients/events/client_erased'

/** Tax documents are the firm's: they stay when the client whose they are is gone. */
export default class ForgetClient {
  async handle({ trx, clientId }: ClientErased) {
    await rowsBy(trx, 'cfdis', { client_id: clientId }).update({ client_id: null })
  }
}
