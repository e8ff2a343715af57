import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { attachmentOf } from '#app/documents/reading/actions/show_version'
import { shownDocument, versionOf } from '#app/documents/reading/shown_version'
import { authorOf } from '#app/workspaces/context'

/** The files that came with an e-mail: always to be kept, never opened in the browser. */
export default class DocumentAttachmentsController {
  async show(ctx: HttpContext) {
    const { document } = await shownDocument(ctx)
    const version = await versionOf(document, ctx.request.qs().version)
    const { index } = ctx.params
    const file = /^\d{1,3}$/.test(index) ? await attachmentOf(authorOf(ctx), version, Number(index)) : null
    if (!file) throw new NotFound('attachments')
    ctx.response.header('Content-Type', 'application/octet-stream')
    ctx.response.header('Content-Disposition', dispositionOf(file.name))
    ctx.response.header('Content-Security-Policy', `sandbox; default-src 'none'`)
    return ctx.response.send(Buffer.from(file.bytes))
  }
}

/** RFC 6266: a plain name for old browsers, the real one beside it; no path in either. */
function dispositionOf(name: string): string {
  const base =
    name
      .split(/[/\\]/)
      .at(-1)!
      .replace(/[\u0000-\u001F\u007F]/g, '')
      .slice(0, 200)
      .toWellFormed() || 'adjunto'
  const plain = base.replace(/[^\x20-\x7E]|["\\%]/g, '_')
  const encoded = encodeURIComponent(base).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
