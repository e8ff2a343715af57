import { useEffect, useState } from 'react'
import type { Span } from './types'

/** What was fetched, for which address; null while nothing came yet. */
type Fetched = { address: string; days: string; span: Span | null; failed: boolean }

/**
 * Fetches what stands on the days of an address, and again when `occasion` changes (an answer of the server after a change). While it is under way what
 * was shown before stays, if it is of the same `days`: the same address, but for how much of them it asks for.
 */
export function useSpan(address: string, days: string, occasion: string | undefined) {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const control = new AbortController()
    fetch(address, { headers: { accept: 'application/json' }, signal: control.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        setFetched({ address, days, span: (await answer.json()) as Span, failed: false })
      })
      .catch(() => {
        if (!control.signal.aborted) setFetched({ address, days, span: null, failed: true })
      })
    return () => control.abort()
  }, [address, days, occasion, attempt])

  const current = fetched?.days === days ? fetched : null
  return {
    span: current?.span ?? null,
    failed: current?.failed ?? false,
    /** More of the same days is under way. */
    isGrowing: current !== null && current.address !== address,
    retry: () => {
      setFetched(null)
      setAttempt((count) => count + 1)
    },
  }
}
