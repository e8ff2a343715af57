import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { holdHistory } from '~/hooks/history_hold'

type Departure = () => void

let isLetGo = false

/** Lets the page go without asking: what was typed is kept elsewhere. */
export function letGo(): void {
  isLetGo = true
}

/**
 * Holds back whoever leaves the page while `isDirty`: visits and the back button wait in `isAsking` for `leave` or `stay`;
 * reloading and closing ask with the browser's own words, the only ones it allows there.
 */
export function useUnsavedGuard(isDirty: boolean) {
  const [departure, setDeparture] = useState<{ go: Departure } | null>(null)
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    isLeaving.current = false
    const stops = [
      holdUnload(isLeaving),
      holdVisits(isLeaving, (go) => setDeparture({ go })),
      holdSteps(isLeaving, (go) => setDeparture({ go })),
    ]
    return () => stops.forEach((stop) => stop())
  }, [isDirty])

  return {
    isAsking: departure !== null,
    stay: () => setDeparture(null),
    leave: () => {
      isLeaving.current = true
      setDeparture(null)
      departure?.go()
    },
  }
}

type Leaving = { current: boolean }
type Ask = (go: Departure) => void

function holdUnload(leaving: Leaving) {
  const hold = (event: BeforeUnloadEvent) => {
    if (!leaving.current && !isLetGo) event.preventDefault()
  }
  window.addEventListener('beforeunload', hold)
  return () => window.removeEventListener('beforeunload', hold)
}

function holdVisits(leaving: Leaving, ask: Ask) {
  return router.on('before', ({ detail: { visit } }) => {
    const isElsewhere = visit.method === 'get' && visit.url.pathname !== window.location.pathname
    if (leaving.current || visit.prefetch || !isElsewhere) return
    ask(() => router.visit(visit.url, visit))
    return false
  })
}

function holdSteps(leaving: Leaving, ask: Ask) {
  const here = position()
  let isReturning = false
  return holdHistory((event) => {
    if (leaving.current) return
    event.stopImmediatePropagation()
    if (isReturning) {
      isReturning = false
      return
    }
    const back = here === null ? 1 : here - position()!
    isReturning = true
    history.go(back)
    ask(() => history.go(-back))
  })
}

// Browsers without the Navigation API do not tell how far a step went; it is taken to be one back.
function position() {
  const { navigation } = window as { navigation?: { currentEntry: { index: number } | null } }
  return navigation?.currentEntry?.index ?? null
}
