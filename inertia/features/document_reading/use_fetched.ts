import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'

type Fetched<T> = { path: string | null; value: T | null; hasFailed: boolean }

/** Data that a part of a page asks for by itself; anew when the address changes or `again` does. */
export function useFetched<T>(path: string | null, again = 0): { value: T | null; hasFailed: boolean } {
  const [fetched, setFetched] = useState<Fetched<T>>({ path: null, value: null, hasFailed: false })

  useEffect(() => {
    if (path === null) return
    let isCurrent = true
    fetchJson<T>(path).then(
      (value) => isCurrent && setFetched({ path, value, hasFailed: false }),
      () => isCurrent && setFetched({ path, value: null, hasFailed: true })
    )
    return () => {
      isCurrent = false
    }
  }, [path, again])

  return fetched.path === path ? fetched : { value: null, hasFailed: false }
}
