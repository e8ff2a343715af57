import { route } from '#app/core/addresses'
import type { Identity } from '#app/workspaces/identity'

/** Where somebody without a firm answers invitations, or opens a firm. */
export const INVITATIONS = route('law_firm.invitations.index')

/** The page that is home to a person (decisions: «`/main` sends each to their own»). */
export function homeOf(identity: Identity): string {
  if (identity.isLawyer) return route('main.home')
  if (identity.isClient) return route('main.client')
  return identity.isAdmin ? route('settings.workspaces.index') : INVITATIONS
}
