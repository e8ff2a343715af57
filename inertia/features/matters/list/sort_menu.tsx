import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { Menu } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { sortAddress, type MatterFilters, type SortKey } from '~/features/matters/address'

const SORTS: SortKey[] = ['updated', 'next', 'number', 'title', 'client', 'court', 'stage', 'responsible']

/** The order of the list; choosing the one in force turns it around. Its name is beside it where there is room. */
export function SortMenu({ filters }: { filters: MatterFilters }) {
  const t = useMessages()
  const order = t(`matters.list.sort.${filters.sort}`)
  const items = SORTS.map((sort) => ({
    label: t(`matters.list.sort.${sort}`),
    href: sortAddress(filters, sort),
    checked: sort === filters.sort,
  }))
  const menu = { items, heading: t('matters.list.sort_by'), align: 'end' as const }
  const label = t('matters.list.sort_now', { order, direction: filters.descending ? 'desc' : 'asc' })
  return (
    <>
      <span className="max-md:hidden">
        <Menu
          {...menu}
          trigger={{ label: order, icon: filters.descending ? ArrowDown : ArrowUp, variant: 'ghost', size: 'sm' }}
        />
      </span>
      <span className="md:hidden">
        <Menu {...menu} trigger={{ label, icon: ArrowDownUp, iconOnly: true, variant: 'secondary', size: 'sm' }} />
      </span>
    </>
  )
}
