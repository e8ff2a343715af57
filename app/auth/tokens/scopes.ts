import { endpoints } from '#app/core/api/endpoint'
import { PERMISSION_GROUPS, PERMISSIONS } from '#app/workspaces/permissions'

/** What a token may do beside the permissions of a firm: reading and changing its person's own account. */
export const ACCOUNT_SCOPES = ['cuenta:leer', 'cuenta:editar'] as const

/** Reading the library, which whoever works in a firm may. */
export const LIBRARY_SCOPES = ['biblioteca:leer'] as const

/** Everything that a token can be allowed, named like the permissions. It never exceeds what its person may do. */
export const SCOPES: readonly string[] = [...ACCOUNT_SCOPES, ...LIBRARY_SCOPES, ...PERMISSIONS]

/** The same by resource, for choosing. */
export const SCOPE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  cuenta: ['leer', 'editar'],
  ...PERMISSION_GROUPS,
  biblioteca: ['leer', ...PERMISSION_GROUPS.biblioteca],
}

/** What opens some call of /api/v1: nothing else is worth choosing for a new token. */
export function usefulScopes(): string[] {
  const opened = new Set(endpoints.all().map(({ scope }) => scope))
  return SCOPES.filter((scope) => opened.has(scope))
}
