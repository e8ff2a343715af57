import type { Viewer } from '#app/core/contributions/registries'
import type { Identity } from './identity.js'
import type { Permission } from './permissions.js'

/** Whoever is welcomed, as the steps of other modules see them. */
export function welcomeViewer(identity: Identity): Viewer {
  return {
    userId: identity.user.id,
    workspaceId: identity.workspace?.id ?? null,
    may: (permission) => identity.may(permission as Permission),
  }
}

/** The wizard is for who owns the firm that they work in, or may found one since they work in none. */
export function isWelcome(identity: Identity): boolean {
  return identity.workspace === null || identity.isOwner
}

/** Whether the wizard is forced on somebody: on owners only, and not on an operator who looks through their eyes. */
export function owesWelcome(identity: Identity): boolean {
  if (!identity.isOwner || identity.impersonation) return false
  return !identity.user.profileComplete || identity.workspace!.welcomeStep !== null
}
