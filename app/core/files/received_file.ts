import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'

const MEGABYTE = 1_048_576

/** A file that came with a request, in memory. */
export interface ReceivedFile {
  bytes: Buffer
  /** Larger than allowed; then `bytes` is empty. */
  isTooLarge: boolean
  /** How many files came: one is allowed in an operation. */
  count: number
  /** What the browser called it. */
  name: string
}

/**
 * The one file of a multipart request, whatever its field is called; null when there is none. What exceeds `most` bytes is read to its end
 * and thrown away, so that the form can say so; past four times as much the connection is refused (413).
 */
export async function receiveFile(request: HttpContext['request'], most = 5 * MEGABYTE): Promise<ReceivedFile | null> {
  if (!request.is(['multipart/form-data'])) return null
  const received: ReceivedFile = { bytes: Buffer.alloc(0), isTooLarge: false, count: 0, name: '' }
  request.multipart.onFile('*', { deferValidations: true }, async (part, report) => {
    received.count++
    received.name = part.filename ?? ''
    part.on('data', report)
    const bytes = await readUpTo(part, most)
    received.isTooLarge ||= bytes === null
    received.bytes = bytes ?? Buffer.alloc(0)
  })
  await request.multipart.process({ limit: 4 * most })
  return received.count > 0 ? received : null
}

async function readUpTo(part: Readable, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  await pipeline(part, async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
    }
  })
  return size > most ? null : Buffer.concat(chunks)
}
