import type { MessageId } from '~/i18n/messages'
import type { ColumnKey, ReminderFilters } from './address'

/** What each column is called. */
export const COLUMN_NAMES: Record<ColumnKey, MessageId> = {
  when: 'reminders.column.when',
  rhythm: 'reminders.field.rhythm',
  people: 'reminders.field.people',
  channels: 'reminders.field.channels',
  last: 'reminders.last',
}

/** All of them, in the order of the table. */
export const ALL_COLUMNS = Object.keys(COLUMN_NAMES) as ColumnKey[]

/** Columns that the list shows when nobody chose any. */
export const DEFAULT_COLUMNS: ColumnKey[] = ['when', 'rhythm', 'people', 'last']

/** Whether nobody chose the columns: then narrow windows leave some of them out. */
export const isUsual = ({ columns }: ReminderFilters): boolean => columns.length === 0

/** The columns of the table besides the title. */
export const shownColumns = (filters: ReminderFilters): ColumnKey[] =>
  isUsual(filters) ? DEFAULT_COLUMNS : filters.columns
