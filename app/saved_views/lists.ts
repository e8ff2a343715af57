import type { Permission } from '#app/workspaces/permissions'

/** Lists of which people keep views: where each is, and the permission to read it. */
export const LISTS = {
  matters: { page: '/law-firm/files/list', permission: 'expedientes:leer' },
  activities: { page: '/law-firm/activities', permission: 'expedientes:leer' },
  log: { page: '/law-firm/settings/log', permission: 'despacho:editar' },
  members: { page: '/law-firm/settings/members', permission: 'equipo:leer' },
  clients: { page: '/law-firm/clients', permission: 'clientes:leer' },
} as const satisfies Record<string, { page: string; permission: Permission }>

export type ListKey = keyof typeof LISTS
export const LIST_KEYS = Object.keys(LISTS) as ListKey[]
