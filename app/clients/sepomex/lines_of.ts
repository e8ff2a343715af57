import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

const NOT_ASCII = /[\u0080-\u00ff]/
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** SEPOMEX writes Latin-1; whoever opened and saved the file may have made it UTF-8, which the bytes themselves tell. */
function decoded(line: string): string {
  if (!NOT_ASCII.test(line)) return line
  try {
    return utf8.decode(Buffer.from(line, 'latin1'))
  } catch {
    return line
  }
}

/** The lines of a text file, one after the other, never the whole file in memory. Throws when it cannot be read. */
export async function* linesOf(file: string): AsyncIterable<string> {
  const stream = createReadStream(file, 'latin1')
  const failure = new Promise<never>((_, reject) => stream.once('error', reject))
  failure.catch(() => undefined)
  const opened = new Promise<void>((resolve) => stream.once('open', () => resolve()))
  await Promise.race([opened, failure])
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) yield decoded(line)
}
