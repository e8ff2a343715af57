import type { ClientFilters } from '~/features/clients/address'
import { BulkFrame } from '~/features/transfers/bulk_frame'
import { BulkList } from '~/features/transfers/bulk_list'
import { ChangePreview } from '~/features/transfers/change_preview'
import type { Filter } from '~/features/transfers/selection'
import type { BulkProps } from '~/features/transfers/types'
import { useMessages } from '~/hooks/use_messages'

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

export default function BulkClients(props: BulkClientsProps) {
  return (
    <BulkFrame subject="clients" bulk={props}>
      {props.change ? <ChangePreview subject="clients" view={props.change} /> : <List {...props} />}
    </BulkFrame>
  )
}

function List({ clients, paging, filters, columns, regimes, people, tags, can }: BulkClientsProps) {
  const t = useMessages()
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
    <BulkList
      subject="clients"
      rows={clients}
      nameOf={({ name }) => name}
      exported={columns}
      changes={{ fields, people, stages: [], tags, regimes }}
      {...{ paging, filter }}
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
      columns={[
        {
          name: t('transfers.field.clients.name'),
          lines: ({ name, type }) => ({
            first: name,
            second: t(type === 'person' ? 'clients.person' : 'clients.business'),
          }),
        },
        {
          name: t('clients.field.rfc'),
          width: 'w-44',
          hidden: 'max-md:hidden',
          phone: 'hide',
          className: 'text-sm text-fg-muted',
          cell: ({ rfc }) => rfc,
        },
        {
          name: t('transfers.field.clients.email'),
          width: 'w-64',
          hidden: 'max-lg:hidden',
          phone: 'hide',
          className: 'truncate text-sm text-fg-muted',
          cell: ({ email }) => email,
        },
      ]}
    />
  )
}
