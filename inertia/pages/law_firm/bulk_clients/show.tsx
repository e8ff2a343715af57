import { useMemo } from 'react'
import { Pager } from '~/components/lists/pager'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { SelectAllCell, SelectCell } from '~/components/lists/table_selection'
import type { ClientFilters } from '~/features/clients/address'
import { BulkFrame } from '~/features/transfers/bulk_frame'
import { ChangePreview } from '~/features/transfers/change_preview'
import { FilterFields } from '~/features/transfers/filter_fields'
import { filteredAddress, type Filter } from '~/features/transfers/selection'
import type { BulkProps } from '~/features/transfers/types'
import { WorkBar } from '~/features/transfers/work_bar'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'
import { route } from '~/routes'

type ClientRow = {
  id: number
  name: string
  rfc: string | null
  email: string | null
  type: 'person' | 'business'
  matters: number
}

type BulkClientsProps = BulkProps & {
  clients: ClientRow[]
  paging: { total: number; page: number; perPage: number }
  filters: ClientFilters
  regimes: string[]
  tags: string[]
}

const PAGE = route('law_firm.bulk_clients.show')

export default function BulkClients(props: BulkClientsProps) {
  return (
    <BulkFrame subject="clients" bulk={props}>
      {props.change ? <ChangePreview subject="clients" view={props.change} /> : <List {...props} />}
    </BulkFrame>
  )
}

function List({ clients, paging, filters, columns, regimes, people, tags, can }: BulkClientsProps) {
  const t = useMessages()
  const ids = useMemo(() => clients.map(({ id }) => id), [clients])
  const selection = useSelection(ids)
  const { q, type, access, archived, responsible, tag } = filters
  const fields = [
    ...(can.edit ? ['responsibleId', 'tagAdd', 'tagRemove', 'taxRegime'] : []),
    ...(can.archive ? ['archived'] : []),
  ]
  const filter: Filter = {
    q,
    type,
    access,
    archived: archived ? 'yes' : '',
    responsible: responsible ? String(responsible) : '',
    tag,
  }
  return (
    <>
      <FilterFields
        page={PAGE}
        filter={filter}
        choices={[
          {
            key: 'type',
            label: t('transfers.field.clients.type'),
            options: [
              { value: 'person', label: t('clients.person') },
              { value: 'business', label: t('clients.business') },
            ],
          },
          {
            key: 'responsible',
            label: t('clients.field.responsible'),
            options: people.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          { key: 'tag', label: t('clients.field.tag'), options: tags.map((each) => ({ value: each, label: each })) },
        ]}
      />
      <WorkBar
        subject="clients"
        ids={[...selection.selected]}
        total={paging.total}
        changes={{ fields, people, stages: [], tags, regimes }}
        {...{ filter, columns }}
      />
      <Table caption={t('transfers.page.clients')} phone="stack">
        <Thead>
          <SelectAllCell state={selection.state} onToggle={selection.toggleAll} />
          <Th>{t('transfers.field.clients.name')}</Th>
          <Th className="w-44 max-md:hidden">{t('transfers.field.clients.rfc')}</Th>
          <Th className="w-64 max-lg:hidden">{t('transfers.field.clients.email')}</Th>
        </Thead>
        <Tbody>
          {clients.map((client) => (
            <Row key={client.id} client={client} selection={selection} />
          ))}
        </Tbody>
      </Table>
      <Pager {...paging} href={(page) => filteredAddress(PAGE, filter, page)} />
    </>
  )
}

function Row({ client, selection }: { client: ClientRow; selection: ReturnType<typeof useSelection<number>> }) {
  const t = useMessages()
  const { id, name, type, rfc, email } = client
  return (
    <Tr selected={selection.isSelected(id)}>
      <SelectCell name={name} checked={selection.isSelected(id)} onToggle={(range) => selection.toggle(id, range)} />
      <Td phone="title">
        <TwoLines
          strong
          title={name}
          first={name}
          second={t(type === 'person' ? 'clients.person' : 'clients.business')}
        />
      </Td>
      <Td phone="hide" className="text-sm text-fg-muted max-md:hidden">
        {rfc}
      </Td>
      <Td phone="hide" className="truncate text-sm text-fg-muted max-lg:hidden">
        {email}
      </Td>
    </Tr>
  )
}
