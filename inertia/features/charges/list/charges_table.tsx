import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useShownColumns } from '~/features/lists/columns'
import { sortBy } from '~/features/lists/sort_by'
import { useMessages } from '~/hooks/use_messages'
import type { useSelection } from '~/hooks/use_selection'
import { chargeAddress, sortAddress } from './address'
import { CHARGE_TABLE } from './table_columns'
import type { ChargeFilters, ChargeLine } from './types'

interface ChargesTableProps {
  charges: ChargeLine[]
  filters: ChargeFilters
  selection: ReturnType<typeof useSelection<number>>
  /** Whether the reader may open clients. */
  linksClients: boolean
  isLoading: boolean
}

/** The charges of a list; cards on a phone, where the client stands under the number. */
export function ChargesTable({ charges, filters, linksClients, ...props }: ChargesTableProps) {
  const t = useMessages()
  const by = sortBy(filters, (key) => sortAddress(filters, key))
  const columns = useShownColumns({
    columns: CHARGE_TABLE,
    filters,
    by,
    cellProps: (charge: ChargeLine) => ({ charge, linksClients }),
  })
  const nameOf = ({ reference, client }: ChargeLine) => `${reference ?? t('billing.draft')} · ${client.name}`
  const href = ({ id }: ChargeLine) => chargeAddress(id)
  const charge: RowColumn<ChargeLine> = {
    name: t('billing.column.charge'),
    width: 'w-28',
    sort: by('number'),
    phone: 'title',
    lines: ({ id, reference, client }) => ({
      strong: true,
      href: chargeAddress(id),
      first: reference ?? t('billing.draft'),
      second: <span className="md:hidden">{client.name}</span>,
    }),
  }
  return (
    <RowsTable
      caption={t('billing.list.caption')}
      rows={charges}
      columns={[charge, ...columns]}
      {...{ href, nameOf, ...props }}
    />
  )
}
