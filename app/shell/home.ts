import type { Identity } from '#app/workspaces/identity'

/** Where somebody without a firm answers invitations, or opens a firm. */
export const INVITATIONS = '/law-firm/invitations'

/** The page that is home to a person (decisions: «`/main` sends each to their own»). */
export function homeOf(identity: Identity): string {
  if (identity.isLawyer) return '/main'
  if (identity.isClient) return '/main/client'
  return identity.isAdmin ? '/settings/workspaces' : INVITATIONS
}
