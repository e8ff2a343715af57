import type { Trx } from '#app/core/database/trx'
import Document from '#app/documents/models/document'

const PAGE_SIZE = 200

type InMatter = { id: number; workspaceId: number }

const shared = ({ id, workspaceId }: InMatter, trx?: Trx) =>
  Document.in({ id: workspaceId }, trx).where({ matterId: id, trashed: 0 }).whereNotNull('sharedAt')

/** What a firm shared with the clients of a matter, newest first. Whether who asks is such a client has been asked before. */
export function documentsSharedWithClient(matter: InMatter, page = 1): Promise<Document[]> {
  return shared(matter)
    .orderBy('sharedAt', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE)
}

/** Those of some documents that a firm shared with the clients of a matter, by name. */
export async function sharedAmong(matter: InMatter, ids: number[], trx?: Trx): Promise<{ name: string }[]> {
  const query = shared(matter, trx).whereIn('documents.id', ids).orderBy('name').select('documents.name')
  return (await query).map(({ name }) => ({ name }))
}
