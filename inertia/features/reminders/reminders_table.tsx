import { cx } from '~/components/cx'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { TextLink } from '~/components/actions/text_link'
import { activityAddress } from '~/features/activities/address'
import type { ReminderLine } from '~/features/activities/types'
import { ColumnHeads } from '~/features/lists/column_heads'
import { sortBy } from '~/features/lists/sort_by'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { sortAddress, type ReminderFilters } from './address'
import { COLUMN_NAMES, isUsual, shownColumns } from './list_columns'
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
  const columns = shownColumns(filters)
  return (
    <Table caption={t('reminders.title')}>
      <Thead>
        <Th sort={by('title')}>{t('reminders.field.title')}</Th>
        <ColumnHeads
          columns={columns}
          looks={REMINDER_COLUMNS}
          names={COLUMN_NAMES}
          isUsual={isUsual(filters)}
          by={by}
        />
        {canEdit && (
          <Th className="w-24">
            <span className="sr-only">{t('common.actions')}</span>
          </Th>
        )}
      </Thead>
      <Tbody>
        {reminders.map((reminder) => (
          <Tr key={reminder.id}>
            <Td phone="title">
              <TwoLines strong title={reminder.title} first={reminder.title} second={<Place reminder={reminder} />} />
            </Td>
            {columns.map((key) => {
              const { phone, hidden, cell: Cell } = REMINDER_COLUMNS[key]
              return (
                <Td
                  key={key}
                  phone={isUsual(filters) ? phone : 'meta'}
                  label={t(COLUMN_NAMES[key])}
                  className={cx(isUsual(filters) && hidden)}
                >
                  <Cell reminder={reminder} />
                </Td>
              )
            })}
            {canEdit && (
              <Td phone="end" label={t('common.actions')}>
                {(reminder.mine || reminder.matter) && <ReminderActions reminder={reminder} onEdit={onEdit} />}
              </Td>
            )}
          </Tr>
        ))}
      </Tbody>
    </Table>
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
