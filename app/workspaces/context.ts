import { isIP } from 'node:net'
import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import type {} from '@adonisjs/inertia/inertia_middleware'
import type { Bouncer } from '@adonisjs/bouncer'
import { Refusal } from '#app/core/errors/refusal'
import type { Author } from '#app/core/audit/author'
import { LANGUAGES, type Language } from '#app/core/messages/catalogue'
import type { Identity } from './identity.js'
import type Workspace from './models/workspace.js'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Who is signed in; null for a visitor. Set by the session middleware. */
    identity: Identity | null
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

/** The network address that the request came from. What a proxy forwards and is no address is not believed. */
export function addressOf({ request }: HttpContext): string {
  const address = request.ip()
  return isIP(address) ? address : (request.request.socket.remoteAddress ?? '')
}

/** Who does what this request does, for the audit log. */
export function authorOf(ctx: HttpContext): Author {
  const userId = ctx.identity?.user.id ?? null
  return { userId, kind: userId ? 'user' : 'visitor', ip: addressOf(ctx), requestId: ctx.request.id() ?? null }
}

/** The language of the reader: their own setting, else the cookie of this browser, else Spanish, the product's default. */
export function languageOf(ctx: HttpContext): Language {
  if (ctx.identity) return ctx.identity.user.language
  const chosen = ctx.request.plainCookie('language', { encoded: false })
  return LANGUAGES.includes(chosen) ? chosen : 'es'
}
