import { rowsBy } from '#app/core/tenancy/rows'
import { eraseDocuments } from '#app/documents/actions/purge_documents'
import type MatterErased from '#app/matters/events/matter_erased'
import DocumentText from '#app/documents/reading/models/document_text'

/** Documents go with their matter. The files themselves are swept when no row names them any more. */
export default class ForgetMatter {
  async handle({ trx, matterId, workspaceId }: MatterErased) {
    await DocumentText.byKey('matter_id', matterId, trx).delete()
    const rows = await rowsBy(trx, 'documents', { matter_id: matterId }).select('id')
    await eraseDocuments(
      trx,
      workspaceId,
      rows.map((row) => Number(row.id))
    )
    await rowsBy(trx, 'document_uploads', { matter_id: matterId }).delete()
    await rowsBy(trx, 'document_folders', { matter_id: matterId }).update({ parent_id: null })
    await rowsBy(trx, 'document_folders', { matter_id: matterId }).delete()
  }
}
