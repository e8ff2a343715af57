import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import yazl from 'yazl'

export interface Written {
  sha256: string
  bytes: number
}

/** What compression makes no smaller. */
const PACKED = /\.(pdf|docx|xlsx|pptx|zip|7z|rar|gz|jpe?g|png|webp|heic|mp[34]|m4a|mov)$/i

/** A ZIP that is written while it is read: one file at a time, none of them held as a whole. */
export class ArchiveWriter {
  readonly #zip = new yazl.ZipFile()
  readonly output: Readable
  #giveUp: ((error: Error) => void) | null = null

  constructor(private readonly at: Date) {
    this.output = this.#zip.outputStream as Readable
    this.#zip.on('error', (error: Error) => this.output.destroy(error))
    this.output.once('close', () => this.#giveUp?.(new Error('the archive is read no further')))
  }

  /** Adds a file and resolves, with what it weighs, when all of it is written. */
  add(path: string, source: AsyncIterable<Buffer | string> | Buffer | string): Promise<Written> {
    const content = typeof source === 'string' || Buffer.isBuffer(source) ? one(source) : source
    return new Promise((resolve, reject) => {
      const stream = Readable.from(measured(content, resolve), { objectMode: false })
      stream.on('error', reject)
      this.#giveUp = reject
      const options = { mtime: this.at, compress: !PACKED.test(path) }
      this.#zip.addReadStreamLazy(path, options, (done) => done(null, stream))
    })
  }

  end(): void {
    this.#zip.end()
  }

  fail(error: Error): void {
    this.output.destroy(error)
  }
}

async function* one(content: Buffer | string) {
  yield content
}

async function* measured(source: AsyncIterable<Buffer | string>, tell: (written: Written) => void) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)
    hash.update(buffer)
    bytes += buffer.length
    yield buffer
  }
  tell({ sha256: hash.digest('hex'), bytes })
}
