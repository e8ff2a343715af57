import { Link } from '@inertiajs/react'
import { Avatar } from '~/components/avatar'
import { Badge } from '~/components/badge'
import { DateTime } from '~/components/date_time'
import { SkeletonRows } from '~/components/skeleton_rows'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/table'
import { Th } from '~/components/table_head'
import { SelectAllCell, SelectCell } from '~/components/table_selection'
import { useMessages } from '~/hooks/use_messages'
import type { useSelection } from '~/hooks/use_selection'
import { clientAddress, sortAddress, type ClientFilters, type SortKey } from './address'
import type { ClientLine } from './types'

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
  const by = (key: SortKey) => ({
    href: sortAddress(filters, key),
    direction: filters.sort === key ? (filters.descending ? ('desc' as const) : ('asc' as const)) : null,
  })
  const columns = 5 + Number(seeMatters) + Number(Boolean(selection))

  return (
    <Table caption={t('clients.list.caption')}>
      <Thead>
        {selection && <SelectAllCell state={selection.state} onToggle={selection.toggleAll} />}
        <Th sort={by('name')}>{t('clients.list.client')}</Th>
        <Th className="w-64 max-lg:hidden">{t('clients.list.contact')}</Th>
        <Th className="w-38 max-desk:hidden">{t('clients.list.rfc')}</Th>
        {seeMatters && <Th className="w-28">{t('clients.list.matters')}</Th>}
        <Th className="w-30">{t('clients.list.portal')}</Th>
        <Th className="w-30 max-lg:hidden" sort={by('updated')}>
          {t('clients.list.updated')}
        </Th>
      </Thead>
      <Tbody>
        {isLoading ? (
          <SkeletonRows columns={columns} rows={Math.max(clients.length, 5)} wide={selection ? 1 : 0} />
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
              <ClientCells client={client} seeMatters={seeMatters} />
            </Tr>
          ))
        )}
      </Tbody>
    </Table>
  )
}

function ClientCells({ client, seeMatters }: { client: ClientLine; seeMatters: boolean }) {
  const t = useMessages()
  const { id, name, type, tradeName, rfc, email, phone, picture, matters, hasAccess, updatedAt } = client
  const kind = t(type === 'person' ? 'clients.person' : 'clients.business')
  return (
    <>
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
      <Td phone="hide" className="max-lg:hidden">
        <TwoLines
          className="text-fg-muted"
          title={email ?? undefined}
          first={<span className="text-sm">{email ?? phone ?? t('clients.list.no_contact')}</span>}
          second={email ? phone : null}
        />
      </Td>
      <Td phone="hide" className="truncate text-sm text-fg-muted max-desk:hidden">
        {rfc}
      </Td>
      {seeMatters && <Td className="text-sm text-fg-muted">{t('clients.list.count_matters', { count: matters })}</Td>}
      <Td phone="end">
        {hasAccess ? (
          <Badge tone="success">{t('clients.list.portal_yes')}</Badge>
        ) : (
          <span className="text-sm text-fg-subtle">{t('clients.list.portal_no')}</span>
        )}
      </Td>
      <Td phone="hide" className="text-sm text-fg-subtle max-lg:hidden">
        <DateTime value={updatedAt} />
      </Td>
    </>
  )
}
