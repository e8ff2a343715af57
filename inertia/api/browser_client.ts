import { loading } from '~/features/shell/requests/loading'
import type { BlockType } from './types'
import { ApiClient } from './client'
import { SessionStorage, memoryStorage } from './session_storage'

/** A client of this site's API whose session is only in the memory of the page. */
export function browserClient(): ApiClient {
  const surroundings = {
    base: '/api/v1',
    fetch: (address: string, options: RequestInit) => fetch(address, options),
    now: () => Date.now(),
    loading: {
      begin: (blockType: string, path: string) => loading.begin(blockType as BlockType, path),
      end: (blockType: string, path: string) => loading.end(blockType as BlockType, path),
    },
  }
  return new ApiClient(surroundings, new SessionStorage(memoryStorage()))
}
