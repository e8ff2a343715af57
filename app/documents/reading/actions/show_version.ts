import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { record } from '#app/core/audit/audit_log'
import type DocumentVersion from '#app/documents/models/document_version'
import { readVersion } from '#app/documents/storage/open_version'
import { ReadingFault, type FaultReason } from '#app/documents/reading/extraction/fault'
import { LIMITS } from '#app/documents/reading/extraction/limits'
import type { Preview } from '#app/documents/reading/preview/preview_of'
import { askReader } from '#app/documents/reading/process/readers'
import type { TaskAnswer } from '#app/documents/reading/process/tasks'

/** What a page shows of a version, or the reason why it shows nothing. */
export type ShownPreview = Preview | { kind: 'fault'; reason: FaultReason }

/** What browsers draw by themselves from the bytes, which are asked for apart. */
const DRAWN: [RegExp, 'pdf' | 'picture' | 'audio' | 'video'][] = [
  [/^application\/pdf$/, 'pdf'],
  [/^image\/(jpeg|png|gif|webp|avif)$/, 'picture'],
  [/^audio\//, 'audio'],
  [/^video\//, 'video'],
]

/** Prepares a version to be looked at. Who saw what is said by it is written down; of bytes that are asked for apart, their route does. */
export class ShowVersion {
  async handle(author: Author, version: DocumentVersion): Promise<ShownPreview> {
    const drawn = DRAWN.find(([fits]) => fits.test(version.mime))
    if (drawn) return { kind: drawn[1] }
    const preview = await this.preview(version)
    if (preview.kind !== 'fault' && preview.kind !== 'none') await noteView(author, version)
    return preview
  }

  private async preview(version: DocumentVersion): Promise<ShownPreview> {
    try {
      const bytes = await bytesOf(version)
      const preview = await askReader('preview', bytes, { name: version.originalName })
      return isBytes(preview) ? { kind: 'none', reason: 'unsupported' } : preview
    } catch (error) {
      if (error instanceof ReadingFault) return { kind: 'fault', reason: error.reason }
      throw error
    }
  }
}

/** Bytes that the store took for something else are not shown as what they might be. */
const isBytes = ({ kind }: Preview) => ['pdf', 'picture', 'audio', 'video'].includes(kind)

/** The bytes of a version. Throws ReadingFault `missing` or `tooLarge`. */
export async function bytesOf(version: DocumentVersion): Promise<Buffer> {
  const bytes = await readVersion(version, LIMITS.fileBytes)
  if (bytes === null) throw new ReadingFault('missing')
  if (bytes === 'tooLarge') throw new ReadingFault('tooLarge')
  return bytes
}

/** A file that came with an e-mail; null when there is none of that number, or the e-mail cannot be read. */
export async function attachmentOf(
  author: Author,
  version: DocumentVersion,
  index: number
): Promise<TaskAnswer<'attachment'>> {
  const file = await askReader('attachment', await bytesOf(version), { index }).catch((error: unknown) => {
    if (error instanceof ReadingFault) return null
    throw error
  })
  if (file) await noteView(author, version)
  return file
}

async function noteView(author: Author, version: DocumentVersion): Promise<void> {
  await db.transaction((trx) =>
    record(trx, author, {
      workspaceId: version.workspaceId,
      matterId: version.matterId,
      action: 'document.viewed',
      subject: { type: 'document', id: version.documentId },
      after: { version: version.number },
    })
  )
}
