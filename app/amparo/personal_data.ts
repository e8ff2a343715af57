import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { acrossFirms } from '#app/core/tenancy/rows'

/** Proceedings are the firm's. Who is gone follows none any more; demands that they did not finish and that stand in no matter go with them. */
export const personalDataParts = partsOf(personalData, {
  key: 'amparo',
  order: 36,
  rows: ({ id }) =>
    inPages('amparo_demands', ['title', 'kind', 'answers'], (query) => void query.where('owner_id', id)),
  async erase(trx, { id }) {
    await acrossFirms(trx, 'amparo_followers').where('user_id', id).delete()
    await acrossFirms(trx, 'amparo_demands').where('owner_id', id).whereNull('matter_id').delete()
  },
})
