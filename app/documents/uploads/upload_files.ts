import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import documents from '#config/documents'

/** Where the parts of uploads gather: a file and what tus knows of it, both named by the key. */
export const UPLOADS = join(documents.arriving, 'tus')

/** The file of an upload. */
export const uploadPath = (key: string) => join(UPLOADS, key)

/** Takes away what arrived of an upload. */
export async function forgetUpload(key: string): Promise<void> {
  await rm(uploadPath(key), { force: true })
  await rm(`${uploadPath(key)}.json`, { force: true })
}
