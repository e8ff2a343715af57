import { useMemo } from 'react'
import { Pager } from '~/components/lists/pager'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'
import { route } from '~/routes'
import type { ChangeChoices } from './change_drawer'
import { FilterFields, type FilterChoice } from './filter_fields'
import { filteredAddress, type Filter } from './selection'
import type { Subject } from './types'
import { WorkBar } from './work_bar'

interface BulkListProps<Row> {
  subject: Subject
  rows: Row[]
  columns: RowColumn<Row>[]
  /** What the box of a row is called. */
  nameOf: (row: Row) => string
  paging: { total: number; page: number; perPage: number }
  filter: Filter
  choices: FilterChoice[]
  changes: ChangeChoices
  /** Columns of the spreadsheet. */
  exported: string[]
}

/** The records of a page of bulk work: narrowed, ticked, and what can be done with them. */
export function BulkList<Row extends { id: number }>({ subject, rows, paging, filter, ...props }: BulkListProps<Row>) {
  const t = useMessages()
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useSelection(ids)
  const page = route(`law_firm.bulk_${subject}.show`)
  const { columns, nameOf, choices, changes, exported } = props
  return (
    <>
      <FilterFields {...{ page, filter, choices }} />
      <WorkBar
        ids={[...selection.selected]}
        total={paging.total}
        columns={exported}
        {...{ subject, filter, changes }}
      />
      <RowsTable caption={t(`transfers.page.${subject}`)} {...{ rows, columns, selection, nameOf }} />
      <Pager {...paging} href={(at) => filteredAddress(page, filter, at)} />
    </>
  )
}
