import { CHARGE_TABS, type ChargeTab } from '@generated/fields'
import type { ListViews, SavedView } from '~/features/lists/types'
import { useMessages } from '~/hooks/use_messages'
import { LIST, listAddress, listQuery } from './address'
import type { ChargeFilters } from './types'

/** The filters without the order, which each tab has its own usual one of. */
const narrowing = ({ sort: _, descending: __, ...filters }: ChargeFilters) => filters

/** The tabs of the list of charges, each with how many the filters leave in it, and its saved views. */
export function useChargeViews(
  filters: ChargeFilters,
  views: SavedView[],
  counts: Record<ChargeTab, number>
): ListViews {
  const t = useMessages()
  const usual = CHARGE_TABS.map((tab) => ({
    label: t(`billing.tab.${tab}`),
    href: listAddress({ ...narrowing(filters), tab, saved: null, page: 1 }),
    count: counts[tab],
    current: filters.tab === tab,
  }))
  const { saved } = filters
  const query = listQuery({ ...filters, saved: null, page: 1 })
  return { list: 'charges', page: LIST, usual, views, saved, query, total: counts[filters.tab] }
}
