import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import Matter from '#app/matters/models/matter'
import { personalDataParts } from '#app/portal/personal_data'
import { rowFormParts } from '#app/portal/row_forms'
import db from '@adonisjs/lucid/services/db'
import ClientErased from '#app/clients/events/client_erased'
import { clientReferences } from '#app/clients/client_parts'
import { followedRecords } from '#app/clients/followed_records'
import {
  homePanels,
  noticeKinds,
  type NoticeKind,
  portalPanels,
  timelineEntries,
} from '#app/core/contributions/registries'
import MatterErased from '#app/matters/events/matter_erased'
import { matterTabs } from '#app/matters/matter_parts'
import { endLinks } from '#app/portal/actions/revoke_links'
import { clientFirms, clientToday } from '#app/portal/queries/client_home'
import { openRequestsTo } from '#app/portal/queries/firm_requests'
import { portalEntries } from '#app/portal/queries/portal_entries'
import { portalTab } from '#app/portal/queries/portal_tab'
import { unreadByFirm } from '#app/portal/queries/thread'

const told = (key: string, order: number, toClients?: true): NoticeKind => ({
  key,
  order,
  area: 'portal',
  channels: ['app', 'email'],
  toClients,
})

export default defineModule({
  parts: [
    partsOf(
      noticeKinds,
      told('portal_message', 50, true),
      told('portal_update', 51, true),
      told('portal_document_requested', 52, true),
      told('portal_document_received', 53),
      told('portal_firm_request', 54),
      told('portal_firm_answered', 55, true)
    ),
    partsOf(matterTabs, { key: 'messages', order: 50, load: portalTab, count: ({ id }) => unreadByFirm(id) }),
    partsOf(timelineEntries, { key: 'portal.log', groups: ['messages'], load: portalEntries }),
    partsOf(
      portalPanels,
      { key: 'portal.today', order: 0, load: clientToday },
      { key: 'portal.firms', order: 20, load: clientFirms }
    ),
    partsOf(homePanels, {
      key: 'portal.requests',
      order: 2,
      cacheable: true,
      async load({ workspaceId, may }) {
        const count = workspaceId !== null && may('clientes:leer') ? await openRequestsTo(workspaceId) : 0
        return count > 0 ? { count } : null
      },
    }),
    /** A link for a client opens what was theirs: it ends with the client, and when the firm ends their access. */
    partsOf(followedRecords, {
      key: 'portal.links',
      choose: async () => true,
      show: async () => {},
      hide: async (trx, { client }) => void (await endLinks(trx, { client_id: client.id })),
    }),
    partsOf(clientReferences, {
      key: 'portal',
      order: 60,
      async count({ id }) {
        const { total } = await db.from('firm_requests').where('client_id', id).count('* as total').first()
        return Number(total)
      },
      async move(trx, from, to) {
        await endLinks(trx, { client_id: from.id })
        const ids = (await trx.from('firm_requests').where('client_id', from.id).select('id')).map(({ id }) =>
          Number(id)
        )
        await trx.from('firm_requests').where('client_id', from.id).update({ client_id: to.id })
        return ids
      },
      async moveBack(trx, moved, { from }) {
        await trx
          .from('firm_requests')
          .whereIn('id', moved as number[])
          .update({ client_id: from.id })
      },
    }),
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
  on: [
    reaction(ClientErased, () => import('#app/portal/listeners/forget_client')),
    reaction(MatterErased, () => import('#app/portal/listeners/forget_matter')),
  ],
})
