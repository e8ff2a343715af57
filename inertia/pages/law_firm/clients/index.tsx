import { Head } from '@inertiajs/react'
import { Inbox, Layers, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { ButtonLink } from '~/components/actions/button_link'
import { PageLinks } from '~/components/layout/page_links'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { ADD, LIST, listAddress, type ClientFilters } from '~/features/clients/address'
import { BulkArchive } from '~/features/clients/list/bulk_archive'
import { ClientsTable } from '~/features/clients/list/clients_table'
import { ClientFilterBar } from '~/features/clients/list/filter_bar'
import { ListEmpty } from '~/features/clients/list/list_empty'
import type { ClientLine, LabelChoices } from '~/features/clients/types'
import { useClientViews } from '~/features/clients/list/views'
import type { SavedView } from '~/features/lists/types'
import { ViewTabs } from '~/features/lists/view_tabs'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'
import { route } from '~/routes'

type ClientsProps = {
  clients: ClientLine[]
  paging: { total: number; page: number; perPage: number }
  filters: ClientFilters
  views: SavedView[]
  /** Who can answer for a client, and tags: sent when asked for. */
  narrowing?: LabelChoices
  can: { create: boolean; edit: boolean; archive: boolean; seeMatters: boolean }
}

export default function Clients({ clients, paging, filters, can, ...props }: ClientsProps) {
  const t = useMessages()
  const ids = useMemo(() => clients.map(({ id }) => id), [clients])
  const selection = useSelection(ids)
  const isLoading = useSlowVisit(LIST)
  const views = useClientViews(filters, props.views, paging.total)
  const add = can.create && (
    <ButtonLink href={ADD} variant="primary" icon={Plus}>
      <span className="max-md:hidden">{t('clients.new')}</span>
      <span className="md:hidden">{t('clients.new_short')}</span>
    </ButtonLink>
  )
  const ways = [
    { href: route('law_firm.client_requests.index'), icon: Inbox, label: t('clients.list.requests') },
    { href: route('law_firm.bulk_clients.show'), icon: Layers, label: t('clients.list.in_bulk') },
  ]

  return (
    <>
      <Head title={t('clients.title')} />
      <PageHead
        title={t('clients.title')}
        actions={
          <>
            <PageLinks label={t('clients.page.more')} ways={ways} />
            {add}
          </>
        }
      />
      <ViewTabs {...views} />
      <ClientFilterBar
        {...{ filters, views }}
        narrowing={props.narrowing}
        total={paging.total}
        seeMatters={can.seeMatters}
      />
      {paging.total === 0 && !isLoading ? (
        <ListEmpty filters={filters} canCreate={can.create} />
      ) : (
        <>
          <ClientsTable
            {...{ clients, filters, isLoading }}
            seeMatters={can.seeMatters}
            selection={can.archive ? selection : undefined}
          />
          <Pager {...paging} href={(page) => listAddress({ ...filters, page })} />
        </>
      )}
      {can.archive && (
        <BulkArchive
          ids={[...selection.selected]}
          archived={filters.archived}
          mayEdit={can.edit}
          onClear={selection.clear}
        />
      )}
    </>
  )
}
