import { Link } from '@inertiajs/react'
import { EyeOff, Lock } from 'lucide-react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { SkeletonRows } from '~/components/feedback/skeleton_rows'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { SelectAllCell, SelectCell } from '~/components/lists/table_selection'
import { sortBy } from '~/features/lists/sort_by'
import { useMessages } from '~/hooks/use_messages'
import type { useSelection } from '~/hooks/use_selection'
import { matterAddress, sortAddress, type ColumnKey, type MatterFilters } from '~/features/matters/address'
import { COLUMN_NAMES, COLUMN_SHORT_NAMES, isUsual, shownColumns } from './list_columns'
import { MATTER_COLUMNS } from './table_columns'
import { useLongPress } from '~/hooks/use_long_press'
import type { MatterLine } from '~/features/matters/vocabulary'

interface MattersTableProps {
  matters: MatterLine[]
  filters: MatterFilters
  /** Absent for who can do nothing with several at once. */
  selection?: ReturnType<typeof useSelection<number>>
  isLoading: boolean
}

/** The matters in two-line rows; cards on a phone. */
export function MattersTable({ matters, filters, selection, isLoading }: MattersTableProps) {
  const t = useMessages()
  const held = useLongPress((selection?.selected.size ?? 0) > 0, (index) => selection?.toggle(matters[index]!.id))

  return (
    <Table caption={t('matters.list.caption')}>
      <MattersHead filters={filters} selection={selection} />
      <Tbody>
        {isLoading ? (
          <>
            <tr role="row" className="sr-only">
              <td role="cell">{t('common.loading')}</td>
            </tr>
            <SkeletonRows
              columns={shownColumns(filters).length + (selection ? 2 : 1)}
              rows={Math.max(matters.length, 5)}
              wide={selection ? 2 : 1}
            />
          </>
        ) : (
          matters.map((matter, index) => (
            <Tr
              key={matter.id}
              href={matterAddress(matter.id)}
              selected={selection?.isSelected(matter.id)}
              {...(selection && held(index))}
            >
              {selection && (
                <SelectCell
                  name={matter.reference}
                  checked={selection.isSelected(matter.id)}
                  onToggle={(range) => selection.toggle(matter.id, range)}
                />
              )}
              <MatterCells matter={matter} filters={filters} />
            </Tr>
          ))
        )}
      </Tbody>
    </Table>
  )
}

function MattersHead({ filters, selection }: Pick<MattersTableProps, 'filters' | 'selection'>) {
  const t = useMessages()
  const by = sortBy(filters, (key) => sortAddress(filters, key))
  const columns = shownColumns(filters)
  const head = (key: ColumnKey) => {
    const { width, sort, hidden } = MATTER_COLUMNS[key]
    return (
      <Th key={key} className={cx(width, isUsual(filters) && hidden)} sort={sort && by(sort)}>
        <ColumnHead column={key} />
      </Th>
    )
  }
  return (
    <Thead>
      {selection && <SelectAllCell state={selection.state} onToggle={selection.toggleAll} />}
      {columns.includes('number') && head('number')}
      <Th sort={by('title')}>{t('matters.list.matter_and_client')}</Th>
      {columns.filter((key) => key !== 'number').map(head)}
    </Thead>
  )
}

function ColumnHead({ column }: { column: ColumnKey }) {
  const t = useMessages()
  const name = t(COLUMN_NAMES[column])
  const short = COLUMN_SHORT_NAMES[column]
  if (!short) return name
  return (
    <abbr title={name} className="no-underline">
      {t(short)}
    </abbr>
  )
}

function MatterCells({ matter, filters }: { matter: MatterLine; filters: MatterFilters }) {
  const t = useMessages()
  const columns = shownColumns(filters)
  const cell = (key: ColumnKey) => {
    const { phone, hidden, cell: Cell } = MATTER_COLUMNS[key]
    return (
      <Td
        key={key}
        phone={!isUsual(filters) && phone === 'hide' ? 'meta' : phone}
        label={t(COLUMN_NAMES[key])}
        className={cx(isUsual(filters) && hidden)}
      >
        <Cell matter={matter} />
      </Td>
    )
  }
  return (
    <>
      {columns.includes('number') && cell('number')}
      <TitleCell matter={matter} />
      {columns.filter((key) => key !== 'number').map(cell)}
    </>
  )
}

function TitleCell({ matter: { id, title, reference, clientName, ...matter } }: { matter: MatterLine }) {
  const t = useMessages()
  const client = clientName ?? t('matters.no_client')
  return (
    <Td phone="title">
      <TwoLines
        strong
        title={title}
        first={
          <Link href={matterAddress(id)} data-row-link className="underline-offset-3 hover:underline">
            {title}
          </Link>
        }
        second={
          <span title={client}>
            {matter.private && <Icon of={EyeOff} size={12} className="mr-1 inline align-[-1px]" />}
            {matter.private && <span className="sr-only">{t('matters.private_badge')}</span>}
            {matter.readOnly && <Icon of={Lock} size={12} className="mr-1 inline align-[-1px]" />}
            {matter.readOnly && <span className="sr-only">{t('matters.read_only_badge')}</span>}
            <span className="md:hidden">{reference} · </span>
            {client}
          </span>
        }
      />
    </Td>
  )
}
