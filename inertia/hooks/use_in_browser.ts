import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the browser draws: false on the server and in the first drawing of the browser over it. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false
  )
}
