import type ClientErased from '#app/clients/events/client_erased'

/** Links for a client go with it; what it asked the firm for stays. */
export default class ForgetClient {
  async handle({ trx, clientId }: ClientErased) {
    await trx.from('portal_links').where('client_id', clientId).delete()
    await trx.from('firm_requests').where('client_id', clientId).update({ client_id: null })
  }
}
