import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'

export const personalDataParts = [
  partsOf(
    personalData,
    {
      key: 'research_settings',
      order: 34,
      rows: ({ id }) =>
        inPages('research_settings', ['court_kind', 'circuit', 'subject', 'updated_at'], (query) => {
          void query.where('user_id', id)
        }),
      erase: async (trx, { id }) => void (await trx.from('research_settings').where('user_id', id).delete()),
    },
    {
      key: 'searches',
      order: 33,
      rows: ({ id }) =>
        inPages('stored_searches', ['source', 'text', 'filters', 'total', 'searched_at'], (query) => {
          void query.where('user_id', id)
        }),
      erase: async (trx, { id }) => void (await trx.from('stored_searches').where('user_id', id).delete()),
    }
  ),
]
