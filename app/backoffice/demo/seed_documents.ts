import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { storeBytes } from '#app/documents/actions/store_bytes'
import Document from '#app/documents/models/document'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'
import { DEMO_DOCUMENTS } from './demo_documents.js'

/** Puts the documents of the demo into its first matter; those that are there already stay. */
export async function seedDocuments(workspace: Workspace, owner: User): Promise<void> {
  const matter = await Matter.in(workspace).orderBy('number').firstOrFail()
  const author: Author = { userId: owner.id, kind: 'user', ip: null, requestId: null }
  const known = new Set((await Document.in(workspace).where('matterId', matter.id)).map(({ name }) => name))
  for (const { name, text, ...placed } of DEMO_DOCUMENTS.filter((document) => !known.has(document.name)))
    await storeBytes(author, matter, { name, bytes: Buffer.from(text) }, { folderId: null, ...placed })
}
