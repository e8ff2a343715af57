import { useSyncExternalStore } from 'react'

const watchers = new Set<() => void>()
let now = new Date()
let clock: ReturnType<typeof setInterval> | undefined

function tick() {
  now = new Date()
  watchers.forEach((notify) => notify())
}

function subscribe(notify: () => void) {
  if (watchers.size === 0) {
    now = new Date()
    clock = setInterval(tick, 60_000)
  }
  watchers.add(notify)
  return () => {
    watchers.delete(notify)
    if (watchers.size === 0) clearInterval(clock)
  }
}

/** The present, renewed each minute; null on the server and while the page hydrates, so that both write the same. */
export function useNow() {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => null
  )
}
