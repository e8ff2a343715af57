import { useState } from 'react'
import { AddChip } from '~/components/display/chip'
import { ColumnMenu } from '~/features/lists/column_menu'
import { FilterBar } from '~/features/lists/filter_bar'
import { FiltersButton } from '~/features/lists/filters_button'
import { SortMenu } from '~/features/lists/sort_menu'
import type { ListViews } from '~/features/lists/types'
import { ViewMenu } from '~/features/lists/view_tabs'
import { filterCount, listAddress, sortAddress, SORT_NAMES, type MatterFilters } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { useOnDemand } from '~/hooks/use_on_demand'
import { MatterFilterChips } from './filter_chips'
import { MatterFilterDrawer } from './filter_drawer'
import type { Narrowing } from './more_filters'
import { MATTER_COLUMNS } from './table_columns'

/** What a search as one types fetches anew. */
const SEARCHED = ['matters', 'paging', 'filters'] as const

export interface MatterFilterBarProps {
  filters: MatterFilters
  /** Sent when the filters name somebody, else when the filters are opened. */
  people?: { id: number; name: string }[]
  /** The same for the other filters. */
  narrowing?: Narrowing
  total: number
  views: ListViews
}

/** Search as one types, the filters in force, and the order; on a phone a row of three buttons. */
export function MatterFilterBar({ filters, total, views, ...props }: MatterFilterBarProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [people = [], askPeople] = useOnDemand(props.people, 'people')
  const [narrowing, askNarrowing] = useOnDemand(props.narrowing, 'narrowing')
  const search = {
    value: filters.q,
    label: t('matters.list.search'),
    hint: t('matters.list.search_hint'),
    href: (q: string) => listAddress({ ...filters, q, page: 1 }),
    only: SEARCHED,
    className: 'w-58 flex-none',
  }

  function open() {
    askPeople()
    askNarrowing()
    setOpen(true)
  }

  return (
    <FilterBar search={search} className="max-md:pt-1">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-desk:order-last max-desk:basis-full max-md:hidden">
        <MatterFilterChips {...{ filters, people, narrowing }} onOpen={open} />
        <AddChip onClick={open}>{t('common.filter')}</AddChip>
      </div>
      <div className="ml-auto flex items-center gap-2 max-md:w-full">
        <ViewMenu {...views} className="min-w-0 flex-1 md:hidden" />
        <FiltersButton count={filterCount(filters)} onClick={open} />
        {filters.layout === 'list' && (
          <>
            <ColumnMenu
              columns={MATTER_COLUMNS}
              filters={filters}
              href={(columns) => listAddress({ ...filters, columns })}
            />
            <SortMenu filters={filters} names={SORT_NAMES} href={(sort) => sortAddress(filters, sort)} />
          </>
        )}
      </div>
      <MatterFilterDrawer {...{ filters, people, narrowing, total, isOpen }} onClose={() => setOpen(false)} />
    </FilterBar>
  )
}
