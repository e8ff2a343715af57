import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { disposition } from '#app/core/files/disposition'
import { displayName } from '#app/documents/names/display_name'
import { attachmentOf } from '#app/documents/reading/actions/show_version'
import { presentDocument, versionOf } from '#app/documents/reading/present_version'
import { traceAccess } from '#app/documents/serving/access_trace'
import { signedIn } from '#app/workspaces/context'

/** The files that came with an e-mail: always to be kept, never opened in the browser. */
export default class DocumentAttachmentsController {
  async show(ctx: HttpContext) {
    const { document } = await presentDocument(ctx)
    const version = await versionOf(document, ctx.request.qs().version)
    const { index } = ctx.params
    const file = /^\d{1,3}$/.test(index) ? await attachmentOf(signedIn(ctx).user.id, version, Number(index)) : null
    if (!file) throw new NotFound('attachments')
    await traceAccess(ctx, document, version, 'document.viewed')
    ctx.response.header('Content-Type', 'application/octet-stream')
    ctx.response.header('Content-Disposition', disposition('attachment', displayName(file.name) ?? `${index}`))
    ctx.response.header('Content-Security-Policy', `sandbox; default-src 'none'`)
    return ctx.response.send(Buffer.from(file.bytes))
  }
}
