import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Menu, type MenuItems } from '~/components/actions/menu'
import { LIST, listAddress, sortAddress, SORT_NAMES, type ClientFilters } from '~/features/clients/address'
import type { LabelChoices } from '~/features/clients/types'
import { ColumnMenu } from '~/features/lists/column_menu'
import { FilterBar } from '~/features/lists/filter_bar'
import { FilterChips } from '~/features/lists/filter_chips'
import { SortMenu } from '~/features/lists/sort_menu'
import type { ListViews } from '~/features/lists/types'
import { ViewMenu } from '~/features/lists/view_tabs'
import { useMessages } from '~/hooks/use_messages'
import { useOnDemand } from '~/hooks/use_on_demand'
import { route } from '~/routes'
import { LabelFilters } from './label_filters'
import { clientColumns } from './table_columns'

/** What a search as one types fetches anew. */
const SEARCHED = ['clients', 'paging', 'filters'] as const

interface ClientFilterBarProps {
  filters: ClientFilters
  views: ListViews
  /** Sent when the filters name somebody, else when these filters are opened. */
  narrowing?: LabelChoices
  total: number
  /** Whether the reader may see matters at all. */
  seeMatters: boolean
}

/** Search as one types, the filters in force, the columns and the order. */
export function ClientFilterBar({ filters, views, seeMatters, total, ...props }: ClientFilterBarProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [narrowing, ask] = useOnDemand(props.narrowing, 'narrowing')
  function open() {
    ask()
    setOpen(true)
  }
  const narrowed = (part: Partial<ClientFilters>) => listAddress({ ...filters, ...part, page: 1 })
  const choice = (part: Partial<ClientFilters>, label: string, checked: boolean) => ({
    label,
    checked,
    href: narrowed(part),
  })
  const { type, access, archived } = filters
  const items: MenuItems = [
    choice({ type: '' }, t('clients.list.all'), type === ''),
    choice({ type: 'person' }, t('clients.list.people'), type === 'person'),
    choice({ type: 'business' }, t('clients.list.businesses'), type === 'business'),
    'separator',
    choice({ access: access === 'with' ? '' : 'with' }, t('clients.list.portal_yes'), access === 'with'),
    choice({ access: access === 'without' ? '' : 'without' }, t('clients.list.portal_no'), access === 'without'),
    'separator',
    { label: `${t('clients.list.by_labels')}…`, onSelect: open },
    'separator',
    choice({ archived: !archived }, t('clients.list.show_archived'), archived),
  ]
  const search = {
    value: filters.q,
    label: t('clients.list.search'),
    hint: t('clients.list.search_hint'),
    href: (q: string) => narrowed({ q }),
    only: SEARCHED,
    className: 'w-64 flex-none',
  }

  return (
    <FilterBar search={search} className="max-md:pt-1">
      <Menu
        trigger={{ label: t('clients.list.filters'), icon: ListFilter, variant: 'secondary', size: 'sm' }}
        items={items}
      />
      <Chips filters={filters} narrowed={narrowed} narrowing={narrowing} onOpen={open} />
      <LabelFilters {...{ filters, narrowing, total, isOpen }} onClose={() => setOpen(false)} />
      <div className="ml-auto flex items-center gap-2">
        <ViewMenu {...views} className="min-w-0 flex-1 md:hidden" />
        <ColumnMenu
          columns={clientColumns(seeMatters)}
          filters={filters}
          href={(columns) => listAddress({ ...filters, columns })}
        />
        <SortMenu filters={filters} names={SORT_NAMES} href={(sort) => sortAddress(filters, sort)} />
      </div>
    </FilterBar>
  )
}

interface ChipsProps {
  filters: ClientFilters
  narrowed: (part: Partial<ClientFilters>) => string
  narrowing?: LabelChoices
  onOpen: () => void
}

function Chips({ filters, narrowed, narrowing, onOpen }: ChipsProps) {
  const t = useMessages()
  const { type, access, archived, responsible, tag } = filters
  const person = narrowing?.people.find(({ id }) => id === responsible)?.name ?? `#${responsible}`
  const chips = [
    {
      label: t('clients.list.type'),
      value: type && t(type === 'person' ? 'clients.person' : 'clients.business'),
      removeHref: narrowed({ type: '' }),
    },
    {
      label: t('clients.list.portal'),
      value: access && t(access === 'with' ? 'clients.list.portal_yes' : 'clients.list.portal_no'),
      removeHref: narrowed({ access: '' }),
    },
    {
      label: t('clients.field.responsible'),
      value: responsible > 0 && person,
      removeHref: narrowed({ responsible: 0 }),
      onOpen,
    },
    { label: t('clients.field.tag'), value: tag, removeHref: narrowed({ tag: '' }), onOpen },
    {
      label: t('clients.list.state'),
      value: archived && t('clients.list.archived'),
      removeHref: narrowed({ archived: false }),
    },
  ]
  const all = filters.saved === null ? LIST : route('law_firm.clients.index', {}, { saved: 0 })
  return <FilterChips chips={chips} clear={{ label: t('clients.list.clear'), href: all }} />
}
