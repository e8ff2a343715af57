import { cx } from '~/components/cx'
import { RowsTable } from '~/components/lists/rows_table'
import { TwoLines } from '~/components/lists/table'
import { useShownColumns } from '~/features/lists/columns'
import { useMessages } from '~/hooks/use_messages'
import { activityAddress } from './address'
import { ACTIVITY_COLUMNS } from './table_columns'
import { Tick } from './tick'
import type { ActivityInMatter, ActivityListFilters } from './types'
import type { Moves } from './use_moves'

interface ActivitiesTableProps {
  activities: ActivityInMatter[]
  filters: ActivityListFilters
  moves: Moves
  canEdit: boolean
}

/** The activities of all matters in two-line rows, next due first; cards on a phone. */
export function ActivitiesTable({ activities, filters, moves, canEdit }: ActivitiesTableProps) {
  const t = useMessages()
  const cellProps = (activity: ActivityInMatter) => ({ activity, moves, canEdit })
  return (
    <RowsTable
      caption={t('activities.mine.title')}
      rows={activities}
      columns={[
        {
          name: t('activities.field.title'),
          cell: (activity) => <ActivityTitle {...cellProps(activity)} />,
          phone: 'title',
        },
        ...useShownColumns({ columns: ACTIVITY_COLUMNS, filters, cellProps }),
      ]}
      href={activityAddress}
    />
  )
}

interface ActivityTitleProps extends Pick<ActivitiesTableProps, 'moves' | 'canEdit'> {
  activity: ActivityInMatter
}

function ActivityTitle({ activity, moves, canEdit }: ActivityTitleProps) {
  const { title, matter } = activity
  const isResolved = moves.stateOf(activity) === 'resolved'
  const where = `${matter.reference} · ${matter.title}`
  return (
    <span className="-ml-1.5 flex min-w-0 items-start gap-1.5">
      <Tick {...{ activity, moves, canEdit }} />
      <TwoLines
        strong
        className="min-w-0 flex-1 pt-0.5"
        title={title}
        href={activityAddress(activity)}
        first={<span className={cx(isResolved && 'text-fg-muted line-through')}>{title}</span>}
        second={<span title={where}>{where}</span>}
      />
    </span>
  )
}
