import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/refusal'
import type { Authorization } from '#app/auth/tokens/api_families'
import type { TokenRecord } from '#app/auth/tokens/token_record'

/** The signed-in user in the specification's own names (§3, User data). */
export interface UserData {
  id_users: number
  id_languages: number
  id_themes_preference: number
  id_workspace_owner: number | null
  id_workspace: number | null
  profileComplete: boolean
  email: string
}

/** What of the stored session a call changed; it goes beside `data`. */
export interface Changes {
  authorization?: Authorization
  userData?: UserData
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    changes?: Changes
  }
}

/** The token of a call. Throws `tokenMissing` when it carries none. */
export function tokenOf(ctx: HttpContext): TokenRecord {
  const { token } = ctx.auth.use('api')
  if (!token) throw new Refusal('tokenMissing')
  return token
}

/** Hands on with the answer what the caller has to store anew. */
export function attachChanges(ctx: HttpContext, changes: Changes): void {
  ctx.changes = { ...ctx.changes, ...changes }
}
