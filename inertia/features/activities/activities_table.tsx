import { Link } from '@inertiajs/react'
import { cx } from '~/components/cx'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { ColumnHeads } from '~/features/lists/column_heads'
import { useMessages } from '~/hooks/use_messages'
import { activityAddress } from './address'
import { COLUMN_NAMES, isUsual, shownColumns } from './list_columns'
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
  const columns = shownColumns(filters)
  return (
    <Table caption={t('activities.mine.title')}>
      <Thead>
        <Th>{t('activities.field.title')}</Th>
        <ColumnHeads columns={columns} looks={ACTIVITY_COLUMNS} names={COLUMN_NAMES} isUsual={isUsual(filters)} />
      </Thead>
      <Tbody>
        {activities.map((activity) => (
          <Tr key={activity.id} href={activityAddress(activity)}>
            <TitleCell {...{ activity, moves, canEdit }} />
            {columns.map((key) => {
              const { phone, hidden, cell: Cell } = ACTIVITY_COLUMNS[key]
              return (
                <Td
                  key={key}
                  phone={!isUsual(filters) && phone === 'hide' ? 'meta' : phone}
                  label={t(COLUMN_NAMES[key])}
                  className={cx(isUsual(filters) && hidden)}
                >
                  <Cell {...{ activity, moves, canEdit }} />
                </Td>
              )
            })}
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

function TitleCell({ activity, moves, canEdit }: { activity: ActivityInMatter; moves: Moves; canEdit: boolean }) {
  const { title, matter } = activity
  const isResolved = moves.stateOf(activity) === 'resolved'
  const where = `${matter.reference} · ${matter.title}`
  return (
    <Td phone="title">
      <span className="-ml-1.5 flex min-w-0 items-start gap-1.5">
        <Tick {...{ activity, moves, canEdit }} />
        <TwoLines
          strong
          className="min-w-0 flex-1 pt-0.5"
          title={title}
          first={
            <Link
              href={activityAddress(activity)}
              data-row-link
              className={cx('underline-offset-3 hover:underline', isResolved && 'text-fg-muted line-through')}
            >
              {title}
            </Link>
          }
          second={<span title={where}>{where}</span>}
        />
      </span>
    </Td>
  )
}
