import { router } from '@inertiajs/react'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Reads the token that stands in the address when it is first asked. */
function readOnce(): () => string | null {
  let token: string | null | undefined
  return () => (token === undefined ? (token = decodeURIComponent(window.location.hash.slice(1)) || null) : token)
}

const neverChanges = () => () => {}
const unknown = () => undefined

/**
 * The token of the link of an email; null when the page was opened without one, undefined until the client looked: the server, which draws the page too,
 * never sees it. It stands after the `#`, so that no server, proxy or log sees it, and is taken out of the address and the history at once.
 */
export function useLinkToken(): string | null | undefined {
  const [read] = useState(readOnce)
  const token = useSyncExternalStore<string | null | undefined>(neverChanges, read, unknown)
  useEffect(() => {
    if (token) router.replace({ url: window.location.pathname, preserveState: true, preserveScroll: true })
  }, [token])
  return token
}
