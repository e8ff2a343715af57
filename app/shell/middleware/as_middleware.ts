import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NoAccess } from '#app/core/errors/no_access'
import type { Identity } from '#app/workspaces/identity'

/** Who may open a route, in the words of the table of routes. */
export type Audience = 'anyone' | 'user' | 'lawyer' | 'client' | 'owner' | 'admin'

const ADMITS: Record<Exclude<Audience, 'anyone'>, (identity: Identity) => boolean> = {
  user: () => true,
  lawyer: (identity) => identity.isLawyer,
  client: (identity) => identity.isClient,
  owner: (identity) => identity.isOwner,
  admin: (identity) => identity.isAdmin,
}

/** Admits an audience. A visitor goes to sign in and then to the page that was asked for; others go home with a notice. */
export default class AsMiddleware {
  handle(ctx: HttpContext, next: NextFn, audience: Audience) {
    ctx.response.header('Cache-Control', 'no-store')
    if (audience === 'anyone') return next()
    if (!ctx.identity) throw ctx.auth.use().refusal()
    if (!ADMITS[audience](ctx.identity)) throw new NoAccess({ route: ctx.route!.pattern })
    return next()
  }
}
