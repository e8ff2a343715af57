import { Head, router } from '@inertiajs/react'
import { SearchX, Trash2, Undo2 } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { buildAddress } from '~/features/lists/address'
import { ListSearch } from '~/features/lists/list_search'
import { LIST } from '~/features/matters/address'
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
          <ListSearch
            value={q}
            label={t('matters.list.search')}
            hint={t('matters.list.search_hint')}
            href={trashAddress}
            className="w-72"
          />
        </div>
      )}
      {matters.length === 0 ? (
        <NothingFound isSearch={q !== ''} />
      ) : (
        <>
          <Table caption={t('matters.trash.caption')}>
            <Thead>
              <Th className="w-24 max-md:hidden">{t('matters.number_short')}</Th>
              <Th>{t('matters.list.matter_and_client')}</Th>
              <Th className="w-52">{t('matters.trash.deleted')}</Th>
              <Th className="w-36">{t('matters.trash.erased')}</Th>
              <Th className="w-36">
                <span className="sr-only">{t('matters.trash.restore')}</span>
              </Th>
            </Thead>
            <Tbody>
              {matters.map((matter) => (
                <TrashLine key={matter.id} matter={matter} />
              ))}
            </Tbody>
          </Table>
          <Pager {...paging} href={(page) => trashAddress(q, page)} />
        </>
      )}
    </>
  )
}

function NothingFound({ isSearch }: { isSearch: boolean }) {
  const t = useMessages()
  if (isSearch)
    return (
      <EmptyState
        icon={SearchX}
        title={t('matters.trash.none_found')}
        actions={<ButtonLink href={TRASH}>{t('matters.trash.all')}</ButtonLink>}
      />
    )
  return (
    <EmptyState icon={Trash2} title={t('matters.trash.empty')}>
      {t('matters.trash.empty_text')}
    </EmptyState>
  )
}

function TrashLine({ matter }: { matter: Trashed }) {
  const t = useMessages()
  const { id, reference, title, clientName, deletedBy, deletedAt, eraseAt } = matter
  const restore = () =>
    router.delete(route('law_firm.matter_trashings.destroy', { dossierId: id }), {
      preserveScroll: true,
      headers: { blockType: 'button' },
    })
  return (
    <Tr>
      <Td phone="hide" className="text-sm whitespace-nowrap text-fg-subtle">
        {reference}
      </Td>
      <Td phone="title">
        <TwoLines
          strong
          title={title}
          first={title}
          second={
            <>
              <span className="md:hidden">{reference} · </span>
              {clientName ?? t('matters.no_client')}
            </>
          }
        />
      </Td>
      <Td label={t('matters.trash.deleted')} className="text-sm">
        <DateTime value={deletedAt} format="short-time" />
        {deletedBy && (
          <span className="block text-fg-subtle">{t('matters.trash.deleted_by', { name: deletedBy })}</span>
        )}
      </Td>
      <Td label={t('matters.trash.erased')} className="text-sm text-fg-muted">
        <DateTime value={eraseAt} />
      </Td>
      <Td phone="end" align="end" label={t('matters.trash.restore')}>
        <Button size="sm" icon={Undo2} onClick={restore} aria-label={t('matters.trash.restore_one', { reference })}>
          {t('matters.trash.restore')}
        </Button>
      </Td>
    </Tr>
  )
}
