import type { HttpContext } from '@adonisjs/core/http'

export interface NamedFile {
  bytes: Buffer
  name: string
  isTooLarge: boolean
}

/** The one file of a multipart request with the name that it had; null when there is none. What exceeds `most` bytes is read to its end and thrown away. */
export async function receiveNamedFile(request: HttpContext['request'], most: number): Promise<NamedFile | null> {
  if (!request.is(['multipart/form-data'])) return null
  let received: NamedFile | null = null
  request.multipart.onFile('*', { deferValidations: true }, async (part, report) => {
    part.on('data', report)
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of part as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
    }
    const isTooLarge = size > most
    received = { bytes: isTooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), name: part.filename ?? '', isTooLarge }
  })
  await request.multipart.process({ limit: 4 * most })
  return received
}
