import { PERMISSION_GROUPS, PERMISSIONS, isPermission, type Permission } from '../permissions.js'

/** What is done to records that another permission shows: a payment is entered at its invoice. */
const ELSEWHERE: Partial<Record<string, Permission>> = { pagos: 'facturas:leer' }

const NEEDS = new Map<Permission, Permission[]>(
  Object.entries(PERMISSION_GROUPS).flatMap(([group, actions]) => {
    const reading = (actions as readonly string[]).includes('leer') ? (`${group}:leer` as Permission) : ELSEWHERE[group]
    return actions.map((action): [Permission, Permission[]] => {
      const permission = `${group}:${action}` as Permission
      return [permission, reading && reading !== permission ? [reading] : []]
    })
  })
)

/** The permissions without which this one is of no use: who edits something must be able to read it. */
export function needsOf(permission: Permission): Permission[] {
  return NEEDS.get(permission) ?? []
}

/** The permissions given, each once and in the order of the product, with those that they need. What is no permission is left out. */
export function withNeeded(permissions: readonly string[]): Permission[] {
  const given = permissions.filter(isPermission)
  const all = new Set(given.flatMap((permission) => [permission, ...needsOf(permission)]))
  return PERMISSIONS.filter((permission) => all.has(permission))
}
