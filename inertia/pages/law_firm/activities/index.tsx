import { Head } from '@inertiajs/react'
import { ListTodo } from 'lucide-react'
import { EmptyState } from '~/components/empty_state'
import { PageHead } from '~/components/page_head'
import { ActivityList, ListPages } from '~/features/activities/activity_list'
import { activityAddress, mineAddress } from '~/features/activities/address'
import { ActivityFilterBar } from '~/features/activities/filters'
import type { ActivityFilters, ActivityInMatter } from '~/features/activities/types'
import { useMoves } from '~/features/activities/use_moves'
import { useMessages } from '~/hooks/use_messages'

type ActivitiesProps = {
  activities: ActivityInMatter[]
  next: string | null
  filters: Omit<ActivityFilters, 'view'>
  canEdit: boolean
}

/** What is to be done in all matters that a person sees; first their own. */
export default function Activities({ activities, next, filters, canEdit }: ActivitiesProps) {
  const t = useMessages()
  const moves = useMoves()
  return (
    <>
      <Head title={t('activities.mine.title')} />
      <PageHead title={t('activities.mine.title')} meta={t('activities.mine.lead')} />
      <div className="grid gap-4 px-6 pb-10 max-md:px-4">
        <ActivityFilterBar filters={{ ...filters, view: 'list' }} addressOf={(next) => mineAddress(next)} />
        {activities.length === 0 ? (
          <EmptyState icon={ListTodo} title={t('activities.empty.title')}>
            {t('activities.empty.mine')}
          </EmptyState>
        ) : (
          <ActivityList items={activities} moves={moves} canEdit={canEdit} addressOf={activityAddress} />
        )}
        <ListPages next={next && mineAddress(filters, next)} first={filters.isLater ? mineAddress(filters) : null} />
      </div>
    </>
  )
}
