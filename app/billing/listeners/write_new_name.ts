import type ClientRenamed from '#app/clients/events/client_renamed'
import { renewTextsOf } from '#app/billing/search_text'

/** Charges and payments are found by the name that their client has now. */
export default class WriteNewName {
  async handle({ trx, client }: ClientRenamed) {
    await renewTextsOf(trx, client.id)
  }
}
