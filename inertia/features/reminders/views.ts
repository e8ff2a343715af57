import type { ListViews, SavedView } from '~/features/lists/types'
import { useMessages } from '~/hooks/use_messages'
import { LIST, listAddress, listQuery, type ReminderFilters } from './address'

/** The views of the list of reminders: those to come, those that are over, and the saved ones. */
export function useReminderViews(filters: ReminderFilters, views: SavedView[], total: number): ListViews {
  const t = useMessages()
  const { over, saved } = filters
  const usual = [
    { label: t('reminders.coming'), href: LIST, current: !over },
    { label: t('reminders.past'), href: listAddress({ over: true }), current: over },
  ]
  const query = listQuery({ ...filters, saved: null, page: 1 })
  return { list: 'reminders', page: LIST, usual, views, saved, query, total }
}
