import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { acrossFirms } from '#app/core/tenancy/rows'
import Report from '#app/insights/models/report'

/** Reports stay with the firm: of who is gone, nobody is named any more. What they were about to tell clients goes with them, since nobody else may read it. */
export const personalDataParts = partsOf(personalData, {
  key: 'reports',
  order: 36,
  rows: ({ id }) =>
    inPages(Report, ['title', 'subject', 'created_at'], (query) => {
      void query.where('user_id', id)
    }),
  async erase(trx, { id }) {
    await acrossFirms(trx, 'reports').where('user_id', id).update({ user_id: null })
    const own = acrossFirms(trx, 'client_report_batches').where('user_id', id)
    await acrossFirms(trx, 'client_report_drafts').whereIn('batch_id', own.clone().select('id')).delete()
    await own.delete()
    await acrossFirms(trx, 'client_report_batches').where('person_id', id).update({ person_id: null })
  },
})
