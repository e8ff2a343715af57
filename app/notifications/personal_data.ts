import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'

/** What a person was told, and when they want e-mails, is theirs and goes with them. */
personalData.add({
  key: 'told_notices',
  order: 8,
  rows: ({ id }) =>
    inPages('notices', ['notices.kind', 'notices.values', 'notices.created_at', 'notices.read_at'], (query) => {
      void query.where('notices.user_id', id)
    }),
  erase: async (trx, { id }) => {
    await trx.from('notices').where('user_id', id).delete()
    await trx.from('notices').where('actor_id', id).update({ actor_id: null })
    await trx.from('notice_settings').where('user_id', id).delete()
  },
})
