import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXTS = new Set(['.js', '.css', '.svg', '.json', '.webmanifest'])
const WORTH_IT = 512

/** A Vite plugin that writes `.br` and `.gz` beside each text of the build, so that the server compresses nothing while it runs. */
export function precompress() {
  let folder = ''
  return {
    name: 'foja:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      // The pages as the server draws them are read by the server only.
      if (this.environment && this.environment.name !== 'client') return
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name)
        if (path.startsWith(join(folder, 'server')) || !entry.isFile() || !TEXTS.has(extname(entry.name)) || statSync(path).size < WORTH_IT) continue
        const content = readFileSync(path)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
