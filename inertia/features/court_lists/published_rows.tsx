import { Head } from '@inertiajs/react'
import { ScrollText } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { ListPages } from '~/features/activities/activity_list'
import { rowsAddress } from '~/features/court_lists/address'
import { MatchCard } from '~/features/court_lists/match_card'
import { RowFilters } from '~/features/court_lists/row_filters'
import { RowText } from '~/features/court_lists/row_text'
import { SectionTabs } from '~/features/court_lists/section_tabs'
import type { RowsProps } from '~/features/court_lists/types'
import { useMessages } from '~/hooks/use_messages'

/** What courts published, of agreements or of hearings, and the matters that it seems to be of. */
export function PublishedRows({ section, filters, rows, matches, ...props }: RowsProps) {
  const t = useMessages()
  const title = t(`court_lists.section.${section}`)
  const next = (rows ?? matches)?.next ?? null
  const isEmpty = (rows ?? matches)?.items.length === 0
  return (
    <>
      <Head title={title} />
      <PageHead title={title} meta={t('court_lists.rows_lead')} />
      <SectionTabs current={section} />
      <div className="grid gap-4 px-6 py-4 max-md:px-4">
        <RowFilters key={JSON.stringify(filters)} {...{ section, filters }} />
        {isEmpty && (
          <EmptyState
            icon={ScrollText}
            title={t(`court_lists.none.${filters.state}`)}
            text={t('court_lists.none_text')}
          />
        )}
        {matches?.items.map((match) => (
          <MatchCard key={match.id} {...{ match }} {...props} />
        ))}
        {rows?.items.map((row) => (
          <article key={row.id} aria-label={row.caseNumber} className="rounded-lg border border-line bg-surface p-4">
            <RowText row={row} today={props.today} canEdit={props.canEdit} />
          </article>
        ))}
        <ListPages
          next={next === null ? null : rowsAddress(section, { ...filters, before: next })}
          first={filters.before > 0 ? rowsAddress(section, { ...filters, before: 0 }) : null}
        />
      </div>
    </>
  )
}
