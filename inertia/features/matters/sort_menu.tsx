import { ArrowDownUp } from 'lucide-react'
import { Menu } from '~/components/menu'
import { useMessages } from '~/hooks/use_messages'
import { sortAddress, type MatterFilters, type SortKey } from './address'

const SORTS: SortKey[] = ['updated', 'number', 'title', 'client']

/** The order of the list; choosing the one in force turns it around. */
export function SortMenu({ filters }: { filters: MatterFilters }) {
  const t = useMessages()
  const order = t(`matters.list.sort.${filters.sort}`)
  const direction = filters.descending ? 'desc' : 'asc'
  const label = t('matters.list.sort_now', { order, direction })
  return (
    <Menu
      align="end"
      trigger={{ label, icon: ArrowDownUp, iconOnly: true, variant: 'secondary', size: 'sm' }}
      heading={t('matters.list.sort_by')}
      items={SORTS.map((sort) => ({
        label: t(`matters.list.sort.${sort}`),
        href: sortAddress(filters, sort),
        checked: sort === filters.sort,
      }))}
    />
  )
}
