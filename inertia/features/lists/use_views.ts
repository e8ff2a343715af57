import type { TabItem } from '~/components/actions/tabs'
import type { ListViews, SavedView } from './types'

/** Address of a list in a saved view. */
export const viewAddress = (page: string, { id, query }: Pick<SavedView, 'id' | 'query'>): string =>
  `${page}?${[query, `saved=${id}`].filter(Boolean).join('&')}`

/** The same parts in any order are the same view. */
const sorted = (query: string) => query.split('&').sort().join('&')

/** The views of a list as tabs, and the saved one that is open. */
export function useViews({ page, usual, views, saved, query, total }: ListViews) {
  const open = views.find(({ id }) => id === saved)
  const isChanged = open !== undefined && sorted(open.query) !== sorted(query)
  const hasDefault = views.some(({ isDefault }) => isDefault)
  const plain: TabItem[] = usual.map((tab, index) => ({
    ...tab,
    href: index === 0 && hasDefault ? `${page}?saved=0` : tab.href,
    current: !open && tab.current,
  }))
  const own: TabItem[] = views.map((view) => ({
    href: viewAddress(page, view),
    label: view.name,
    current: view === open,
    changed: view === open && isChanged,
  }))
  const tabs: TabItem[] = [...plain, ...own].map((tab) => ({
    ...tab,
    count: tab.count ?? (tab.current ? (total ?? undefined) : undefined),
  }))
  return { tabs, open, isChanged }
}
