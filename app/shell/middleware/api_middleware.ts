import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isMaintenance } from '#app/core/system/maintenance'
import { allowOrigin } from '#app/auth/api/allow_origin'
import { encryptFor } from '#app/auth/tokens/crypt'
import type {} from '#app/auth/http/api_context'
import api from '#config/api'

/** Whether this answer is to be encrypted: the caller may say so, else the configuration does. */
function wantsCrypt({ request }: HttpContext): boolean {
  const said = request.header('x-api-crypt')
  return said === 'on' || said === 'off' ? said === 'on' : api.crypt
}

/**
 * Puts every answer of /api/v1 into its envelope: `data`, or `crypt` with the same content; `system`; and `userData` and `authorization`
 * when the call changed them. What was refused carries its `code`.
 */
export default class ApiMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    delete request.request.headers['x-inertia']
    response.header('Cache-Control', 'no-store')
    allowOrigin(ctx)
    const output = await next()
    const said: unknown = response.content?.[0]
    const body = typeof said === 'object' && said !== null ? said : {}
    const system = { maintenance: await isMaintenance() }
    const isRefused = response.getStatus() >= 400
    if (isRefused) response.send({ success: false, ...body, system })
    else response.send({ success: true, code: null, ...this.content(ctx, body), system, ...ctx.changes })
    return output
  }

  private content(ctx: HttpContext, { data = null }: { data?: unknown }) {
    const { token } = ctx.auth.use('api')
    if (!token || !wantsCrypt(ctx)) return { data }
    return { crypt: encryptFor(token.secret, JSON.stringify(data)) }
  }
}
