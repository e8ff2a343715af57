import { usePage } from '@inertiajs/react'
import type { SharedProps } from '~/types'

/** Whether the reader may pin a document to a matter. */
export function useCanPin(): boolean {
  const { identity } = usePage<SharedProps>().props
  return identity?.permissions.includes('expedientes:editar') ?? false
}
