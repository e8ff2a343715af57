import { Head } from '@inertiajs/react'
import { ListTodo } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { ActivitiesTable } from '~/features/activities/activities_table'
import { ListPages } from '~/features/activities/activity_list'
import { mineAddress } from '~/features/activities/address'
import { ActivityFilterBar } from '~/features/activities/filters'
import { ACTIVITY_COLUMNS } from '~/features/activities/table_columns'
import type { ActivityInMatter, ActivityListFilters } from '~/features/activities/types'
import { useMoves } from '~/features/activities/use_moves'
import { useActivityViews } from '~/features/activities/views'
import { ColumnMenu } from '~/features/lists/column_menu'
import type { SavedView } from '~/features/lists/types'
import { ViewMenu, ViewTabs } from '~/features/lists/view_tabs'
import { useMessages } from '~/hooks/use_messages'

type ActivitiesProps = {
  activities: ActivityInMatter[]
  next: string | null
  total: number
  filters: ActivityListFilters
  views: SavedView[]
  canEdit: boolean
}

/** What is to be done in all matters that a person sees; first their own. */
export default function Activities({ activities, next, total, filters, canEdit, ...props }: ActivitiesProps) {
  const t = useMessages()
  const moves = useMoves()
  const views = useActivityViews(filters, props.views, total)
  return (
    <>
      <Head title={t('activities.mine.title')} />
      <PageHead title={t('activities.mine.title')} meta={t('activities.mine.lead')} />
      <ViewTabs {...views} />
      <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4">
        <ViewMenu {...views} className="w-full md:hidden" />
        <ActivityFilterBar
          withoutWhose
          filters={{ ...filters, view: 'list' }}
          addressOf={(chosen) => mineAddress({ ...filters, ...chosen })}
        />
        <span className="ml-auto">
          <ColumnMenu
            columns={ACTIVITY_COLUMNS}
            filters={filters}
            href={(columns) => mineAddress({ ...filters, columns })}
          />
        </span>
      </div>
      {activities.length === 0 ? (
        <EmptyState icon={ListTodo} title={t('activities.empty.title')} text={t('activities.empty.mine')} />
      ) : (
        <ActivitiesTable {...{ activities, filters, moves, canEdit }} />
      )}
      <div className="px-6 pb-10 max-md:px-4">
        <ListPages next={next && mineAddress(filters, next)} first={filters.isLater ? mineAddress(filters) : null} />
      </div>
    </>
  )
}
