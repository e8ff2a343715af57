import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { Menu } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { sortAddress, type ClientFilters, type SortKey } from '~/features/clients/address'

const SORTS: SortKey[] = ['name', 'updated', 'created']

/** The order of the list; choosing the one in force turns it around. */
export function SortMenu({ filters }: { filters: ClientFilters }) {
  const t = useMessages()
  const order = t(`clients.list.sort.${filters.sort}`)
  const items = SORTS.map((sort) => ({
    label: t(`clients.list.sort.${sort}`),
    href: sortAddress(filters, sort),
    checked: sort === filters.sort,
  }))
  const menu = { items, heading: t('clients.list.sort_by'), align: 'end' as const }
  const label = t('clients.list.sort_now', { order, direction: filters.descending ? 'desc' : 'asc' })
  const arrow = filters.descending ? ArrowDown : ArrowUp
  return (
    <>
      <span className="max-md:hidden">
        <Menu {...menu} trigger={{ label: order, icon: arrow, variant: 'ghost', size: 'sm' }} />
      </span>
      <span className="md:hidden">
        <Menu {...menu} trigger={{ label, icon: ArrowDownUp, iconOnly: true, variant: 'secondary', size: 'sm' }} />
      </span>
    </>
  )
}
