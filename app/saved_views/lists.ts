import { route } from '#app/core/addresses'
import type { Permission } from '#app/workspaces/permissions'

/** Lists of which people keep views: where each is, and the permission to read it. */
export const LISTS = {
  matters: { page: route('law_firm.matters.index'), permission: 'expedientes:leer' },
  activities: { page: route('law_firm.activities.index'), permission: 'expedientes:leer' },
  reminders: { page: route('law_firm.reminders.index'), permission: 'expedientes:leer' },
  log: { page: route('law_firm.log.index'), permission: 'despacho:editar' },
  members: { page: route('law_firm.members.index'), permission: 'equipo:leer' },
  clients: { page: route('law_firm.clients.index'), permission: 'clientes:leer' },
  charges: { page: route('law_firm.charges.index'), permission: 'facturas:leer' },
} as const satisfies Record<string, { page: string; permission: Permission }>

export type ListKey = keyof typeof LISTS
export const LIST_KEYS = Object.keys(LISTS) as ListKey[]
