import { useState } from 'react'
import { AddChip } from '~/components/display/chip'
import type { Person } from '~/features/activities/types'
import { ColumnMenu } from '~/features/lists/column_menu'
import { FilterBar } from '~/features/lists/filter_bar'
import { FilterChips } from '~/features/lists/filter_chips'
import { FiltersButton } from '~/features/lists/filters_button'
import { SortMenu } from '~/features/lists/sort_menu'
import type { ListViews } from '~/features/lists/types'
import { ViewMenu } from '~/features/lists/view_tabs'
import { useMessages } from '~/hooks/use_messages'
import { filterCount, listAddress, plainAddress, sortAddress, SORT_NAMES, type ReminderFilters } from './address'
import { ReminderFilterDrawer } from './filter_drawer'
import { REMINDER_COLUMNS } from './table_columns'

interface ReminderFilterBarProps {
  filters: ReminderFilters
  /** Whom reminders may notify. */
  people: Person[]
  total: number
  views: ListViews
}

/** Search as one types, the filters in force, the columns and the order; on a phone a row of buttons. */
export function ReminderFilterBar({ filters, people, total, views }: ReminderFilterBarProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const onOpen = () => setOpen(true)
  const narrowed = (part: Partial<ReminderFilters>) => listAddress({ ...filters, ...part, page: 1 })
  const { on, repeats, person } = filters
  const chips = [
    { label: t('reminders.filter.on'), value: on && t(`reminders.filter.on.${on}`), removeHref: narrowed({ on: '' }) },
    {
      label: t('reminders.field.rhythm'),
      value: repeats && t(`reminders.filter.repeats.${repeats}`),
      removeHref: narrowed({ repeats: '' }),
    },
    {
      label: t('reminders.field.people'),
      value: person > 0 && (people.find(({ id }) => id === person)?.name ?? `#${person}`),
      removeHref: narrowed({ person: 0 }),
    },
  ]
  const clear = { label: t('reminders.filter.clear'), href: plainAddress(filters), className: 'order-last' }
  const search = { value: filters.q, label: t('reminders.search'), href: (q: string) => narrowed({ q }) }
  return (
    <FilterBar search={{ ...search, className: 'w-72 flex-none' }} className="max-md:pt-1">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-md:hidden">
        <FilterChips chips={chips.map((chip) => ({ ...chip, onOpen }))} clear={clear} />
        <AddChip onClick={onOpen}>{t('common.filter')}</AddChip>
      </div>
      <div className="ml-auto flex items-center gap-2 max-md:w-full">
        <ViewMenu {...views} className="min-w-0 flex-1 md:hidden" />
        <FiltersButton count={filterCount(filters)} onClick={onOpen} />
        <ColumnMenu
          columns={REMINDER_COLUMNS}
          filters={filters}
          href={(columns) => listAddress({ ...filters, columns })}
        />
        <SortMenu filters={filters} names={SORT_NAMES} href={(sort) => sortAddress(filters, sort)} />
      </div>
      <ReminderFilterDrawer {...{ filters, people, total, isOpen }} onClose={() => setOpen(false)} />
    </FilterBar>
  )
}
