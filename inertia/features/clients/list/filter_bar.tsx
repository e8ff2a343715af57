import { ListFilter } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Chip } from '~/components/display/chip'
import { Menu, type MenuItems } from '~/components/actions/menu'
import { TextLink } from '~/components/actions/text_link'
import { ColumnMenu } from '~/features/lists/column_menu'
import { ListSearch } from '~/features/lists/list_search'
import type { ListViews } from '~/features/lists/types'
import { ViewMenu } from '~/features/lists/view_tabs'
import { useWhenAsked } from '~/hooks/use_when_asked'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { filterCount, LIST, listAddress, type ClientFilters } from '~/features/clients/address'
import { columnsFor, COLUMN_NAMES, shownColumns, usualColumns } from './list_columns'
import { LabelFilters } from './label_filters'
import { SortMenu } from './sort_menu'
import type { LabelChoices } from '~/features/clients/types'

/** What a search as one types fetches anew. */
const SEARCHED = ['clients', 'paging', 'filters'] as const

interface FilterBarProps {
  filters: ClientFilters
  views: ListViews
  /** Sent when the filters name somebody, else when these filters are opened. */
  narrowing?: LabelChoices
  total: number
  /** Whether the reader may see matters at all. */
  seeMatters: boolean
}

/** Search as one types, the filters in force, the columns and the order. */
export function FilterBar({ filters, views, seeMatters, total, ...props }: FilterBarProps) {
  const t = useMessages()
  const withText = useCallback((q: string) => listAddress({ ...filters, q, page: 1 }), [filters])
  const [isOpen, setOpen] = useState(false)
  const [narrowing, ask] = useWhenAsked(props.narrowing, 'narrowing')
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

  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4 max-md:pt-1">
      <ListSearch
        value={filters.q}
        label={t('clients.list.search')}
        hint={t('clients.list.search_hint')}
        href={withText}
        only={SEARCHED}
        className="w-64 flex-none"
      />
      <Menu
        trigger={{ label: t('clients.list.filters'), icon: ListFilter, variant: 'secondary', size: 'sm' }}
        items={items}
      />
      <Chips filters={filters} narrowed={narrowed} narrowing={narrowing} onOpen={open} />
      <LabelFilters {...{ filters, narrowing, total, isOpen }} onClose={() => setOpen(false)} />
      <div className="ml-auto flex items-center gap-2">
        <ViewMenu {...views} className="min-w-0 flex-1 md:hidden" />
        <ColumnMenu
          columns={columnsFor(seeMatters).map((key) => ({ key, label: t(COLUMN_NAMES[key]) }))}
          shown={shownColumns(filters, seeMatters)}
          usual={usualColumns(seeMatters)}
          href={(columns) => listAddress({ ...filters, columns })}
        />
        <SortMenu filters={filters} />
      </div>
    </div>
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
  const person = narrowing?.people.find(({ id }) => id === responsible)
  return (
    <>
      {type && (
        <Chip
          label={t('clients.list.type')}
          value={t(type === 'person' ? 'clients.person' : 'clients.business')}
          removeHref={narrowed({ type: '' })}
        />
      )}
      {access && (
        <Chip
          label={t('clients.list.portal')}
          value={t(access === 'with' ? 'clients.list.portal_yes' : 'clients.list.portal_no')}
          removeHref={narrowed({ access: '' })}
        />
      )}
      {responsible > 0 && (
        <Chip
          label={t('clients.field.responsible')}
          value={person?.name ?? `#${responsible}`}
          removeHref={narrowed({ responsible: 0 })}
          onOpen={onOpen}
        />
      )}
      {tag && <Chip label={t('clients.field.tag')} value={tag} removeHref={narrowed({ tag: '' })} onOpen={onOpen} />}
      {archived && (
        <Chip
          label={t('clients.list.state')}
          value={t('clients.list.archived')}
          removeHref={narrowed({ archived: false })}
        />
      )}
      {filterCount(filters) > 1 && (
        <TextLink
          href={filters.saved === null ? LIST : route('law_firm.clients.index', {}, { saved: 0 })}
          preserveState
          className="text-sm"
        >
          {t('clients.list.clear')}
        </TextLink>
      )}
    </>
  )
}
