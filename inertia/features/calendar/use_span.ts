import { useEffect, useState } from 'react'
import type { Span } from './types'

/** What was fetched, for which address; null while nothing came yet. */
type Fetched = { address: string; span: Span | null; failed: boolean }

/**
 * Fetches what stands on the days of an address, and again when `occasion` changes (an answer of the server after a change). While it is under way what
 * was shown before stays, if it is of the same days.
 */
export function useSpan(address: string | null, occasion: string | undefined) {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!address) return
    const control = new AbortController()
    fetch(address, { headers: { accept: 'application/json' }, signal: control.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        setFetched({ address, span: (await answer.json()) as Span, failed: false })
      })
      .catch(() => {
        if (!control.signal.aborted) setFetched({ address, span: null, failed: true })
      })
    return () => control.abort()
  }, [address, occasion, attempt])

  const current = fetched?.address === address ? fetched : null
  return {
    span: current?.span ?? null,
    failed: current?.failed ?? false,
    retry: () => {
      setFetched(null)
      setAttempt((count) => count + 1)
    },
  }
}
