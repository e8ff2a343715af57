import { usePage } from '@inertiajs/react'
import type { SharedProps } from '~/types'

/** Whether the reader has a permission in the firm in which they work. */
export function usePermission(permission: string): boolean {
  const { identity } = usePage<SharedProps>().props
  return (identity?.permissions as string[] | undefined)?.includes(permission) ?? false
}

/** Whether they may write new clients down. */
export const useMayAddClients = () => usePermission('clientes:crear')
