import type { MessageId } from '~/i18n/messages'
import type { ActivityListFilters, ColumnKey } from './types'

/** What each column is called. */
export const COLUMN_NAMES: Record<ColumnKey, MessageId> = {
  due: 'activities.field.due_on',
  priority: 'activities.field.priority',
  assignee: 'activities.field.assignee',
  progress: 'activities.column.progress',
  state: 'activities.filter.state',
}

/** All of them, in the order of the table. */
export const ALL_COLUMNS = Object.keys(COLUMN_NAMES) as ColumnKey[]

/** Columns that the list shows when nobody chose any. */
export const DEFAULT_COLUMNS: ColumnKey[] = ['due', 'priority', 'assignee', 'state']

/** Whether nobody chose the columns: then narrow windows leave some of them out. */
export const isUsual = ({ columns }: ActivityListFilters): boolean => columns.length === 0

/** The columns of the table besides the title. */
export const shownColumns = (filters: ActivityListFilters): ColumnKey[] =>
  isUsual(filters) ? DEFAULT_COLUMNS : filters.columns
