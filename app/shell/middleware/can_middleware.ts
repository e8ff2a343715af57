import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NoAccess } from '#app/core/errors/no_access'
import { signedIn } from '#app/workspaces/context'
import type { Permission } from '#app/workspaces/permissions'

/** Refuses a route to whoever lacks its permission in the firm that they work in. */
export default class CanMiddleware {
  handle(ctx: HttpContext, next: NextFn, permission: Permission) {
    if (!signedIn(ctx).may(permission)) throw new NoAccess({ permission })
    return next()
  }
}
