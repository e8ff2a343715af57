import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import type {} from '@adonisjs/inertia/inertia_middleware'
import type { Bouncer } from '@adonisjs/bouncer'
import { Refusal } from '#app/core/errors/refusal'
import type { Identity } from './identity.js'
import type Workspace from './models/workspace.js'

export { addressOf, authorOf, languageOf, personOf, voiceOf } from '#app/accounts/context'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Who is signed in, by whichever guard found them (`ctx.auth`); null for a visitor. */
    readonly identity: Identity | null
    bouncer: Bouncer<Identity>
  }
}

/** The signed-in person. Throws `tokenMissing` for a visitor. */
export function signedIn(ctx: HttpContext): Identity {
  if (!ctx.identity) throw new Refusal('tokenMissing')
  return ctx.identity
}

/** The firm that the signed-in person works in. Throws `workspaceRequired` without one. */
export function workspaceOf(ctx: HttpContext): Workspace {
  const { workspace } = signedIn(ctx)
  if (!workspace) throw new Refusal('workspaceRequired')
  return workspace
}
