import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { translate } from '#app/core/messages/catalogue'
import { languageOf } from '#app/workspaces/context'
import { openPublicVersion, publicVersionName } from '#app/judiciary/open_public_version'

/** A PDF is shown by the browser's own viewer, which a sandbox would keep from starting; one that is saved needs none. */
const POLICIES = {
  inline: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  attachment: "default-src 'none'; sandbox; frame-ancestors 'none'",
}

/** The public version of a ruling, as the court published it. */
export default class PublicVersionsController {
  async show(ctx: HttpContext) {
    const { id } = ctx.params
    const name = await publicVersionName(id)
    if (name === null) throw new NotFound('document')
    const file = await openPublicVersion(id)
    if (!file) return missing(ctx)
    const kind = ctx.request.qs().inline === '1' ? 'inline' : 'attachment'
    return ctx.response
      .header('Content-Type', 'application/pdf')
      .header('Content-Length', file.bytes)
      .header('Content-Disposition', `${kind}; filename="${name}"`)
      .header('Content-Security-Policy', POLICIES[kind])
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'same-origin')
      .header('Cache-Control', 'private, no-store')
      .stream(file.stream)
  }
}

function missing(ctx: HttpContext) {
  const message = translate(languageOf(ctx), 'judiciary.file_missing')
  const response = ctx.response.status(404).header('X-Missing-File', 'yes')
  if (ctx.request.accepts(['html', 'json']) === 'json') return response.send({ code: 'FILE-404', message })
  return response.header('Content-Type', 'text/plain; charset=utf-8').send(message)
}
