import { router } from '@inertiajs/react'

/** Shows a list as another address says it, in the place of the one in the history; `only` are the props that the answer brings, else all. */
export function visitList(address: string, only?: readonly string[]): void {
  const part = only ? { only: [...only] } : {}
  router.get(address, {}, { preserveState: true, preserveScroll: true, replace: true, ...part })
}
