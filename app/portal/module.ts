import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import Matter from '#app/matters/models/matter'
import { portalParts } from '#app/portal/own_parts'
import { personalDataParts } from '#app/portal/personal_data'
import { rowFormParts } from '#app/portal/row_forms'

export default defineModule({
  parts: [
    portalParts,
    rowFormParts,
    /** A matter as its clients see it: told to those who follow it, as long as they do. */
    partsOf(noticeSubjects, {
      key: 'followed_matter',
      address: (id, { part }) => route('portal.matters.show', { id }) + (part ? `#${part}` : ''),
      async unreadable(userId, ids, trx) {
        const rows = await Matter.followedBy(userId, trx).whereIn('matters.id', ids).select('matters.id')
        return ids.filter((id) => !rows.some((row) => row.id === id))
      },
    }),
    /** Somebody asks a firm to work for them: `side` says whether the firm reads of it or who asked. */
    partsOf(noticeSubjects, {
      key: 'firm_request',
      address: (_id, { side }) => (side === 'firm' ? route('law_firm.client_requests.index') : route('main.client')),
    }),
    personalDataParts,
  ],
})
