import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'

type Departure = () => void

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
      holdHistory(isLeaving, (go) => setDeparture({ go })),
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
    if (!leaving.current) event.preventDefault()
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

// Inertia listens to popstate on the window too; a capturing listener comes first and puts the page back.
function holdHistory(leaving: Leaving, ask: Ask) {
  let isReturning = false
  const hold = (event: PopStateEvent) => {
    if (leaving.current) return
    event.stopImmediatePropagation()
    if (isReturning) {
      isReturning = false
      return
    }
    isReturning = true
    history.go(1)
    ask(() => history.go(-1))
  }
  window.addEventListener('popstate', hold, true)
  return () => window.removeEventListener('popstate', hold, true)
}
