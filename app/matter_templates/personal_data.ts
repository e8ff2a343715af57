import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { acrossFirms } from '#app/core/tenancy/rows'

export const personalDataParts = [
  /** A person's own templates go with the account; those that matters were made with stay, unreached, for what the matters were asked. */
  partsOf(personalData, {
    key: 'matter_templates',
    order: 33,
    rows: ({ id }) =>
      inPages('matter_templates', ['title', 'description', 'proceeding'], (query) => {
        void query.where('matter_templates.user_id', id)
      }),
    erase: async (trx, { id }) => {
      const used = acrossFirms(trx, 'matter_sheets').select('template_id')
      const own = () => trx.from('matter_templates').where('user_id', id)
      await trx
        .from('matter_template_versions')
        .whereIn('template_id', own().select('id'))
        .whereNotIn('template_id', used)
        .delete()
      await own().whereNotIn('id', acrossFirms(trx, 'matter_sheets').select('template_id')).delete()
      await own().update({ user_id: null, hidden: 1 })
      await trx.from('matter_templates').where('edited_by_id', id).update({ edited_by_id: null })
    },
  }),
]
