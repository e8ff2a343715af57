import { Head, router } from '@inertiajs/react'
import { Trash2, Undo2 } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { RowsTable } from '~/components/lists/rows_table'
import { buildAddress } from '~/features/lists/address'
import { SearchBox } from '~/features/lists/search_box'
import { LIST } from '~/features/matters/address'
import { useReferenceColumn } from '~/features/matters/reference_column'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type Trashed = {
  id: number
  reference: string
  title: string
  clientName: string | null
  deletedBy: string | null
  deletedAt: string
  eraseAt: string
}

type TrashProps = {
  matters: Trashed[]
  paging: { total: number; page: number; perPage: number }
  /** What is searched for. */
  q: string
  days: number
}

const TRASH = route('law_firm.matter_trashings.index')

/** Address of a page of the trash, of all or of what a text finds. */
const trashAddress = (q: string, page = 1): string => buildAddress(TRASH, { q, page })

export default function Trash({ matters, paging, q, days }: TrashProps) {
  const t = useMessages()
  const crumbs = [{ label: t('matters.title'), href: LIST }, { label: t('matters.trash.open') }]
  return (
    <>
      <Head title={t('matters.trash.title')} />
      <PageHead crumbs={crumbs} title={t('matters.trash.title')} meta={t('matters.trash.lead', { days })} />
      {(matters.length > 0 || q !== '') && (
        <div className="px-6 py-2.5 max-md:px-4">
          <SearchBox
            value={q}
            label={t('matters.list.search')}
            hint={t('matters.list.search_hint')}
            href={trashAddress}
            className="w-72"
          />
        </div>
      )}
      {matters.length === 0 ? (
        <EmptyTrash isSearch={q !== ''} />
      ) : (
        <>
          <TrashTable matters={matters} />
          <Pager {...paging} href={(page) => trashAddress(q, page)} />
        </>
      )}
    </>
  )
}

function EmptyTrash({ isSearch }: { isSearch: boolean }) {
  const t = useMessages()
  if (isSearch)
    return <NothingFound title={t('matters.trash.none_found')} clear={{ label: t('matters.trash.all'), href: TRASH }} />
  return <EmptyState icon={Trash2} title={t('matters.trash.empty')} text={t('matters.trash.empty_text')} />
}

function TrashTable({ matters }: { matters: Trashed[] }) {
  const t = useMessages()
  const restore = (id: number) =>
    router.delete(route('law_firm.matter_trashings.destroy', { dossierId: id }), {
      preserveScroll: true,
      headers: { blockType: 'button' },
    })
  return (
    <RowsTable
      caption={t('matters.trash.caption')}
      rows={matters}
      columns={[
        useReferenceColumn(),
        {
          name: t('matters.list.matter_and_client'),
          lines: ({ reference, title, clientName }) => ({
            first: title,
            second: (
              <>
                <span className="md:hidden">{reference} · </span>
                {clientName ?? t('matters.no_client')}
              </>
            ),
          }),
        },
        {
          name: t('matters.trash.deleted'),
          width: 'w-52',
          className: 'text-sm',
          cell: ({ deletedAt, deletedBy }) => (
            <>
              <DateTime value={deletedAt} format="short-time" />
              {deletedBy && (
                <span className="block text-fg-subtle">{t('matters.trash.deleted_by', { name: deletedBy })}</span>
              )}
            </>
          ),
        },
        {
          name: t('matters.trash.erased'),
          width: 'w-36',
          className: 'text-sm text-fg-muted',
          cell: ({ eraseAt }) => <DateTime value={eraseAt} />,
        },
        {
          name: t('matters.trash.restore'),
          width: 'w-36',
          actions: ({ id, reference }) => (
            <Button
              size="sm"
              icon={Undo2}
              onClick={() => restore(id)}
              aria-label={t('matters.trash.restore_one', { reference })}
            >
              {t('matters.trash.restore')}
            </Button>
          ),
          align: 'end',
        },
      ]}
    />
  )
}
