import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { joinOn } from '#app/core/models/join_on'
import { acrossFirms } from '#app/core/tenancy/rows'
import ClientReportBatch from '#app/insights/models/client_report_batch'
import Report from '#app/insights/models/report'
import Workspace from '#app/workspaces/models/workspace'

const DRAFT = ['state', 'language', 'created_at', 'updated_at']

/**
 * Reports stay with the firm: of who is gone, nobody is named any more. What they were about to tell clients goes with them, since nobody else may read it; what it says of the matters of the firm is
 * no data of theirs.
 */
export const personalDataParts = partsOf(
  personalData,
  {
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
  },
  {
    key: 'client_report_drafts',
    order: 37,
    rows: ({ id }) =>
      inPages(
        'client_report_drafts',
        ['workspaces.name as firm', ...DRAFT.map((one) => `client_report_drafts.${one}`)],
        (query) => {
          void query
            .join(...joinOn(ClientReportBatch, 'client_report_drafts.batch_id'))
            .join(...joinOn(Workspace, 'client_report_drafts.workspace_id'))
            .where('client_report_batches.user_id', id)
        }
      ),
  }
)
