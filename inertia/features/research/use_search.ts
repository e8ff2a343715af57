import { router } from '@inertiajs/react'
import { useState } from 'react'
import { searchAddress } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'

/** What changes from one search to the next. */
const CHANGING = ['query', 'isCut', 'found', 'totals', 'marks', 'recent']

/**
 * The question of the page of results, and the way to ask another: only what changes is fetched. What was just ticked is in force at once, before its
 * results are there. A filter keeps the page where it is, words begin at its top. The finder that is
 * open to everybody has addresses of its own.
 */
export function useSearch(answered: SearchQuery, addressOf: (query: SearchQuery) => string = searchAddress) {
  const [ahead, setAhead] = useState<{ since: SearchQuery; query: SearchQuery } | null>(null)
  const query = ahead?.since === answered ? ahead.query : answered

  function search(next: SearchQuery, { preserveScroll = true } = {}) {
    setAhead({ since: answered, query: next })
    router.visit(addressOf(next), {
      only: CHANGING,
      preserveState: true,
      preserveScroll,
      onFinish: () => setAhead((waiting) => (waiting?.query === next ? null : waiting)),
    })
  }
  return { query, search }
}
