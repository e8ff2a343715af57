import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import Document from '#app/documents/models/document'
import { displayName } from '#app/documents/names/display_name'
import { folderOrTop } from '#app/documents/queries/folders'
import { documentNamed, freeDocumentName } from '#app/documents/queries/namesakes'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'
import { dropFiles, storeFile } from '#app/documents/storage/stored_files'
import { occupy } from '#app/documents/storage/usage'
import type Matter from '#app/matters/models/matter'
import { appendVersion } from './add_version.js'
import { lockWritableMatter } from './lock_writable_matter.js'
import { ensurePath } from './make_folders.js'
import { auditDocument } from './audit_documents.js'
import { writeVersion } from './write_version.js'

/** Where a file goes and from whom it comes. */
export interface Placed {
  /** Null is the top of the matter. */
  folderId: number | null
  /** Folders below it, made when they are missing: «Pruebas/Fotos». */
  path?: string | null
  /** Another name than that of the file. */
  name?: string | null
  comment?: string | null
  origin?: 'firm' | 'client'
  clientId?: number | null
  /** The client sees it at once. */
  shared?: boolean
  /** When the folder has a document of this name: a number in the name, or a new version of that one. */
  onConflict?: 'number' | 'version'
}

type Within = (trx: TransactionClientContract, document: Document) => Promise<void>

/** Keeps a file that arrived as a document of a matter. */
export class StoreDocument {
  /** The file is kept first and the rows written then, so that none ever names a file that is not there. `within` joins the transaction. Throws DocumentProblem without room. */
  async handle(author: Author, matter: Matter, received: ReceivedDocument, placed: Placed, within?: Within) {
    const storageKey = await storeFile(matter.workspaceId, received.path)
    try {
      return await db.transaction(async (trx) => {
        const document = await this.place(trx, author, matter, { received, storageKey, placed })
        await within?.(trx, document)
        return document
      })
    } catch (error) {
      await dropFiles([storageKey])
      throw error
    }
  }

  private async place(
    trx: TransactionClientContract,
    author: Author,
    matter: Matter,
    { received, storageKey, placed }: { received: ReceivedDocument; storageKey: string; placed: Placed }
  ): Promise<Document> {
    const { id: matterId, workspaceId } = await lockWritableMatter(trx, matter)
    await occupy(trx, workspaceId, received.size)
    const top = { workspaceId, matterId, folderId: await folderOrTop(matter, placed.folderId, trx) }
    const place = { ...top, folderId: await ensurePath(trx, author, top, placed.path ?? '') }
    const name = displayName(placed.name ?? '') ?? received.name
    const namesake = placed.onConflict === 'version' ? await documentNamed(place, name, trx) : null
    const { path: _, name: __, ...content } = received
    const note = { comment: placed.comment ?? null, origin: placed.origin ?? 'firm' }
    if (namesake) return appendVersion(trx, author, namesake, { ...content, ...note, storageKey })
    const document = await this.create(
      trx,
      author,
      { ...place, name: await freeDocumentName(trx, place, name) },
      placed,
      received
    )
    await writeVersion(trx, author, document, { ...content, ...note, storageKey })
    const after = { name: document.name, size: received.size, mime: received.mime }
    await auditDocument(trx, author, document, { action: 'document.added', after })
    return document
  }

  private create(
    trx: TransactionClientContract,
    author: Author,
    place: { workspaceId: number; matterId: number; folderId: number | null; name: string },
    { origin = 'firm', clientId = null, shared = false }: Placed,
    { kind, mime, size }: ReceivedDocument
  ): Promise<Document> {
    const sharing = shared ? { sharedAt: clock.now(), sharedById: author.userId } : {}
    const made = { ...place, ...sharing, kind, mime, size, origin, clientId, createdById: author.userId }
    return Document.create({ ...made, versionNumber: 0, version: 0, trashed: false }, { client: trx })
  }
}
