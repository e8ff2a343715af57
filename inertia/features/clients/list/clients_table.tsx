import { Avatar } from '~/components/display/avatar'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { TwoLines } from '~/components/lists/table'
import { clientAddress, sortAddress, type ClientFilters } from '~/features/clients/address'
import type { ClientLine } from '~/features/clients/types'
import { useShownColumns } from '~/features/lists/columns'
import { sortBy } from '~/features/lists/sort_by'
import { useMessages } from '~/hooks/use_messages'
import type { useSelection } from '~/hooks/use_selection'
import { clientColumns } from './table_columns'

interface ClientsTableProps {
  clients: ClientLine[]
  filters: ClientFilters
  /** Absent for who can do nothing with several at once. */
  selection?: ReturnType<typeof useSelection<number>>
  /** Whether the reader may see matters at all. */
  seeMatters: boolean
  isLoading: boolean
}

/** The clients in two-line rows; cards on a phone. */
export function ClientsTable({ clients, filters, seeMatters, ...props }: ClientsTableProps) {
  const t = useMessages()
  const by = sortBy(filters, (key) => sortAddress(filters, key))
  const cellProps = (client: ClientLine) => ({ client })
  const columns = useShownColumns({ columns: clientColumns(seeMatters), filters, by, cellProps })
  const name: RowColumn<ClientLine> = {
    name: t('clients.list.client'),
    sort: by('name'),
    phone: 'title',
    cell: (client) => <ClientName client={client} />,
  }
  return (
    <RowsTable
      caption={t('clients.list.caption')}
      rows={clients}
      columns={[name, ...columns]}
      href={({ id }) => clientAddress(id)}
      nameOf={({ name: called }) => called}
      {...props}
    />
  )
}

function ClientName({ client: { id, name, type, tradeName, picture } }: { client: ClientLine }) {
  const t = useMessages()
  const kind = t(type === 'person' ? 'clients.person' : 'clients.business')
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} id={id} picture={picture} size="lg" decorative />
      <TwoLines
        strong
        className="min-w-0 flex-1"
        title={name}
        href={clientAddress(id)}
        first={name}
        second={tradeName ? `${kind} · ${tradeName}` : kind}
      />
    </span>
  )
}
