import type MatterErased from '#app/matters/events/matter_erased'
import MatterTag from '#app/matters/models/matter_tag'

/** Tags are taken off a matter that goes. */
export default class ForgetMatter {
  async handle({ trx, matterId }: MatterErased) {
    await MatterTag.byKey('matter_id', matterId, trx).delete()
  }
}
