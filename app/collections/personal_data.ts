import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { transferCollections } from '#app/collections/actions/transfer_collections'
import { joinOn } from '#app/core/models/join_on'
import { acrossFirms } from '#app/core/tenancy/rows'
import Workspace from '#app/workspaces/models/workspace'

const mine = (column: string, id: number) => (query: { where(column: string, value: number): unknown }) =>
  void query.where(column, id)

export const personalDataParts = [
  /** Favourites and alerts are a person's own and go with them. */
  partsOf(
    personalData,
    {
      key: 'favorites',
      order: 20,
      rows: ({ id }) =>
        inPages(
          'favorites',
          ['favorites.source', 'favorites.title', 'favorites.citation', 'favorites.created_at'],
          mine('favorites.user_id', id)
        ),
      erase: async (trx, { id }) => void (await trx.from('favorites').where('user_id', id).delete()),
    },
    {
      key: 'alerts',
      order: 21,
      rows: ({ id }) =>
        inPages(
          'alerts',
          ['alerts.name', 'alerts.source', 'alerts.text', 'alerts.filters', 'alerts.frequency', 'alerts.created_at'],
          mine('alerts.user_id', id)
        ),
      erase: async (trx, { id }) => void (await trx.from('alerts').where('user_id', id).delete()),
    }
  ),
  /** What somebody gathered and wrote for themselves is theirs; what they shared is the firm's and stays, in the hands of its owner. */
  partsOf(
    personalData,
    {
      key: 'collections',
      order: 22,
      rows: ({ id }) =>
        inPages(
          'collections',
          [
            'workspaces.name as firm',
            'collections.name',
            'collections.description',
            'collections.sharing',
            'collections.created_at',
          ],
          (query) => {
            void query.join(...joinOn(Workspace, 'collections.workspace_id')).where('collections.owner_id', id)
          }
        ),
      erase: async (trx, { id }) => {
        await acrossFirms(trx, 'collections').where({ owner_id: id, sharing: 'private' }).delete()
        await transferCollections(trx, { userId: id })
      },
    },
    {
      key: 'document_notes',
      order: 23,
      rows: ({ id }) =>
        inPages(
          'document_notes',
          [
            'workspaces.name as firm',
            'document_notes.citation',
            'document_notes.text',
            'document_notes.scope',
            'document_notes.created_at',
          ],
          (query) => {
            void query.join(...joinOn(Workspace, 'document_notes.workspace_id')).where('document_notes.user_id', id)
          }
        ),
      erase: async (trx, { id }) =>
        void (await acrossFirms(trx, 'document_notes').where({ user_id: id, scope: 'private' }).delete()),
    }
  ),
]
