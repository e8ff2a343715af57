import type { MessageId } from '~/i18n/messages'
import { DEFAULT_COLUMNS, type ClientFilters, type ColumnKey } from '~/features/clients/address'

/** What each column is called. */
export const COLUMN_NAMES: Record<ColumnKey, MessageId> = {
  contact: 'clients.list.contact',
  rfc: 'clients.list.rfc',
  matters: 'clients.list.matters',
  portal: 'clients.list.portal',
  responsible: 'clients.field.responsible',
  tags: 'clients.field.tags',
  created: 'clients.list.created',
  updated: 'clients.list.updated',
}

const ALL = Object.keys(COLUMN_NAMES) as ColumnKey[]
const open = (columns: ColumnKey[], seeMatters: boolean) => columns.filter((key) => seeMatters || key !== 'matters')

/** The columns that a reader may choose from, who may or may not see matters. */
export const columnsFor = (seeMatters: boolean): ColumnKey[] => open(ALL, seeMatters)

/** The columns of the table when nobody chose any. */
export const usualColumns = (seeMatters: boolean): ColumnKey[] => open(DEFAULT_COLUMNS, seeMatters)

/** The columns of the table besides the name. */
export const shownColumns = ({ columns }: ClientFilters, seeMatters: boolean): ColumnKey[] =>
  columns.length === 0 ? usualColumns(seeMatters) : open(columns, seeMatters)
