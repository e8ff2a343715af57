import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { listAddress, type ClientFilters } from './address'

const PAUSE = 250

/** What is typed in the search box; after a pause it goes into the address and the list follows. */
export function useSearchText(filters: ClientFilters) {
  const [text, setText] = useState(filters.q)
  const sent = useRef(filters.q)

  // Who goes back changes the address first; the box follows.
  useEffect(() => {
    if (filters.q === sent.current) return
    sent.current = filters.q
    setText(filters.q)
  }, [filters.q])

  useEffect(() => {
    const q = text.trim()
    if (q === sent.current) return
    const timer = setTimeout(() => {
      sent.current = q
      const visit = { preserveState: true, preserveScroll: true, replace: true, only: ['clients', 'paging', 'filters'] }
      router.get(listAddress({ ...filters, q, page: 1 }), {}, visit)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, filters])

  return [text, setText] as const
}
