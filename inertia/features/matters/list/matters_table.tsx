import { EyeOff, Lock } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { TwoLines } from '~/components/lists/table'
import { useShownColumns } from '~/features/lists/columns'
import { sortBy } from '~/features/lists/sort_by'
import { matterAddress, sortAddress, type MatterFilters } from '~/features/matters/address'
import type { MatterLine } from '~/features/matters/vocabulary'
import { useLongPress } from '~/hooks/use_long_press'
import { useMessages } from '~/hooks/use_messages'
import type { useSelection } from '~/hooks/use_selection'
import { MATTER_COLUMNS } from './table_columns'

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
  const by = sortBy(filters, (key) => sortAddress(filters, key))
  const columns = useShownColumns({
    columns: MATTER_COLUMNS,
    filters,
    by,
    cellProps: (matter: MatterLine) => ({ matter }),
  })
  const title: RowColumn<MatterLine> = {
    name: t('matters.list.matter_and_client'),
    sort: by('title'),
    phone: 'title',
    cell: (matter) => <MatterTitle matter={matter} />,
  }
  return (
    <RowsTable
      caption={t('matters.list.caption')}
      rows={matters}
      columns={[
        ...columns.filter(({ key }) => key === 'number'),
        title,
        ...columns.filter(({ key }) => key !== 'number'),
      ]}
      href={({ id }) => matterAddress(id)}
      nameOf={({ reference }) => reference}
      rowProps={selection && held}
      {...{ selection, isLoading }}
    />
  )
}

function MatterTitle({ matter: { id, title, reference, clientName, ...matter } }: { matter: MatterLine }) {
  const t = useMessages()
  const client = clientName ?? t('matters.no_client')
  return (
    <TwoLines
      strong
      title={title}
      href={matterAddress(id)}
      first={title}
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
  )
}
