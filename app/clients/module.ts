import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { linkClient } from '#app/clients/actions/link_client'
import { clientTabs } from '#app/clients/client_parts'
import { contactPanelParts } from '#app/clients/contact_panel'
import { indexedClientsParts } from '#app/clients/indexed_clients'
import Client from '#app/clients/models/client'
import { invitationParts } from '#app/clients/invitation_parts'
import { personalDataParts } from '#app/clients/personal_data'
import { importSepomex } from '#app/clients/sepomex/import_sepomex'
import { catalogues } from '#app/core/catalogues'
import { invitationSubjects } from '#app/core/contributions/registries'
import { setClientLinks } from '#app/workspaces/client_links'
import { historyBefore, recordHistory } from '#app/workspaces/queries/record_history'

export default defineModule({
  parts: [
    partsOf(invitationSubjects, { key: 'client', accept: linkClient }),
    partsOf(catalogues, { key: 'sepomex', order: 20, importFrom: importSepomex }),
    invitationParts,
    contactPanelParts,
    indexedClientsParts,
    partsOf(clientTabs, {
      key: 'history',
      order: 90,
      load: ({ id, workspaceId }, _, query) => recordHistory({ workspaceId, type: 'client', id }, historyBefore(query)),
    }),
    personalDataParts,
  ],
  connect() {
    setClientLinks({
      existFor: (userColumn) => `exists(select 1 from clients linked where linked.user_id = ${userColumn})`,
      firmIds: (userId) => Client.linkedTo(userId).select('clients.workspace_id'),
    })
  },
})
