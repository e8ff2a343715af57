import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { ZipFile } from 'yazl'
import { FieldProblem } from '#app/core/errors/field_problem'
import { FOLDER_LIMITS } from '#app/cfdi/domain/folder_limits'
import { MAX_BYTES } from '#app/cfdi/parsing/read_bytes'
import { dropArrival, newArrival } from '#app/documents/receiving/arriving'

/** Bytes of the form beside its files. */
const FIELDS = 1_048_576

interface Arrived {
  path: string
  name: string
}

/**
 * XML files of a multipart request that were chosen one by one, put together in a ZIP in the order in which they came; `use` is told where it lies, and afterwards it goes. What is larger
 * than an XML may be is cut one byte past that, so that it is refused like in a folder. Throws a FieldProblem without files or for too many.
 */
export async function receiveXmlFiles<T>(
  request: HttpContext['request'],
  use: (zip: string, count: number) => Promise<T>
): Promise<T> {
  const arrived: Arrived[] = []
  const zip = await newArrival()
  try {
    if (request.is(['multipart/form-data'])) await receive(request, arrived)
    if (arrived.length === 0) throw new FieldProblem('files', 'cfdi.problem.no_file')
    if (arrived.length > FOLDER_LIMITS.chosen)
      throw new FieldProblem('files', 'cfdi.problem.too_many_chosen', { most: FOLDER_LIMITS.chosen })
    await putTogether(zip, arrived)
    return await use(zip, arrived.length)
  } finally {
    for (const { path } of [...arrived, { path: zip }]) if (path !== '') await dropArrival(path)
  }
}

async function receive(request: HttpContext['request'], arrived: Arrived[]): Promise<void> {
  request.multipart.onFile('*', { deferValidations: true }, async (part, report) => {
    const isOne = arrived.length <= FOLDER_LIMITS.chosen
    const file: Arrived = { path: '', name: nameOf(part.filename) }
    // Before anything is awaited: parts are received side by side, and their order is that of the request.
    if (isOne) arrived.push(file)
    file.path = await newArrival()
    part.on('data', report)
    await pipeline(part, firstOf(isOne ? MAX_BYTES + 1 : 0), createWriteStream(file.path))
    if (!isOne) await dropArrival(file.path)
  })
  await request.multipart.process({ limit: FOLDER_LIMITS.zipBytes + FIELDS })
}

/** Lets so many bytes pass; the rest is read and thrown away. */
function firstOf(most: number): Transform {
  let left = most
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const passed = chunk.subarray(0, left)
      left -= passed.length
      done(null, passed.length > 0 ? passed : undefined)
    },
  })
}

/** The last part of a name, as a ZIP may hold it. */
const nameOf = (name = '') => name.split(/[/\\]/).at(-1) || 'sin-nombre.xml'

async function putTogether(path: string, files: readonly Arrived[]): Promise<void> {
  const zip = new ZipFile()
  for (const file of files) zip.addFile(file.path, file.name, { compress: false })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}
