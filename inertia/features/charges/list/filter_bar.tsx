import { useState } from 'react'
import { ListFilter } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { Badge } from '~/components/display/badge'
import { ColumnMenu } from '~/features/lists/column_menu'
import { FilterBar } from '~/features/lists/filter_bar'
import { SortMenu } from '~/features/lists/sort_menu'
import type { ListViews } from '~/features/lists/types'
import { ViewMenu } from '~/features/lists/view_tabs'
import { useMessages } from '~/hooks/use_messages'
import { useOnDemand } from '~/hooks/use_on_demand'
import { filterCount, listAddress, sortAddress, SORT_NAMES } from './address'
import { ChargeChips } from './charge_chips'
import { ChargeFilterDrawer } from './charge_filter_drawer'
import { CHARGE_TABLE } from './table_columns'
import type { ChargeFilters, ChargesProps } from './types'

/** What a search as one types fetches anew. */
const SEARCHED = ['charges', 'paging', 'counts', 'sums', 'filters'] as const

interface ChargeFilterBarProps extends Pick<ChargesProps, 'filters' | 'people' | 'chosen'> {
  views: ListViews
  total: number
  /** Whether the reader may read clients. */
  readClients: boolean
}

/** Search as one types, the filters in force, the columns and the order. */
export function ChargeFilterBar({ filters, views, total, chosen, readClients, ...props }: ChargeFilterBarProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [people, ask] = useOnDemand(props.people, 'people')
  function open() {
    ask()
    setOpen(true)
  }
  const narrowed = (part: Partial<ChargeFilters>) => listAddress({ ...filters, ...part, page: 1 })
  const count = filterCount(filters)
  const search = {
    value: filters.q,
    label: t('billing.list.search'),
    hint: t('billing.list.search_hint'),
    href: (q: string) => narrowed({ q }),
    only: SEARCHED,
    className: 'w-64 flex-none',
  }
  return (
    <FilterBar search={search} className="max-md:pt-1">
      <Button size="sm" icon={ListFilter} aria-haspopup="dialog" onClick={open}>
        {t('billing.list.filters')}
        {count > 0 && <Badge tone="accent">{count}</Badge>}
      </Button>
      <ChargeChips {...{ filters, chosen, people, narrowed }} onOpen={open} />
      <ChargeFilterDrawer {...{ filters, chosen, people, total, isOpen, readClients }} onClose={() => setOpen(false)} />
      <div className="ml-auto flex items-center gap-2 max-md:w-full">
        <ViewMenu {...views} className="min-w-0 flex-1 md:hidden" />
        <ColumnMenu columns={CHARGE_TABLE} filters={filters} href={(columns) => listAddress({ ...filters, columns })} />
        <SortMenu filters={filters} names={SORT_NAMES} href={(sort) => sortAddress(filters, sort)} />
      </div>
    </FilterBar>
  )
}
