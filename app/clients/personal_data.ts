import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { joinOn } from '#app/core/models/join_on'
import { acrossFirms } from '#app/core/tenancy/rows'
import Workspace from '#app/workspaces/models/workspace'

export const personalDataParts = [
  /** What a firm writes about its clients is the firm's; here a person sees which firms they are a client of, and the tie to the account ends. */
  partsOf(personalData, {
    key: 'clients',
    order: 32,
    rows: ({ id }) =>
      inPages('clients', ['workspaces.name as firm', 'clients.created_at as since'], (query) => {
        void query.join(...joinOn(Workspace, 'clients.workspace_id')).where('clients.user_id', id)
      }),
    erase: async (trx, { id }) =>
      void (await acrossFirms(trx, 'clients').where('user_id', id).update({ user_id: null })),
  }),
]
