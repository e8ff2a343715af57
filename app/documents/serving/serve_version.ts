import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import type Document from '#app/documents/models/document'
import type DocumentVersion from '#app/documents/models/document_version'
import { disposition } from '#app/core/files/disposition'
import { openVersion } from '#app/documents/storage/open_version'
import { voiceOf } from '#app/workspaces/context'
import { traceAccess } from './access_trace.js'
import { partOf, type Part } from './byte_range.js'
import { attachmentType, inlineType } from './inline_types.js'

/** A PDF is shown by the browser's own viewer, which a sandbox would keep from starting. */
const POLICIES = {
  pdf: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  other:
    "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
}

/** How a version is handed out. */
export interface Serving {
  /** Shown by the browser instead of saved, when its type allows. */
  inline?: boolean
}

/**
 * Sends the content of a version, whole or the part that was asked for, and writes into the log who got it, whichever part that was.
 * 404 with a sentence when its file is not kept here.
 */
export async function serveVersion(
  ctx: HttpContext,
  document: Document,
  version: DocumentVersion,
  { inline = false }: Serving = {}
): Promise<unknown> {
  const { request, response } = ctx
  const size = Number(version.size)
  const etag = `"${version.sha256}"`
  setHeaders(ctx, document, version, inline)
  if (request.header('if-none-match') === etag) return response.status(304).send('')
  const isSame = [undefined, etag].includes(request.header('if-range'))
  const part = isSame ? partOf(request.header('range'), size) : null
  if (part === 'outside') return response.status(416).header('Content-Range', `bytes */${size}`).send('')
  const opened = await openVersion(version, part ?? undefined)
  if (!opened) return missing(ctx)
  try {
    await traceAccess(ctx, document, version, inline ? 'document.viewed' : 'document.downloaded')
  } catch (error) {
    opened.stream.destroy()
    throw error
  }
  setLength(ctx, size, part)
  if (request.method() === 'HEAD') {
    opened.stream.destroy()
    return response.send('')
  }
  return response.stream(opened.stream)
}

function setHeaders({ response }: HttpContext, { name }: Document, { mime, sha256 }: DocumentVersion, inline: boolean) {
  const shown = inline ? inlineType(mime) : null
  response.header('Content-Type', shown ?? attachmentType(mime))
  response.header('Content-Disposition', disposition(shown ? 'inline' : 'attachment', name))
  response.header('Content-Security-Policy', mime === 'application/pdf' && shown ? POLICIES.pdf : POLICIES.other)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cross-Origin-Resource-Policy', 'same-origin')
  response.header('Cache-Control', 'private, no-store')
  response.header('Accept-Ranges', 'bytes')
  response.header('ETag', `"${sha256}"`)
}

function setLength({ response }: HttpContext, size: number, part: Part | null) {
  response.header('Content-Length', part ? part.end - part.start + 1 : size)
  if (part) response.status(206).header('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
}

function missing(ctx: HttpContext) {
  const { response } = ctx
  for (const name of ['Content-Disposition', 'ETag', 'Accept-Ranges']) response.removeHeader(name)
  const message = translate(voiceOf(ctx), 'documents.file_missing')
  response.status(404).header('Content-Type', 'text/plain; charset=utf-8').header('X-Missing-File', 'yes')
  return ctx.request.accepts(['html', 'json']) === 'json'
    ? response.header('Content-Type', 'application/json').send({ code: 'FILE-404', message })
    : response.send(message)
}
