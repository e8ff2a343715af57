import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { acrossFirms } from '#app/core/tenancy/rows'

export const personalDataParts = [
  /** Documents are the firm's, whoever uploaded them. What somebody was about to upload goes with the account. */
  partsOf(personalData, {
    key: 'documents',
    order: 36,
    rows: ({ id }) =>
      inPages('document_uploads', ['name', 'size', 'state', 'created_at'], (query) => {
        void query.where('user_id', id)
      }),
    erase: async (trx, { id }) => {
      await acrossFirms(trx, 'document_uploads').where('user_id', id).delete()
    },
  }),
]
