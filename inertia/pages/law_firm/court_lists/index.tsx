import { Head } from '@inertiajs/react'
import { ListPlus, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { RowsTable } from '~/components/lists/rows_table'
import { ListPages } from '~/features/activities/activity_list'
import { listsAddress, rowsAddress } from '~/features/court_lists/address'
import { ListImportForm } from '~/features/court_lists/import_form'
import { SectionTabs } from '~/features/court_lists/section_tabs'
import type { ListsProps } from '~/features/court_lists/types'
import { useMessages } from '~/hooks/use_messages'

/** The lists of courts that the firm took in, and how many of their rows wait for a decision. */
export default function CourtLists({ lists, isLater, waiting, today, canEdit }: ListsProps) {
  const t = useMessages()
  const [isAdding, setAdding] = useState(false)
  const add = () => setAdding(true)
  return (
    <>
      <Head title={t('court_lists.title')} />
      <PageHead
        title={t('court_lists.title')}
        meta={t('court_lists.lead')}
        actions={
          canEdit && (
            <Button icon={ListPlus} variant="primary" onClick={add}>
              {t('court_lists.import.title')}
            </Button>
          )
        }
      />
      <SectionTabs current="lists" />
      {waiting > 0 && (
        <div className="px-6 py-4 max-md:px-4">
          <Note tone="info" end={<ButtonLink href={rowsAddress('agreements')}>{t('court_lists.review')}</ButtonLink>}>
            {t('court_lists.waiting', { count: waiting })}
          </Note>
        </div>
      )}
      {lists.items.length === 0 ? (
        <EmptyState icon={ScrollText} title={t('court_lists.empty')} text={t('court_lists.empty_text')} />
      ) : (
        <RowsTable
          caption={t('court_lists.title')}
          rows={lists.items}
          href={({ id }) => rowsAddress('agreements', { state: 'rows', list: id })}
          columns={[
            {
              name: t('court_lists.column.list'),
              phone: 'title',
              lines: ({ id, name, source, createdBy }) => ({
                strong: true,
                href: rowsAddress('agreements', { state: 'rows', list: id }),
                title: source ? t(`court_lists.source.${source}`) : name,
                first: source ? t(`court_lists.source.${source}`) : name,
                second: source ? t('court_lists.source.by') : createdBy,
              }),
            },
            {
              name: t('court_lists.column.taken_in'),
              width: 'w-44',
              phone: 'meta',
              cell: ({ createdAt }) => <DateTime value={createdAt} />,
            },
            {
              name: t('court_lists.column.rows'),
              width: 'w-56',
              phone: 'meta',
              cell: ({ state, rows, leftOver }) => (
                <span className="flex flex-wrap gap-1.5 text-sm">
                  {state === 'storing' ? t('court_lists.storing') : t('court_lists.rows', { count: rows })}
                  {leftOver > 0 && <Badge tone="warning">{t('court_lists.left_over', { count: leftOver })}</Badge>}
                </span>
              ),
            },
            {
              name: t('court_lists.column.waiting'),
              width: 'w-44',
              phone: 'meta',
              cell: ({ waiting: count }) => (
                <span className="text-sm">{count > 0 ? t('court_lists.waiting', { count }) : '—'}</span>
              ),
            },
          ]}
        />
      )}
      <div className="px-6 pb-10 max-md:px-4">
        <ListPages
          next={lists.next === null ? null : listsAddress(lists.next)}
          first={isLater ? listsAddress() : null}
        />
      </div>
      {isAdding && <ListImportForm today={today} onClose={() => setAdding(false)} />}
    </>
  )
}
