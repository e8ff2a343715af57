import { rowsBy } from '#app/core/tenancy/rows'
import { dropNames } from '#app/conflicts/names/save_names'
import type MatterErased from '#app/matters/events/matter_erased'
import Matter from '#app/matters/models/matter'

/** Checks stay for the firm to prove; those of a matter that was limited to its team go with it. */
export default class ForgetMatter {
  async handle({ trx, matterId }: MatterErased) {
    await dropNames(trx, { matter_id: matterId })
    const matter = await Matter.byKey('id', matterId, trx).select('private').first()
    const checks = rowsBy(trx, 'conflict_checks', { matter_id: matterId })
    if (matter?.private) await checks.delete()
    else await checks.update({ matter_id: null })
  }
}
