import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Unpacked } from './unpack.js'

/** An archive of files that were unpacked within the limits, for libraries that inflate whatever they are given. */
export async function repack(files: Unpacked): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of files) zip.addBuffer(content, name, { compress: false })
  zip.end()
  return buffer(zip.outputStream)
}
