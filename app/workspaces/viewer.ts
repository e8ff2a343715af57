import type { HttpContext } from '@adonisjs/core/http'
import type { Viewer } from '#app/core/contributions/registries'
import { signedIn } from './context.js'
import type { Identity } from './identity.js'
import type { Permission } from './permissions.js'

/** A signed-in person as the parts of a page look at them. */
export function viewerOf(identity: Identity): Viewer {
  return {
    userId: identity.user.id,
    workspaceId: identity.workspace?.id ?? null,
    onlyFirm: identity.onlyFirm,
    voice: identity.user.voice,
    may: (permission) => identity.may(permission as Permission),
  }
}

/** Says all that a `Viewer` tells, for what is kept per viewer: person, firm, language and each permission. */
export function viewerKey(identity: Identity): string {
  const { userId, workspaceId, onlyFirm, voice } = viewerOf(identity)
  return [userId, workspaceId, onlyFirm, voice, ...identity.granted()].join(' ')
}

/** Who looks at this page. Throws `tokenMissing` for a visitor. */
export function currentViewer(ctx: HttpContext): Viewer {
  return viewerOf(signedIn(ctx))
}
