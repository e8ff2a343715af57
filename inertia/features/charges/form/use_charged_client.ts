import { useEffect, useEffectEvent, useState } from 'react'
import type { BoxOption } from '~/components/forms/choices/select_box'
import type { ChargedClient } from '~/features/charges/types'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'

/**
 * What a form needs to know of the client that is chosen: who they are for the SAT, and their matters. `onKnown` hears of another one than it began with. While they are
 * being asked for, or cannot be, it is null.
 */
export function useChargedClient(
  chosen: BoxOption | null,
  first: ChargedClient | null,
  onKnown: (client: ChargedClient) => void
): ChargedClient | null {
  const [client, setClient] = useState(first)
  const id = chosen ? Number(chosen.value) : null
  // Who is chosen again after nobody was begins anew, too.
  if (id === null && client !== null) setClient(null)
  const isKnown = client !== null && client.id === id
  // What was typed since the client was asked for is there when the answer comes.
  const tell = useEffectEvent(onKnown)

  useEffect(() => {
    if (id === null || isKnown) return
    const stop = new AbortController()
    fetchJson<ChargedClient>(route('law_firm.charges.client', { id }), { signal: stop.signal })
      .then((found) => {
        setClient(found)
        tell(found)
      })
      .catch(() => undefined)
    return () => stop.abort()
  }, [id, isKnown])

  return isKnown ? client : null
}
