import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import BillingFile from '#app/billing/models/billing_file'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'
import { dropFiles, storeFile } from '#app/documents/storage/stored_files'
import { occupy, vacate } from '#app/documents/storage/usage'

/** Writes the row of a proof within a transaction and returns its id; null when there is none. Called once the account of the client is held. */
export type StoreProof = (trx: Trx) => Promise<number | null>

/**
 * Stores a proof while `work` writes what it proves. The file is stored first and the row written then, so that none ever names a file that is not there; when `work` fails, the file goes.
 * Throws DocumentProblem without room.
 */
export async function storingProof<T>(
  author: Author,
  { id: workspaceId }: { id: number },
  received: ReceivedDocument | null,
  work: (store: StoreProof) => Promise<T>
): Promise<T> {
  if (!received) return work(async () => null)
  const storageKey = await storeFile(workspaceId, received.path)
  try {
    return await work(async (trx) => {
      await occupy(trx, workspaceId, received.size)
      const { name, mime: mediaType, size, sha256 } = received
      const row = { workspaceId, name, mediaType, size, sha256, storageKey, uploadedById: author.userId }
      return (await BillingFile.create(row, { client: trx })).id
    })
  } catch (error) {
    await dropFiles([storageKey])
    throw error
  }
}

/** Deletes the row of a proof that nothing names any more. Its file goes with `dropFiles` once the transaction has ended: returns its key. */
export async function forgetProof(trx: Trx, { id: workspaceId }: { id: number }, proofId: number): Promise<string[]> {
  const file = await BillingFile.in({ id: workspaceId }, trx).where('billing_files.id', proofId).first()
  if (!file) return []
  await file.delete()
  await vacate(trx, workspaceId, Number(file.size))
  return [file.storageKey]
}
