import { useSyncExternalStore } from 'react'
import { loading, type BlockType } from '~/features/shell/requests/loading'

/** Whether a request of this kind (and path) is under way. */
export function useLoading(blockType: BlockType, path?: string): boolean {
  return useSyncExternalStore(
    loading.subscribe,
    () => loading.isLoading(blockType, path),
    () => false
  )
}
