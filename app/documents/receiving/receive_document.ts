import { createWriteStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import documents from '#config/documents'
import { DocumentProblem } from '#app/documents/document_problem'
import { dropArrival, newArrival } from './arriving.js'
import { inspectFile, type ReceivedDocument } from './inspect_file.js'
import { tooLarge } from './size_limit.js'

interface Arrived {
  path: string
  name: string
  isTooLarge: boolean
}

/** Beyond this much more than a file may have, the connection is closed. */
const FIELDS = 1_048_576

/** How large a file may be, when that is less than any document may have. */
interface Limits {
  most?: number
}

/**
 * The one file of a multipart request, on the disk and inspected; `use` keeps it, and afterwards what is left of it goes. Throws
 * DocumentProblem without a file, with several, and for what may not be kept.
 */
export function receiveDocument<T>(
  request: HttpContext['request'],
  use: (received: ReceivedDocument) => Promise<T>,
  limits: Limits = {}
): Promise<T> {
  return receiveIfAny(
    request,
    (received) => {
      if (!received) throw new DocumentProblem('none')
      return use(received)
    },
    limits
  )
}

/** The same where a form may come without a file: `use` gets null then. */
export async function receiveIfAny<T>(
  request: HttpContext['request'],
  use: (received: ReceivedDocument | null) => Promise<T>,
  { most = documents.mostBytes }: Limits = {}
): Promise<T> {
  const arrived: Arrived[] = []
  try {
    if (request.is(['multipart/form-data'])) await receive(request, arrived, most)
    if (arrived.length === 0) return await use(null)
    if (arrived.length > 1) throw new DocumentProblem('oneFile')
    const { path, name, isTooLarge } = arrived[0]!
    if (isTooLarge) throw tooLarge(name, most)
    return await use(await inspectFile(path, name))
  } finally {
    for (const { path } of arrived) await dropArrival(path)
  }
}

async function receive(request: HttpContext['request'], arrived: Arrived[], most: number): Promise<void> {
  request.multipart.onFile('*', { deferValidations: true }, async (part, report) => {
    const file: Arrived = { path: await newArrival(), name: nameOf(part), isTooLarge: false }
    arrived.push(file)
    part.on('data', report)
    await pipeline(part, upTo(most, file), createWriteStream(file.path))
  })
  await request.multipart.process({ limit: documents.mostBytes + 4 * FIELDS })
}

/** The name that the browser sent: the framework would cut it at a slash and the like. */
function nameOf(part: Readable & { filename?: string }): string {
  return part.filename ?? ''
}

/** Lets so many bytes pass; of what is larger the rest is read and thrown away, so that the form can say so. */
function upTo(most: number, file: Arrived): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      file.isTooLarge = size > most
      done(null, file.isTooLarge ? undefined : chunk)
    },
  })
}
