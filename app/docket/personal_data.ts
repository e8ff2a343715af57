import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { acrossFirms } from '#app/core/tenancy/rows'
import MatterDeadline from '#app/docket/models/matter_deadline'

/** Deadlines are the firm's: who confirmed or closed one stays in them. Who is gone answers for none any more. */
export const personalDataParts = partsOf(personalData, {
  key: 'docket',
  order: 35,
  rows: ({ id }) =>
    inPages(MatterDeadline, ['title', 'last_day', 'status', 'met_on'], (query) => {
      void query.where('responsible_id', id)
    }),
  async erase(trx, { id }) {
    await acrossFirms(trx, 'matter_deadlines').where('responsible_id', id).update({ responsible_id: null })
  },
})
