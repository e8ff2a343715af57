import type { HttpContext } from '@adonisjs/core/http'
import { seal, unseal } from '#app/core/encryption/sealed'
import { listTokens } from '#app/auth/queries/list_tokens'
import { signedIn } from '#app/workspaces/context'
import { isPermission } from '#app/workspaces/permissions'
import { SCOPE_GROUPS, usefulScopes } from './scopes.js'

const KEY = 'freshToken'

/** A secret that was just made, to be copied now or never. */
export interface FreshToken {
  name: string
  token: string
}

/** Hands a new secret to the next page, which shows it once. Until then the session holds it sealed. */
export function showTokenOnce({ session }: HttpContext, fresh: FreshToken): void {
  session.flash(KEY, seal(JSON.stringify(fresh), 'token'))
}

/** What the page before handed over; null when there is nothing, or it was shown. */
export function tokenToShow({ session }: HttpContext): FreshToken | null {
  const sealed: string | undefined = session.flashMessages.get(KEY)
  const opened = sealed ? unseal(sealed, 'token') : null
  return opened === null ? null : JSON.parse(opened)
}

/** What the section of tokens at `/settings/security` shows: the list, what may be chosen for a new one, and one that was just made. */
export async function presentTokens(ctx: HttpContext) {
  const identity = signedIn(ctx)
  const granted: string[] = identity.granted()
  const isOffered = (scope: string) => !isPermission(scope) || granted.includes(scope)
  return {
    list: await listTokens(identity.user.id),
    scopes: usefulScopes().filter(isOffered),
    /** Programs work in a firm: who works in none is offered no token. */
    canCreate: identity.isLawyer,
    groups: Object.keys(SCOPE_GROUPS),
    fresh: tokenToShow(ctx),
  }
}
