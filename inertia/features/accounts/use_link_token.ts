import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

const inAddress = () => (typeof window === 'undefined' ? '' : decodeURIComponent(window.location.hash.slice(1)))

/**
 * The token of the link of a letter; null when the page was opened without one. It stands after the `#`, so that no server, proxy or log
 * sees it, and is taken out of the address and the history at once.
 */
export function useLinkToken(): string | null {
  const [token] = useState(inAddress)
  useEffect(() => {
    if (token) router.replace({ url: window.location.pathname, preserveState: true, preserveScroll: true })
  }, [token])
  return token || null
}
