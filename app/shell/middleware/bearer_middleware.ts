import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Bouncer } from '@adonisjs/bouncer'
import { NoAccess } from '#app/core/errors/no_access'
import { ANY_SCOPE } from '#app/core/api/endpoint'
import { countTry, type Limit } from '#app/core/limits/rate_limiter'
import { touchToken } from '#app/auth/tokens/token_record'
import type { Identity } from '#app/workspaces/identity'
import { isPermission } from '#app/workspaces/permissions'

/** Five calls a second for a minute, for each token. */
export const CALLS: Limit = { name: 'api-token', points: 300, seconds: 60 }

/**
 * Lets a call of /api/v1 in by its Bearer token. Nothing but the token says who calls: cookies are not read. What is asked must be
 * allowed to the token, and to its person as ever.
 */
export default class BearerMiddleware {
  async handle(ctx: HttpContext, next: NextFn, scope: string) {
    const guard = ctx.auth.use('api')
    ctx.response.header('WWW-Authenticate', `Bearer realm="Foja", scope="${scope}"`)
    const token = await guard.presentedToken()
    await countTry(CALLS, String(token.familyId))
    if (!(await ctx.auth.checkUsing(['api']))) throw guard.refusal()
    ctx.bouncer = new Bouncer<Identity>(() => ctx.identity).setContainerResolver(ctx.containerResolver)
    this.assertAllowed(guard.identity!, token.scopes, scope)
    ctx.response.removeHeader('WWW-Authenticate')
    await touchToken(token)
    return next()
  }

  private assertAllowed(identity: Identity, scopes: readonly string[], scope: string) {
    if (scope === ANY_SCOPE) return
    if (!scopes.includes(scope)) throw new NoAccess({ scope })
    if (isPermission(scope) && !identity.may(scope)) throw new NoAccess({ permission: scope })
  }
}
