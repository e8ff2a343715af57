import { isIP } from 'node:net'
import type { HttpContext } from '@adonisjs/core/http'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import { clientVoice, LANGUAGES, type Language, type Voice } from '#app/core/messages/catalogue'
import type User from '#app/accounts/models/user'

/** The signed-in person. Throws `tokenMissing` for a visitor. */
export function personOf(ctx: HttpContext): User {
  if (!ctx.identity) throw new Refusal('tokenMissing')
  return ctx.identity.user
}

/** The signed-in person acting themself; null for a visitor, and while an operator looks through their eyes or a role is previewed. */
export function currentPerson({ identity }: HttpContext): User | null {
  return identity && !identity.impersonation && !identity.preview ? identity.user : null
}

/** The network address that the request came from. What a proxy forwards and is no address is not believed. */
export function addressOf({ request }: HttpContext): string {
  const address = request.ip()
  return isIP(address) ? address : (request.request.socket.remoteAddress ?? '')
}

/** Who does what this request does, for the audit log. */
export function authorOf(ctx: HttpContext): Author {
  const userId = ctx.identity?.user.id ?? null
  return {
    userId,
    kind: userId ? 'user' : 'visitor',
    impersonatorId: ctx.identity?.impersonation?.adminId ?? null,
    ip: addressOf(ctx),
    requestId: ctx.request.id() ?? null,
  }
}

/** The language of the reader: their own setting, else the cookie of this browser, else Spanish, the product's default. */
export function languageOf(ctx: HttpContext): Language {
  if (ctx.identity) return ctx.identity.user.language
  const chosen = ctx.request.plainCookie('language', { encoded: false })
  return LANGUAGES.includes(chosen) ? chosen : 'es'
}

/** How the reader is addressed: as the client of firms that they are here, or as one of a firm. */
export function voiceOf(ctx: HttpContext): Voice {
  const language = languageOf(ctx)
  return ctx.identity?.isClient ? clientVoice(language) : language
}
