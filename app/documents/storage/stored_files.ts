import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import { randomness } from '#app/core/encryption/tokens'
import documents from '#config/documents'

/** Where the files of documents stand on the disk; pictures and others are beside it. */
export const ROOT = 'documents'

/** The folder of a firm's files. */
export const folderOf = (workspaceId: number) => `${ROOT}/${workspaceId}`

/** Keeps a file under a new key that cannot be guessed. The file that arrived stays until whoever received it takes it away. */
export async function storeFile(workspaceId: number, path: string): Promise<string> {
  const secret = randomness.bytes(20).toString('base64url')
  const key = `${folderOf(workspaceId)}/${secret.slice(0, 2)}/${secret}`
  await drive.use().copyFromFs(path, key)
  return key
}

/** Takes files away. One that stays is swept later, so a disk that fails is only logged. */
export async function dropFiles(keys: string[]): Promise<void> {
  for (const key of keys) {
    await drive
      .use()
      .delete(key)
      .catch((error: unknown) => logger.warn({ err: error }, 'a file could not be removed'))
  }
}

/** A part of a kept file, both ends included; null when the file is not there. Drive reads whole files only, so the local disk is asked itself. */
export async function openFile(key: string, part?: { start: number; end: number }): Promise<Readable | null> {
  return (await isStored(key)) ? createReadStream(join(documents.kept, key), part) : null
}

/** Whether a file is there. */
export async function isStored(key: string): Promise<boolean> {
  return (await stat(join(documents.kept, key)).catch(() => null))?.isFile() ?? false
}
