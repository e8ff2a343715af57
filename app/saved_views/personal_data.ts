import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { joinOn } from '#app/core/models/join_on'
import { acrossFirms } from '#app/core/tenancy/rows'
import Workspace from '#app/workspaces/models/workspace'

export const personalDataParts = [
  /** Views that somebody saved. With the account go those of their own; those that they shared stay with the firm. */
  partsOf(personalData, {
    key: 'saved_views',
    order: 38,
    rows: ({ id }) =>
      inPages(
        'saved_views',
        ['workspaces.name as firm', 'saved_views.list', 'saved_views.name', 'saved_views.query', 'saved_views.shared'],
        (query) => {
          void query.join(...joinOn(Workspace, 'saved_views.workspace_id')).where('saved_views.user_id', id)
        }
      ),
    async erase(trx, { id }) {
      await acrossFirms(trx, 'default_views').where('user_id', id).delete()
      await acrossFirms(trx, 'saved_views').where({ user_id: id, shared: 0 }).delete()
      await acrossFirms(trx, 'saved_views').where('user_id', id).update({ user_id: null })
    },
  }),
]
