import { Link } from '@inertiajs/react'
import { Avatar } from '~/components/display/avatar'
import { cx } from '~/components/cx'
import { SkeletonRows } from '~/components/feedback/skeleton_rows'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { SelectAllCell, SelectCell } from '~/components/lists/table_selection'
import { sortBy } from '~/features/lists/sort_by'
import { useMessages } from '~/hooks/use_messages'
import type { useSelection } from '~/hooks/use_selection'
import { clientAddress, sortAddress, type ClientFilters } from '~/features/clients/address'
import { COLUMN_NAMES, shownColumns } from './list_columns'
import { CLIENT_COLUMNS } from './table_columns'
import type { ClientLine } from '~/features/clients/types'

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
export function ClientsTable({ clients, filters, selection, seeMatters, isLoading }: ClientsTableProps) {
  const t = useMessages()
  const by = sortBy(filters, (key) => sortAddress(filters, key))
  const columns = shownColumns(filters, seeMatters)
  const isUsual = filters.columns.length === 0

  return (
    <Table caption={t('clients.list.caption')}>
      <Thead>
        {selection && <SelectAllCell state={selection.state} onToggle={selection.toggleAll} />}
        <Th sort={by('name')}>{t('clients.list.client')}</Th>
        {columns.map((key) => {
          const { width, hidden, sort } = CLIENT_COLUMNS[key]
          return (
            <Th key={key} className={cx(width, isUsual && hidden)} sort={sort && by(sort)}>
              {t(COLUMN_NAMES[key])}
            </Th>
          )
        })}
      </Thead>
      <Tbody>
        {isLoading ? (
          <SkeletonRows
            columns={columns.length + (selection ? 2 : 1)}
            rows={Math.max(clients.length, 5)}
            wide={selection ? 1 : 0}
          />
        ) : (
          clients.map((client) => (
            <Tr key={client.id} href={clientAddress(client.id)} selected={selection?.isSelected(client.id)}>
              {selection && (
                <SelectCell
                  name={client.name}
                  checked={selection.isSelected(client.id)}
                  onToggle={(range) => selection.toggle(client.id, range)}
                />
              )}
              <NameCell client={client} />
              {columns.map((key) => {
                const { phone, hidden, cell: Cell } = CLIENT_COLUMNS[key]
                return (
                  <Td
                    key={key}
                    phone={!isUsual && phone === 'hide' ? 'meta' : phone}
                    label={t(COLUMN_NAMES[key])}
                    className={cx(isUsual && hidden)}
                  >
                    <Cell client={client} />
                  </Td>
                )
              })}
            </Tr>
          ))
        )}
      </Tbody>
    </Table>
  )
}

function NameCell({ client: { id, name, type, tradeName, picture } }: { client: ClientLine }) {
  const t = useMessages()
  const kind = t(type === 'person' ? 'clients.person' : 'clients.business')
  return (
    <Td phone="title">
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar name={name} id={id} picture={picture} size="lg" decorative />
        <TwoLines
          strong
          className="min-w-0 flex-1"
          title={name}
          first={
            <Link href={clientAddress(id)} data-row-link className="underline-offset-3 hover:underline">
              {name}
            </Link>
          }
          second={tradeName ? `${kind} · ${tradeName}` : kind}
        />
      </span>
    </Td>
  )
}
