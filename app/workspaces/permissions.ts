/** Every permission of the product, grouped as the role page shows them. `resource:action`, as the specification writes them. */
export const PERMISSION_GROUPS = {
  expedientes: ['leer', 'crear', 'editar', 'archivar', 'eliminar'],
  clientes: ['leer', 'crear', 'editar', 'archivar', 'eliminar'],
  documentos: ['leer', 'crear', 'editar', 'eliminar'],
  facturas: ['leer', 'crear', 'editar', 'eliminar'],
  pagos: ['crear', 'eliminar'],
  plantilla: ['leer', 'crear', 'editar', 'eliminar'],
  rol: ['leer', 'crear', 'editar', 'eliminar'],
  equipo: ['leer', 'invitar', 'editar', 'eliminar'],
  reportes: ['leer', 'crear'],
  estadisticas: ['leer'],
  despacho: ['editar'],
  suscripcion: ['gestionar'],
  biblioteca: ['publicar'],
} as const

type Groups = typeof PERMISSION_GROUPS
export type Permission = { [G in keyof Groups]: `${G}:${Groups[G][number]}` }[keyof Groups]

export const PERMISSIONS = Object.entries(PERMISSION_GROUPS).flatMap(([group, actions]) =>
  actions.map((action) => `${group}:${action}`)
) as Permission[]

export function isPermission(value: string): value is Permission {
  return (PERMISSIONS as string[]).includes(value)
}

const readable = PERMISSIONS.filter((permission) => permission.endsWith(':leer'))
const without = (...groups: string[]) => PERMISSIONS.filter((permission) => !groups.includes(permission.split(':')[0]!))

/** Roles that every firm has and nobody can edit. */
export const BUILT_IN_ROLES = [
  { key: 'owner', name: 'Propietario', permissions: PERMISSIONS },
  { key: 'admin', name: 'Administrador', permissions: without('suscripcion') },
  {
    key: 'lawyer',
    name: 'Abogado',
    permissions: without('suscripcion', 'despacho', 'rol', 'equipo', 'pagos').concat('equipo:leer', 'pagos:crear'),
  },
  {
    key: 'intern',
    name: 'Pasante',
    permissions: [
      ...readable,
      'expedientes:crear',
      'expedientes:editar',
      'documentos:crear',
      'documentos:editar',
    ] as Permission[],
  },
  { key: 'reader', name: 'Solo lectura', permissions: readable },
] as const
