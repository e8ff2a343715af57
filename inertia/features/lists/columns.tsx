import type { ReactNode } from 'react'
import type { RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { sortBy } from './sort_by'

/** A column that a person can choose for a list. */
interface ListColumn<CellProps, SortKey extends string> {
  name: MessageId
  /** What stands at the head of a narrow one. */
  shortName?: MessageId
  width: string
  /** Classes that hide it on narrow windows while nobody chose the columns. */
  hidden?: string
  /** By what a press on its head orders the list. */
  sort?: SortKey
  align?: 'end'
  phone: 'meta' | 'end' | 'hide'
  cell: (props: CellProps) => ReactNode
}

/** The columns of a list besides the name of each row. */
export interface ListColumns<Key extends string, CellProps, SortKey extends string = string> {
  /** Those that can be chosen, in their order. */
  all: Partial<Record<Key, ListColumn<CellProps, SortKey>>>
  /** Those that it shows when nobody chose any. */
  defaults: readonly Key[]
}

interface Filters<Key extends string> {
  /** Chosen columns; none for the usual ones. */
  columns: Key[]
}

/** The columns that a list shows. */
export const visibleColumns = <Key extends string>(
  { all, defaults }: ListColumns<Key, never>,
  { columns }: Filters<Key>
): Key[] => (columns.length === 0 ? [...defaults] : columns.filter((key) => key in all))

interface ChosenColumns<Key extends string, Row, CellProps, SortKey extends string> {
  columns: ListColumns<Key, CellProps, SortKey>
  filters: Filters<Key>
  by?: ReturnType<typeof sortBy<SortKey>>
  /** What the cells of a row are given. */
  cellProps: (row: Row) => CellProps
}

/** The columns that a list shows, as its table takes them, each with its key. Those that somebody chose show on narrow windows too. */
export function useShownColumns<Key extends string, Row, CellProps extends object, SortKey extends string>({
  columns,
  filters,
  by,
  cellProps,
}: ChosenColumns<Key, Row, CellProps, SortKey>): (RowColumn<Row> & { key: Key })[] {
  const t = useMessages()
  const isChosen = filters.columns.length > 0
  return visibleColumns(columns, filters).map((key) => {
    const { name, shortName, width, hidden, sort, align, phone, cell: Cell } = columns.all[key]!
    return {
      key,
      name: t(name),
      head: shortName && (
        <abbr title={t(name)} className="no-underline">
          {t(shortName)}
        </abbr>
      ),
      width,
      hidden: !isChosen && hidden,
      sort: sort && by?.(sort),
      align,
      phone: isChosen && phone === 'hide' ? 'meta' : phone,
      cell: (row) => <Cell {...cellProps(row)} />,
    }
  })
}
