import type { ListViews, SavedView } from '~/features/lists/types'
import { useMessages } from '~/hooks/use_messages'
import { LOG, logAddress, logQuery, NO_FILTERS, type LogFilters } from './types'

/** The views of the log: all of it, what operators did, and the saved ones. */
export function useLogViews(filters: LogFilters, saved: number | null, views: SavedView[]): ListViews {
  const t = useMessages()
  const ofSupport = { ...NO_FILTERS, kind: 'support' }
  const isSupport = logQuery(filters) === logQuery(ofSupport)
  const usual = [
    { label: t('firm_log.filter.everything'), href: LOG, current: !isSupport },
    { label: t('firm_log.kind.support'), href: logAddress(ofSupport, null), current: isSupport },
  ]
  return { list: 'log', page: LOG, usual, views, saved, query: logQuery(filters), total: null }
}
