import type { MessageId } from '~/i18n/messages'
import type { ColumnKey, MemberFilters } from './types'

/** What each column is called. */
export const COLUMN_NAMES: Record<ColumnKey, MessageId> = {
  role: 'members.column.role',
  groups: 'members.column.groups',
  joined: 'members.column.joined',
}

/** All of them, in the order of the table: those that it shows when nobody chose any. */
export const ALL_COLUMNS = Object.keys(COLUMN_NAMES) as ColumnKey[]

/** Whether nobody chose the columns: then narrow windows leave some of them out. */
export const isUsual = ({ columns }: MemberFilters): boolean => columns.length === 0

/** The columns of the table besides the person. */
export const shownColumns = (filters: MemberFilters): ColumnKey[] => (isUsual(filters) ? ALL_COLUMNS : filters.columns)
