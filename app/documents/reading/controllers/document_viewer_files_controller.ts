import { createReadStream, existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'

const ROOT = fileURLToPath(new URL('./', import.meta.resolve('pdfjs-dist/package.json')))

/** What the viewer of PDFs asks for while it draws: tables of characters, fonts, colours and decoders of scans. */
const FILES: Record<string, [RegExp, string]> = {
  cmaps: [/^[\w-]{1,60}\.bcmap$/, 'application/octet-stream'],
  standard_fonts: [/^[\w-]{1,60}\.(pfb|ttf)$/, 'application/octet-stream'],
  iccs: [/^[\w-]{1,60}\.icc$/, 'application/octet-stream'],
  wasm: [/^(jbig2|openjpeg)_nowasm_fallback\.js$/, 'text/javascript; charset=utf-8'],
}

/** Public files of the viewer of PDFs, by name from a short list. */
export default class DocumentViewerFilesController {
  async show({ params, response }: HttpContext) {
    const { folder, file } = params
    const [fits, type] = Object.hasOwn(FILES, folder) ? FILES[folder]! : []
    const path = fits?.test(file) ? `${ROOT}${folder}/${file}` : null
    if (!path || !existsSync(path)) throw new NotFound('files')
    response.header('Content-Type', type!)
    response.header('Content-Length', statSync(path).size)
    response.header('Cache-Control', 'public, max-age=86400')
    return response.stream(createReadStream(path))
  }
}
