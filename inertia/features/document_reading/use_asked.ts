import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'

type Asked<T> = { path: string | null; value: T | null; hasFailed: boolean }

/** Data that a part of a page asks for by itself; anew when the address changes or `again` does. */
export function useAsked<T>(path: string | null, again = 0): { value: T | null; hasFailed: boolean } {
  const [asked, setAsked] = useState<Asked<T>>({ path: null, value: null, hasFailed: false })

  useEffect(() => {
    if (path === null) return
    let isCurrent = true
    fetchJson<T>(path).then(
      (value) => isCurrent && setAsked({ path, value, hasFailed: false }),
      () => isCurrent && setAsked({ path, value: null, hasFailed: true })
    )
    return () => {
      isCurrent = false
    }
  }, [path, again])

  return asked.path === path ? asked : { value: null, hasFailed: false }
}
