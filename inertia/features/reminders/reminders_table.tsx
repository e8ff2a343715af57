import { TextLink } from '~/components/actions/text_link'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { activityAddress } from '~/features/activities/address'
import type { ReminderLine } from '~/features/activities/types'
import { useShownColumns } from '~/features/lists/columns'
import { sortBy } from '~/features/lists/sort_by'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { sortAddress, type ReminderFilters } from './address'
import { ReminderActions } from './reminder_actions'
import { REMINDER_COLUMNS } from './table_columns'

interface RemindersTableProps {
  reminders: ReminderLine[]
  filters: ReminderFilters
  canEdit: boolean
  onEdit: (reminder: ReminderLine) => void
}

/** The reminders of a person in two-line rows; cards on a phone. */
export function RemindersTable({ reminders, filters, canEdit, onEdit }: RemindersTableProps) {
  const t = useMessages()
  const by = sortBy(filters, (key) => sortAddress(filters, key))
  const actions: RowColumn<ReminderLine> = {
    name: t('common.actions'),
    width: 'w-24',
    actions: (reminder) =>
      (reminder.mine || reminder.matter) && <ReminderActions reminder={reminder} onEdit={onEdit} />,
  }
  const cellProps = (reminder: ReminderLine) => ({ reminder })
  return (
    <RowsTable
      caption={t('reminders.title')}
      rows={reminders}
      columns={[
        {
          name: t('reminders.field.title'),
          sort: by('title'),
          lines: (reminder) => ({ first: reminder.title, second: <Place reminder={reminder} /> }),
        },
        ...useShownColumns({ columns: REMINDER_COLUMNS, filters, by, cellProps }),
        ...(canEdit ? [actions] : []),
      ]}
    />
  )
}

/** The matter that it is on, or its activity. */
function Place({ reminder: { matter, activityId } }: { reminder: ReminderLine }) {
  const t = useMessages()
  if (!matter) return t('reminders.free')
  const href = activityId
    ? activityAddress({ id: activityId, matterId: matter.id })
    : matterAddress(matter.id, 'activities')
  return <TextLink href={href}>{`${matter.reference} · ${matter.title}`}</TextLink>
}
