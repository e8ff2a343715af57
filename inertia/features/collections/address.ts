import { route } from '~/routes'

export const SHELF = route('research.collections.index')

export type Tab = 'collections' | 'favorites' | 'alerts'

/** What the list is narrowed to. */
export type ShelfAsked = {
  q: string
  source: string | null
  kind: string | null
  whose: 'mine' | 'shared' | null
}

/** The address of a part of what one keeps; what is not asked for is left out. */
export function shelfAddress(tab: Tab, asked: Partial<ShelfAsked> & { page?: number } = {}): string {
  const params = new URLSearchParams()
  if (tab !== 'collections') params.set('tab', tab)
  for (const [name, value] of Object.entries(asked))
    if (value && !(name === 'page' && value === 1)) params.set(name, String(value))
  return params.size > 0 ? `${route('research.collections.index')}?${params}` : SHELF
}
