import { catalogues } from '#app/core/catalogues'
import { invitationSubjects } from '#app/core/contributions/registries'
import { linkClient } from '#app/clients/actions/link_client'
import { importSepomex } from '#app/clients/sepomex/import_sepomex'
import Client from '#app/clients/models/client'
import { setClientLinks } from '#app/workspaces/client_links'
import '#app/clients/own_parts'
import '#app/clients/contact_panel'

setClientLinks({
  existFor: (userColumn) => `exists(select 1 from clients linked where linked.user_id = ${userColumn})`,
  firmIds: (userId) => Client.linkedTo(userId).select('clients.workspace_id'),
})
invitationSubjects.add({ key: 'client', accept: linkClient })
catalogues.add({ key: 'sepomex', order: 20, importFrom: importSepomex })
