import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import ClientErased from '#app/clients/events/client_erased'
import { clientReferences } from '#app/clients/client_parts'
import { noticeKinds, timelineEntries } from '#app/core/contributions/registries'
import { recordLoaders } from '#app/core/search/indexed_records'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import { documentEntries } from '#app/documents/document_entries'
import Document from '#app/documents/models/document'
import { personalDataParts } from '#app/documents/personal_data'
import { countDocuments, documentTab } from '#app/documents/queries/document_tab'
import { loadDocumentRecords } from '#app/documents/reading/queries/document_records'
import { templateFolders } from '#app/documents/template_folders'
import { templateSlots } from '#app/matter_templates/slots'
import MatterErased from '#app/matters/events/matter_erased'
import { matterTabs } from '#app/matters/matter_parts'
import db from '@adonisjs/lucid/services/db'

export default defineModule({
  parts: [
    /** A document is found by its name and its matter, and by what is written in it. */
    partsOf(recordLoaders, {
      key: 'document',
      load: loadDocumentRecords,
      async idsAfter(id, limit) {
        const rows = acrossFirms(db, 'documents').where('id', '>', id).where('trashed', 0)
        return (await rows.orderBy('id').limit(limit).select('id')).map((row) => Number(row.id))
      },
    }),
    partsOf(matterTabs, {
      key: 'documents',
      order: 20,
      permission: 'documentos:leer',
      load: documentTab,
      count: countDocuments,
    }),
    partsOf(timelineEntries, documentEntries),
    partsOf(
      noticeKinds,
      {
        key: 'document_shared',
        order: 10,
        area: 'documents',
        channels: ['app', 'email'],
        toClients: true,
      },
      { key: 'document_version', order: 20, area: 'documents', channels: ['app', 'email'] }
    ),
    partsOf(templateSlots, templateFolders),
    /** A document may be of one client of its matter. */
    partsOf(clientReferences, {
      key: 'documents',
      order: 60,
      async count({ id, workspaceId }) {
        const found = await Document.in({ id: workspaceId })
          .where('clientId', id)
          .count('* as total')
          .pojo<{ total: number }>()
          .firstOrFail()
        return Number(found.total)
      },
      async move(trx, from, to) {
        const rows = await rowsBy(trx, 'documents', { client_id: from.id }).select('id')
        await rowsBy(trx, 'documents', { client_id: from.id }).update({ client_id: to.id })
        return rows.map((row) => Number(row.id))
      },
      async moveBack(trx, moved, { from, to }) {
        await rowsBy(trx, 'documents', { id: moved as number[] })
          .where('client_id', to.id)
          .update({ client_id: from.id })
      },
    }),
    personalDataParts,
  ],
  on: [
    reaction(ClientErased, () => import('#app/documents/listeners/unlink_client')),
    reaction(MatterErased, () => import('#app/documents/listeners/forget_matter')),
  ],
})
