import { rowsBy } from '#app/core/tenancy/rows'
import type MatterErased from '#app/matters/events/matter_erased'

/** That rows of lists are of a matter goes with it; what courts published stays. */
export default class ForgetMatter {
  async handle({ trx, matterId }: MatterErased) {
    await rowsBy(trx, 'court_list_checks', { matter_id: matterId }).delete()
    await rowsBy(trx, 'court_list_matches', { matter_id: matterId }).delete()
  }
}
