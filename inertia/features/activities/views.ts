import type { ListViews, SavedView } from '~/features/lists/types'
import { useMessages } from '~/hooks/use_messages'
import { LIST, listQuery, mineAddress } from './address'
import type { ActivityListFilters } from './types'

/** The views of the activities in all matters: one's own, everybody's, and the saved ones. */
export function useActivityViews(filters: ActivityListFilters, views: SavedView[], total: number): ListViews {
  const t = useMessages()
  const { whose, saved } = filters
  const shown = { ...filters, saved: null }
  const usual = [
    { label: t('activities.filter.mine'), href: mineAddress({ ...shown, whose: 'mine' }), current: whose === 'mine' },
    { label: t('activities.list.all'), href: mineAddress({ ...shown, whose: 'all' }), current: whose === 'all' },
  ]
  return { list: 'activities', page: LIST, usual, views, saved, query: listQuery(shown), total }
}
