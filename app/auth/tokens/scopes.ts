import { PERMISSION_GROUPS, PERMISSIONS } from '#app/workspaces/permissions'

/** What a token may do beside the permissions of a firm: reading and changing its person's own account. */
export const ACCOUNT_SCOPES = ['cuenta:leer', 'cuenta:editar'] as const

/** Everything that a token can be allowed, named like the permissions. It never exceeds what its person may do. */
export const SCOPES: readonly string[] = [...ACCOUNT_SCOPES, ...PERMISSIONS]

/** The same by resource, for choosing. */
export const SCOPE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  cuenta: ['leer', 'editar'],
  ...PERMISSION_GROUPS,
}
