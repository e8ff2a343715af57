import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'

/** What somebody brought in, changed in bulk or took along: that they did is theirs to know; the rows are the firm's. */
personalData.add({
  key: 'transfers',
  order: 36,
  rows: ({ id }) =>
    inPages(
      'transfers',
      ['workspaces.name as firm', 'transfers.action', 'transfers.subject', 'transfers.created_at'],
      (query) => {
        void query.join('workspaces', 'workspaces.id', 'transfers.workspace_id').where('transfers.user_id', id)
      }
    ),
})
