import { router } from '@inertiajs/react'
import { useCallback } from 'react'
import { searchAddress } from '~/features/research/address'
import type { Asked } from '~/features/research/address'

/** What changes from one search to the next. */
const CHANGING = ['asked', 'isCut', 'found', 'recent']

/** Asks a question on the page of results: only what changes is fetched. A filter keeps the page where it is, words begin at its top. */
export function useSearch() {
  return useCallback((asked: Asked, { preserveScroll = true } = {}) => {
    router.visit(searchAddress(asked), { only: CHANGING, preserveState: true, preserveScroll })
  }, [])
}
