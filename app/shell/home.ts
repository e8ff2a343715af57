import type { Identity } from '#app/workspaces/identity'

/** The page that is home to a person (decisions: «`/main` sends each to their own»). */
export function homeOf(identity: Identity): string {
  if (identity.isLawyer) return '/main'
  if (identity.isClient) return '/main/client'
  return identity.isAdmin ? '/settings/workspaces' : '/law-firm/invitations'
}
