import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NoAccess } from '#app/core/errors/no_access'
import { signedIn } from '#app/workspaces/context'

/** For what only the person may do: not an operator who looks through their eyes, nor a preview of another role. */
export default class InPersonMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { impersonation, preview } = signedIn(ctx)
    if (impersonation || preview) throw new NoAccess({ route: ctx.route!.pattern })
    return next()
  }
}
