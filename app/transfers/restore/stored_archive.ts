import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { randomness } from '#app/core/encryption/tokens'
import env from '#start/env'

const FOLDER = 'archives'

/** Most bytes of an archive that is sent by the page; larger ones are imported on the command line. */
export const MAX_ARCHIVE_BYTES = 4 * 1_024 * 1_048_576

/** Keeps an archive that somebody sends on the disk until it is imported; null when it exceeds `most` bytes. */
export async function storeArchive(source: Readable, most: number): Promise<string | null> {
  const path = join(env.get('FOJA_DATA'), FOLDER, `${randomness.bytes(24).toString('base64url')}.zip`)
  await mkdir(dirname(path), { recursive: true })
  let size = 0
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size <= most) yield chunk
      }
    },
    createWriteStream(path, { mode: 0o600 })
  )
  if (size <= most) return path
  await rm(path, { force: true })
  return null
}

/** Removes an archive that was sent; one that an operator named on the command line stays. */
export async function removeArchive(path: string): Promise<void> {
  if (dirname(path) === join(env.get('FOJA_DATA'), FOLDER)) await rm(path, { force: true })
}
