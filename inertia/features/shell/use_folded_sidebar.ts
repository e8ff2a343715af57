import { useSyncExternalStore } from 'react'

const FOLDED = 'foja.rail.folded'

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isFolded = () => localStorage.getItem(FOLDED) === 'yes'
/** The server, which draws the frame too, does not know. */
const onServer = () => false

/** Whether the rail is folded to icons, which the device remembers, and what folds and unfolds it. */
export function useFoldedSidebar() {
  const folded = useSyncExternalStore(listen, isFolded, onServer)
  function fold() {
    localStorage.setItem(FOLDED, folded ? 'no' : 'yes')
    listeners.forEach((tell) => tell())
  }
  return { folded, fold }
}
