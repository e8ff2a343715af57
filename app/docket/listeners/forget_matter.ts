import { eraseDocket } from '#app/docket/actions/erase_docket'
import type MatterErased from '#app/matters/events/matter_erased'

/** Deadlines go with their matter, before the documents that they name. */
export default class ForgetMatter {
  async handle({ trx, matterId }: MatterErased) {
    await eraseDocket(trx, matterId)
  }
}
