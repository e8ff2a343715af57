import { useMemo } from 'react'
import { useMessages } from '~/hooks/use_messages'
import { roleName } from './role_name'
import type { RoleOption } from './vocabulary'

/** The roles that may be given, for a field. */
export function useRoleOptions(roles: RoleOption[]) {
  const t = useMessages()
  return useMemo(
    () =>
      roles.map((role) => ({
        value: String(role.id),
        label: roleName(t, role),
        description: role.description ?? undefined,
      })),
    [roles, t]
  )
}
