import { Head } from '@inertiajs/react'
import { Layers, Plus, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useMemo } from 'react'
import { lazily } from '~/components/feedback/lazily'
import { ButtonLink } from '~/components/actions/button_link'
import { PageLinks } from '~/components/layout/page_links'
import { Kbd } from '~/components/display/kbd'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { Skeleton } from '~/components/feedback/skeleton'
import type { SavedView } from '~/features/lists/types'
import { ViewTabs } from '~/features/lists/view_tabs'
import { ADD, LIST, listAddress, type MatterFilters } from '~/features/matters/address'
import { BulkActions } from '~/features/matters/list/bulk_actions'
import { MatterFilterBar } from '~/features/matters/list/filter_bar'
import { LayoutSwitch } from '~/features/matters/list/layout_switch'
import { ListEmpty } from '~/features/matters/list/list_empty'
import { rememberList } from '~/features/matters/list/list_trail'
import MattersByDate from '~/features/matters/list/matters_by_date'
import type { Narrowing } from '~/features/matters/list/more_filters'
import type { Column } from '~/features/matters/board/use_board'
import { MattersTable } from '~/features/matters/list/matters_table'
import { useListKeys } from '~/features/matters/list/use_list_keys'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import { useMatterViews } from '~/features/matters/list/views'
import type { MatterLine } from '~/features/matters/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'
import { route } from '~/routes'

const MattersBoard = lazily(() => import('~/features/matters/board/matters_board'))

type MattersProps = {
  matters: MatterLine[]
  columns: Column[]
  narrowing?: Narrowing
  views: SavedView[]
  paging: { total: number; page: number; perPage: number }
  filters: MatterFilters
  people?: { id: number; name: string }[]
  can: { create: boolean; edit: boolean; archive: boolean; delete: boolean }
}

export default function Matters({ matters, columns, paging, filters, people, narrowing, can, ...props }: MattersProps) {
  const t = useMessages()
  const ids = useMemo(() => matters.map(({ id }) => id), [matters])
  const selection = useSelection(ids)
  const maySelect = can.edit || can.archive || can.delete
  const isLoading = useSlowVisit(LIST)
  useEffect(() => rememberList({ address: listAddress(filters), ids, paging }), [filters, ids, paging])
  const views = useMatterViews(filters, props.views, paging.total)
  useListKeys({
    canCreate: can.create,
    canSelect: maySelect,
    onSelect: (index, range) => selection.toggle(ids[index]!, range),
  })

  const keys = [
    { keys: ['J', 'K'], does: t('matters.list.keys.move') },
    ...(maySelect ? [{ keys: ['X'], does: t('matters.list.keys.select') }] : []),
    { keys: [t('matters.list.enter')], does: t('matters.list.keys.open') },
  ]
  const add = can.create && (
    <ButtonLink href={ADD} variant="primary" icon={Plus} kbd="N" aria-keyshortcuts="N">
      <span className="max-md:hidden">{t('matters.new')}</span>
      <span className="md:hidden">{t('matters.new_short')}</span>
    </ButtonLink>
  )

  const ways = [
    { href: route('law_firm.bulk_matters.show'), icon: Layers, label: t('matters.list.in_bulk') },
    ...(can.delete
      ? [{ href: route('law_firm.matter_trashings.index'), icon: Trash2, label: t('matters.trash.open') }]
      : []),
  ]
  const actions = (
    <>
      <PageLinks label={t('matters.list.more')} ways={ways} />
      {add}
    </>
  )

  return (
    <>
      <Head title={t('matters.title')} />
      <PageHead title={t('matters.title')} actions={actions} />
      <ViewTabs {...views} />
      <div className="px-6 pt-2.5 max-md:px-4">
        <LayoutSwitch filters={filters} />
      </div>
      <MatterFilterBar {...{ filters, people, narrowing, views }} total={paging.total} />
      {filters.layout === 'kanban' && columns.length > 0 && (
        <Suspense fallback={<Skeleton className="mx-6 my-3 h-80" />}>
          <MattersBoard {...{ columns, filters }} mayMove={can.edit && !filters.archived} />
        </Suspense>
      )}
      {filters.layout === 'timeline' && (
        <>
          <MattersByDate {...{ matters, filters }} />
          {paging.total > 0 && <Pager {...paging} href={(page) => listAddress({ ...filters, page })} />}
        </>
      )}
      {filters.layout !== 'timeline' && paging.total === 0 && !isLoading && (
        <ListEmpty filters={filters} canCreate={can.create} />
      )}
      {filters.layout === 'list' && (paging.total > 0 || isLoading) && (
        <>
          <MattersTable {...{ matters, filters, isLoading }} selection={maySelect ? selection : undefined} />
          <Pager
            {...paging}
            href={(page) => listAddress({ ...filters, page })}
            hint={keys.map((hint) => (
              <span key={hint.does} className="inline-flex items-center gap-1.5">
                {hint.keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
                {hint.does}
              </span>
            ))}
          />
        </>
      )}
      {maySelect && (
        <BulkActions ids={[...selection.selected]} archived={filters.archived} can={can} onClear={selection.clear} />
      )}
    </>
  )
}

Matters.parts = ({ filters }: MattersProps) => (filters.layout === 'kanban' ? [MattersBoard] : [])
