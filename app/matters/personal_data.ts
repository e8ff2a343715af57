import { partsOf } from '#app/core/contributions/define_module'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { joinOn } from '#app/core/models/join_on'
import { acrossFirms } from '#app/core/tenancy/rows'
import Workspace from '#app/workspaces/models/workspace'

/** Rows that say what somebody did keep their place and lose the person. What refers to nobody else goes. */
async function forget(trx: TransactionClientContract, userId: number) {
  for (const table of ['matter_stages', 'matter_trashings', 'matter_clients'])
    await trx.from(table).where('user_id', userId).update({ user_id: null })
  await acrossFirms(trx, 'matter_team').where('user_id', userId).delete()
}

export const personalDataParts = [
  /** Matters are the firm's. A client sees which ones are shown to them; that ends with the account. */
  partsOf(personalData, {
    key: 'matters',
    order: 34,
    rows: ({ id }) =>
      inPages(
        'matters',
        ['workspaces.name as firm', 'matters.reference', 'matters.title', 'matters.status'],
        (query) => {
          void query.join(...joinOn(Workspace, 'matters.workspace_id')).where('matters.client_user_id', id)
        }
      ),
    erase: async (trx, { id }) => {
      await acrossFirms(trx, 'matters').where('client_user_id', id).update({ client_user_id: null })
      await forget(trx, id)
    },
  }),
]
