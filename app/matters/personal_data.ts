import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'

/** Matters are the firm's. A client sees which ones are shown to them; that ends with the account. */
personalData.add({
  key: 'matters',
  order: 34,
  rows: ({ id }) =>
    inPages('matters', ['workspaces.name as firm', 'matters.reference', 'matters.title', 'matters.status'], (query) => {
      void query.join('workspaces', 'workspaces.id', 'matters.workspace_id').where('matters.client_user_id', id)
    }),
  erase: async (trx, { id }) => {
    await trx.from('matters').where('client_user_id', id).update({ client_user_id: null })
  },
})
