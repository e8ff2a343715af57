import { catalogues } from '#app/core/catalogues'
import { invitationSubjects } from '#app/core/contributions/registries'
import { linkClient } from '#app/clients/actions/link_client'
import { importSepomex } from '#app/clients/sepomex/import_sepomex'
import '#app/clients/own_parts'
import '#app/clients/contact_panel'

invitationSubjects.add({ key: 'client', accept: linkClient })
catalogues.add({ key: 'sepomex', order: 20, importFrom: importSepomex })
