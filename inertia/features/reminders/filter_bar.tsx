import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { useCallback, useState } from 'react'
import { AddChip, Chip } from '~/components/display/chip'
import { Menu } from '~/components/actions/menu'
import { TextLink } from '~/components/actions/text_link'
import type { Person } from '~/features/activities/types'
import { ColumnMenu } from '~/features/lists/column_menu'
import { FiltersButton } from '~/features/lists/filters_button'
import { ListSearch } from '~/features/lists/list_search'
import type { ListViews } from '~/features/lists/types'
import { ViewMenu } from '~/features/lists/view_tabs'
import { useMessages } from '~/hooks/use_messages'
import { filterCount, listAddress, plainAddress, sortAddress, type ReminderFilters, type SortKey } from './address'
import { FilterDrawer } from './filter_drawer'
import { ALL_COLUMNS, COLUMN_NAMES, shownColumns, DEFAULT_COLUMNS } from './list_columns'

const SORTS: SortKey[] = ['when', 'title', 'created']

interface FilterBarProps {
  filters: ReminderFilters
  /** Whom reminders may notify. */
  people: Person[]
  total: number
  views: ListViews
}

/** Search as one types, the filters in force, the columns and the order; on a phone a row of buttons. */
export function FilterBar({ filters, people, total, views }: FilterBarProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const count = filterCount(filters)
  const withText = useCallback((q: string) => listAddress({ ...filters, q, page: 1 }), [filters])
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4 max-md:pt-1">
      <ListSearch value={filters.q} label={t('reminders.search')} href={withText} className="w-72 flex-none" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-md:hidden">
        <Chips {...{ filters, people }} onOpen={open} />
        <AddChip onClick={open}>{t('common.filter')}</AddChip>
      </div>
      <div className="ml-auto flex items-center gap-2 max-md:w-full">
        <ViewMenu {...views} className="min-w-0 flex-1 md:hidden" />
        <FiltersButton count={count} onClick={open} />
        <ColumnMenu
          columns={ALL_COLUMNS.map((key) => ({ key, label: t(COLUMN_NAMES[key]) }))}
          shown={shownColumns(filters)}
          usual={DEFAULT_COLUMNS}
          href={(columns) => listAddress({ ...filters, columns })}
        />
        <SortMenu filters={filters} />
      </div>
      <FilterDrawer {...{ filters, people, total, isOpen }} onClose={() => setOpen(false)} />
    </div>
  )
}

/** The filters in force, each removable. */
function Chips({ filters, people, onOpen }: Pick<FilterBarProps, 'filters' | 'people'> & { onOpen: () => void }) {
  const t = useMessages()
  const without = (part: Partial<ReminderFilters>) => listAddress({ ...filters, ...part, page: 1 })
  const { on, repeats, person } = filters
  return (
    <>
      {on && (
        <Chip
          label={t('reminders.filter.on')}
          value={t(`reminders.filter.on.${on}`)}
          removeHref={without({ on: '' })}
          onOpen={onOpen}
        />
      )}
      {repeats && (
        <Chip
          label={t('reminders.field.rhythm')}
          value={t(`reminders.filter.repeats.${repeats}`)}
          removeHref={without({ repeats: '' })}
          onOpen={onOpen}
        />
      )}
      {person > 0 && (
        <Chip
          label={t('reminders.field.people')}
          value={people.find(({ id }) => id === person)?.name ?? `#${person}`}
          removeHref={without({ person: 0 })}
          onOpen={onOpen}
        />
      )}
      {filterCount(filters) > 1 && (
        <TextLink href={plainAddress(filters)} preserveState className="order-last text-sm">
          {t('reminders.filter.clear')}
        </TextLink>
      )}
    </>
  )
}

/** The order of the list; choosing the one in force turns it around. */
function SortMenu({ filters }: { filters: ReminderFilters }) {
  const t = useMessages()
  const { sort: sorted, descending } = filters
  const order = t(`reminders.sort.${sorted}`)
  const items = SORTS.map((sort) => ({
    label: t(`reminders.sort.${sort}`),
    href: sortAddress(filters, sort),
    checked: sort === sorted,
  }))
  const menu = { items, heading: t('reminders.sort_by'), align: 'end' as const }
  const label = t('reminders.sort_now', { order, direction: descending ? 'desc' : 'asc' })
  return (
    <>
      <span className="max-md:hidden">
        <Menu
          {...menu}
          trigger={{ label: order, icon: descending ? ArrowDown : ArrowUp, variant: 'ghost', size: 'sm' }}
        />
      </span>
      <span className="md:hidden">
        <Menu {...menu} trigger={{ label, icon: ArrowDownUp, iconOnly: true, variant: 'secondary', size: 'sm' }} />
      </span>
    </>
  )
}
