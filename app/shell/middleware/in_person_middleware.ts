import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NoAccess } from '#app/core/errors/no_access'
import { wasRefused } from '#app/shell/refused'
import { signedIn } from '#app/workspaces/context'

/** Whether this request carried a proof of who acts, and it was accepted. */
function wasProved(ctx: HttpContext): boolean {
  const isGiven = ['confirmation', 'currentPassword'].some((name) => ctx.request.input(name) !== undefined)
  return isGiven && !wasRefused(ctx)
}

/**
 * For what only the person may do: not an operator who looks through their eyes, nor a preview of another role. Who has just proved again
 * who they are gets a new session id, so that one that was copied before opens nothing (ASVS 5.0, 7.2.4).
 */
export default class InPersonMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { impersonation, preview } = signedIn(ctx)
    if (impersonation || preview) throw new NoAccess({ route: ctx.route!.pattern })
    const output = await next()
    if (wasProved(ctx)) ctx.session.regenerate()
    return output
  }
}
