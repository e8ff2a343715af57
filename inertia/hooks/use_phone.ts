import { useSyncExternalStore } from 'react'

/** The same width as `max-md`. */
const PHONE = '(max-width: 767px)'

function subscribe(tell: () => void) {
  const screen = matchMedia(PHONE)
  screen.addEventListener('change', tell)
  return () => screen.removeEventListener('change', tell)
}

/** Whether the screen is as narrow as a phone's; false on the server. For what styles cannot hide, such as entries of a menu. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false
  )
}
