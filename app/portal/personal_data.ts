import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { joinOn } from '#app/core/models/join_on'
import { acrossFirms } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'

/** What stands in a matter of a firm is the firm's and stays, written by nobody; what is only about the person goes. */
const AUTHORED = ['portal_updates', 'portal_messages', 'portal_request_files', 'portal_views']

export const personalDataParts = [
  partsOf(
    personalData,
    {
      key: 'portal',
      order: 33,
      rows: ({ id }) =>
        inPages(
          'portal_messages',
          ['matters.reference', 'portal_messages.text', 'portal_messages.created_at'],
          (query) => {
            void query.join(...joinOn(Matter, 'portal_messages.matter_id')).where('portal_messages.user_id', id)
          }
        ),
      async erase(trx, { id }) {
        for (const table of AUTHORED) await trx.from(table).where('user_id', id).update({ user_id: null })
        await acrossFirms(trx, 'portal_requests').where('asked_by_id', id).update({ asked_by_id: null })
        await acrossFirms(trx, 'portal_reads').where('user_id', id).delete()
        await trx.from('portal_links').where('user_id', id).delete()
        await trx.from('portal_links').where('created_by_id', id).update({ created_by_id: null })
      },
    },
    {
      key: 'firm_requests',
      order: 33,
      rows: ({ id }) =>
        inPages('firm_requests', ['addressed_to', 'message', 'state', 'created_at'], (query) => {
          void query.where('user_id', id)
        }),
      async erase(trx, { id }) {
        await trx.from('firm_requests').where('user_id', id).delete()
        await trx.from('firm_requests').where('answered_by_id', id).update({ answered_by_id: null })
      },
    }
  ),
]
