import type { MessageId } from '~/i18n/messages'
import { DEFAULT_COLUMNS, type ColumnKey, type MatterFilters } from '~/features/matters/address'

/** What each column is called. */
export const COLUMN_NAMES: Record<ColumnKey, MessageId> = {
  number: 'matters.number',
  court: 'matters.list.court_and_file',
  materia: 'matters.field.materia',
  status: 'matters.list.status_and_stage',
  responsible: 'matters.field.responsible',
  next: 'matters.list.next',
  updated: 'matters.list.updated',
}

/** All of them, in the order of the table. */
export const ALL_COLUMNS = Object.keys(COLUMN_NAMES) as ColumnKey[]

/** What stands at the head of narrow columns. */
export const COLUMN_SHORT_NAMES: Partial<Record<ColumnKey, MessageId>> = {
  number: 'matters.number_short',
  responsible: 'matters.list.responsible_short',
}

/** Whether nobody chose the columns: then narrow windows leave some of them out. */
export const isUsual = ({ columns }: MatterFilters): boolean => columns.length === 0

/** The columns of the table besides the title. */
export const shownColumns = (filters: MatterFilters): ColumnKey[] =>
  isUsual(filters) ? DEFAULT_COLUMNS : filters.columns
