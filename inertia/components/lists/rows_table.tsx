import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '~/components/cx'
import { SkeletonRows } from '~/components/feedback/skeleton_rows'
import { Table, Tbody, Td, Thead, Tr, TwoLines, type TwoLinesProps } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { SelectAllCell, SelectCell } from '~/components/lists/table_selection'
import { useMessages } from '~/hooks/use_messages'
import type { useSelection } from '~/hooks/use_selection'

/** A column of a table: its head, and the cell of each row. */
export interface RowColumn<Row> {
  /** What it is called, in the head and beside its cells on a phone. */
  name: string
  /** What the head shows in place of the name. */
  head?: ReactNode
  width?: string
  /** Classes that hide it on narrow windows. */
  hidden?: string | false
  sort?: ComponentPropsWithRef<typeof Th>['sort']
  align?: 'end'
  /** Where its cells stand in the card that a row becomes on a phone. */
  phone?: 'title' | 'meta' | 'end' | 'hide'
  /** Classes of its cells. */
  className?: string
  cell?: (row: Row) => ReactNode
  /** In place of the cell, for the column of what the rows are: two lines, the first told whole on hover. */
  lines?: (row: Row) => TwoLinesProps
  /** In place of the cell: what can be done with a row, under a name for readers of the screen only. */
  actions?: (row: Row) => ReactNode
}

interface RowsTableProps<Row> {
  /** What the table lists, for assistive technology. */
  caption: string
  rows: Row[]
  columns: RowColumn<Row>[]
  /** What a press on a row opens; one of its cells still needs the link. */
  href?: (row: Row) => string
  isSelected?: (row: Row) => boolean
  /** What is ticked; absent for who can do nothing with several at once. */
  selection?: ReturnType<typeof useSelection<number>>
  /** What the box of a row is called: «IL-1042». */
  nameOf?: (row: Row) => string
  /** What else a row listens to, by its place. */
  rowProps?: (index: number) => ComponentPropsWithRef<'tr'>
  /** Rows of the real height stand in place of those that come. */
  isLoading?: boolean
}

const keyOf = (row: object, index: number) => ('id' in row ? (row.id as number | string) : index)

/** Rows with columns, each of which says its head and its cells; cards on a phone. */
export function RowsTable<Row extends object>({ caption, rows, columns, selection, ...props }: RowsTableProps<Row>) {
  const { href, isSelected, nameOf, rowProps, isLoading } = props
  const rowId = (row: Row) => keyOf(row, -1) as number
  return (
    <Table caption={caption}>
      <Thead>
        {selection && <SelectAllCell state={selection.state} onToggle={selection.toggleAll} />}
        {columns.map(({ name, head, actions, width, hidden, sort, align }) => (
          <Th key={name} className={cx(width, hidden)} sort={sort} align={align}>
            {actions ? <span className="sr-only">{name}</span> : (head ?? name)}
          </Th>
        ))}
      </Thead>
      <Tbody>
        {isLoading ? (
          <LoadingRows columns={columns} count={rows.length} isSelectable={selection !== undefined} />
        ) : (
          rows.map((row, index) => (
            <Tr
              key={keyOf(row, index)}
              href={href?.(row)}
              selected={selection?.isSelected(rowId(row)) ?? isSelected?.(row)}
              {...rowProps?.(index)}
            >
              {selection && (
                <SelectCell
                  name={nameOf?.(row) ?? ''}
                  checked={selection.isSelected(rowId(row))}
                  onToggle={(range) => selection.toggle(rowId(row), range)}
                />
              )}
              {columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
            </Tr>
          ))
        )}
      </Tbody>
    </Table>
  )
}

/** Where the cells of a column stand in the card of a row. */
const placeOf = <Row,>({ phone, lines, actions }: RowColumn<Row>) =>
  phone ?? (lines ? 'title' : actions ? 'end' : 'meta')

function Cell<Row>({ column, row }: { column: RowColumn<Row>; row: Row }) {
  const { name, align, className, hidden, cell, lines, actions } = column
  const phone = placeOf(column)
  const place = phone === 'title' ? { phone } : { phone, label: name }
  return (
    <Td {...place} align={align} className={cx(className, hidden)}>
      {lines ? <RowLines {...lines(row)} /> : (cell ?? actions)?.(row)}
    </Td>
  )
}

function RowLines(lines: TwoLinesProps) {
  return <TwoLines strong title={typeof lines.first === 'string' ? lines.first : undefined} {...lines} />
}

interface LoadingRowsProps<Row> {
  columns: RowColumn<Row>[]
  count: number
  isSelectable: boolean
}

function LoadingRows<Row>({ columns, count, isSelectable }: LoadingRowsProps<Row>) {
  const t = useMessages()
  const boxes = isSelectable ? 1 : 0
  const title = columns.findIndex((column) => placeOf(column) === 'title')
  return (
    <>
      <tr role="row" className="sr-only">
        <td role="cell">{t('common.loading')}</td>
      </tr>
      <SkeletonRows columns={columns.length + boxes} rows={Math.max(count, 5)} wide={title + boxes} />
    </>
  )
}
