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

/** Prepares a version to be looked at. */
export class ShowVersion {
  /** @param person id of who looks */
  async handle(person: number, version: DocumentVersion): Promise<ShownPreview> {
    const drawn = DRAWN.find(([fits]) => fits.test(version.mime))
    return drawn ? { kind: drawn[1] } : this.preview(person, version)
  }

  private async preview(person: number, version: DocumentVersion): Promise<ShownPreview> {
    try {
      const bytes = () => bytesOf(version)
      const preview = await askReader('preview', { person, bytes, options: { name: version.originalName } })
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
async function bytesOf(version: DocumentVersion): Promise<Buffer> {
  const bytes = await readVersion(version, LIMITS.fileBytes)
  if (bytes === null) throw new ReadingFault('missing')
  if (bytes === 'tooLarge') throw new ReadingFault('tooLarge')
  return bytes
}

/** Whether something of what the version says is in its preview; the bytes of pictures and of PDFs are asked for apart. */
export function saysSomething({ kind }: ShownPreview): boolean {
  return kind !== 'fault' && kind !== 'none' && !DRAWN.some(([, drawn]) => drawn === kind)
}

/** A file that came with an e-mail; null when there is none of that number, or the e-mail cannot be read. */
export async function attachmentOf(
  person: number,
  version: DocumentVersion,
  index: number
): Promise<TaskAnswer<'attachment'>> {
  const bytes = () => bytesOf(version)
  return askReader('attachment', { person, bytes, options: { index } }).catch((error: unknown) => {
    if (error instanceof ReadingFault) return null
    throw error
  })
}
