import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { joinOn } from '#app/core/models/join_on'
import Task from '#app/core/tasks/models/task'
import { acrossFirms } from '#app/core/tenancy/rows'
import Workspace from '#app/workspaces/models/workspace'

export const personalDataParts = [
  /** What somebody brought in, changed in bulk or took along: that they did is theirs to know; the rows are the firm's. */
  partsOf(personalData, {
    key: 'transfers',
    order: 36,
    rows: ({ id }) =>
      inPages(
        'transfers',
        ['workspaces.name as firm', 'transfers.action', 'transfers.subject', 'transfers.created_at'],
        (query) => {
          void query.join(...joinOn(Workspace, 'transfers.workspace_id')).where('transfers.user_id', id)
        }
      ),
  }),
  /** Work in the background is over within days; who came with an import is a name that nobody signs in with. */
  partsOf(personalData, {
    key: 'tasks',
    order: 37,
    rows: ({ id }) =>
      inPages(Task, ['kind', 'state', 'created_at', 'finished_at'], (query) => void query.where('user_id', id)),
    async erase(trx, { email }) {
      await acrossFirms(trx, 'imported_people').where('email', email).update({ email: null })
    },
  }),
]
