import { NotFound } from '#app/core/errors/no_access'
import Document from '#app/documents/models/document'

const MAX_DOCUMENTS = 100

export type PortalDocument = { id: number; name: string; kind: string; size: number; at: string; fromClient: boolean }

/** The documents of a matter that its firm shares with its clients, and those that clients sent: newest first. */
export async function portalDocuments(matter: { id: number; workspaceId: number }): Promise<PortalDocument[]> {
  const documents = await Document.in({ id: matter.workspaceId })
    .where({ matter_id: matter.id, trashed: 0 })
    .whereNotNull('shared_at')
    .orderBy('shared_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_DOCUMENTS)
    .select('id', 'name', 'kind', 'size', 'origin', 'shared_at')
  return documents.map(({ id, name, kind, size, origin, sharedAt }) => ({
    ...{ id, name, kind, size },
    at: sharedAt!.toISO()!,
    fromClient: origin === 'client',
  }))
}

/** One of those. Throws NotFound. */
export async function sharedDocument(matter: { id: number; workspaceId: number }, id: number): Promise<Document> {
  const document = await Document.in({ id: matter.workspaceId })
    .where('matter_id', matter.id)
    .where('id', id)
    .where('trashed', 0)
    .whereNotNull('shared_at')
    .first()
  if (!document) throw new NotFound('documents')
  return document
}
