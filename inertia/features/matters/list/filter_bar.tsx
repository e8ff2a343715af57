import { useCallback, useState } from 'react'
import { AddChip } from '~/components/display/chip'
import { ColumnMenu } from '~/features/lists/column_menu'
import { FiltersButton } from '~/features/lists/filters_button'
import { ListSearch } from '~/features/lists/list_search'
import type { ListViews } from '~/features/lists/types'
import { ViewMenu } from '~/features/lists/view_tabs'
import { useMessages } from '~/hooks/use_messages'
import { filterCount, listAddress, DEFAULT_COLUMNS, type MatterFilters } from '~/features/matters/address'
import { FilterChips } from './filter_chips'
import { FilterDrawer } from './filter_drawer'
import { ALL_COLUMNS, COLUMN_NAMES, shownColumns } from './list_columns'
import type { Narrowing } from './more_filters'
import { SortMenu } from './sort_menu'
import { useWhenAsked } from '~/hooks/use_when_asked'

/** What a search as one types fetches anew. */
const SEARCHED = ['matters', 'paging', 'filters'] as const

export interface FilterBarProps {
  filters: MatterFilters
  /** Sent when the filters name somebody, else when the filters are opened. */
  people?: { id: number; name: string }[]
  /** The same for the other filters. */
  narrowing?: Narrowing
  total: number
  views: ListViews
}

/** Search as one types, the filters in force, and the order; on a phone a row of three buttons. */
export function FilterBar({ filters, total, views, ...props }: FilterBarProps) {
  const t = useMessages()
  const withText = useCallback((q: string) => listAddress({ ...filters, q, page: 1 }), [filters])
  const [isOpen, setOpen] = useState(false)
  const [people = [], askPeople] = useWhenAsked(props.people, 'people')
  const [narrowing, askNarrowing] = useWhenAsked(props.narrowing, 'narrowing')
  const count = filterCount(filters)

  function open() {
    askPeople()
    askNarrowing()
    setOpen(true)
  }

  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4 max-md:pt-1">
      <ListSearch
        value={filters.q}
        label={t('matters.list.search')}
        hint={t('matters.list.search_hint')}
        href={withText}
        only={SEARCHED}
        className="w-58 flex-none"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-desk:order-last max-desk:basis-full max-md:hidden">
        <FilterChips {...{ filters, people, narrowing }} onOpen={open} />
        <AddChip onClick={open}>{t('common.filter')}</AddChip>
      </div>
      <div className="ml-auto flex items-center gap-2 max-md:w-full">
        <ViewMenu {...views} className="min-w-0 flex-1 md:hidden" />
        <FiltersButton count={count} onClick={open} />
        {filters.layout === 'list' && (
          <>
            <ColumnMenu
              columns={ALL_COLUMNS.map((key) => ({ key, label: t(COLUMN_NAMES[key]) }))}
              shown={shownColumns(filters)}
              usual={DEFAULT_COLUMNS}
              href={(columns) => listAddress({ ...filters, columns })}
            />
            <SortMenu filters={filters} />
          </>
        )}
      </div>
      <FilterDrawer {...{ filters, people, narrowing, total, isOpen }} onClose={() => setOpen(false)} />
    </div>
  )
}
