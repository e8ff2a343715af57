import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { UnderMaintenance } from '#app/core/errors/under_maintenance'
import { isMaintenance } from '#app/core/system/maintenance'
import { isInternal } from '#app/accounts/internal_domain'

const READS = ['GET', 'HEAD', 'OPTIONS']

/** What goes on while closed: signing in (the door itself refuses, by person) and out. */
const SIGN_IN_PATHS = /^\/(login|session)(\/|$)|^\/api\/v1\/tokens/

/** While the product is closed nothing is written. Pages still open, tell people and sign them out. */
export default class MaintenanceMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, identity } = ctx
    if (READS.includes(request.method()) || SIGN_IN_PATHS.test(request.url()) || !(await isMaintenance())) return next()
    if (identity && isInternal(identity.user.email)) return next()
    throw new UnderMaintenance()
  }
}
