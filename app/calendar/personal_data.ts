import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { acrossFirms } from '#app/core/tenancy/rows'

/** Hearings are the firm's. Who is gone attends none any more. */
export const personalDataParts = partsOf(personalData, {
  key: 'hearings',
  order: 37,
  async erase(trx, { id }) {
    await acrossFirms(trx, 'hearing_people').where('user_id', id).delete()
    await acrossFirms(trx, 'hearings').where('substitute_id', id).update({ substitute_id: null })
  },
})
