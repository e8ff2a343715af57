import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { randomness } from '#app/core/encryption/tokens'
import documents from '#config/documents'

/** A new place for a file that arrives. Its name says nothing and is never taken from a request. */
export async function newArrival(): Promise<string> {
  await mkdir(documents.arriving, { recursive: true })
  return join(documents.arriving, `${randomness.bytes(16).toString('hex')}.part`)
}

/** Takes away what arrived; also when it is gone already. */
export const dropArrival = (path: string) => rm(path, { force: true })
