import type ClientErased from '#app/clients/events/client_erased'
import ClientContact from '#app/clients/models/client_contact'
import { dropNames } from '#app/conflicts/names/save_names'
import { rowsBy } from '#app/core/tenancy/rows'

/** The names of a client that is gone and of its contacts are no longer looked for; checks stay for the firm to prove. */
export default class ForgetClient {
  async handle({ trx, clientId }: ClientErased) {
    await dropNames(trx, { kind: 'client', record_id: clientId })
    for (const contact of await ClientContact.byKey('client_id', clientId, trx).orderBy('id').select('id'))
      await dropNames(trx, { kind: 'contact', record_id: contact.id })
    await rowsBy(trx, 'conflict_checks', { client_id: clientId }).update({ client_id: null })
  }
}
