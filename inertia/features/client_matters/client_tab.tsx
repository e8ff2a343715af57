import { Link } from '@inertiajs/react'
import { FolderOpen, Plus } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { clientAddress } from '~/features/clients/address'
import type { ClientPartProps } from '~/features/clients/client_parts'
import { matterAddress } from '~/features/matters/address'
import { StatusInList } from '~/features/matters/status_badge'
import { MATERIAS, type Materia, type Status } from '~/features/matters/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type ClientMatter = {
  id: number
  reference: string
  title: string
  materia: Materia
  status: Status
  responsible: string | null
  archived: boolean
  updatedAt: string
}

interface TabContent {
  matters: ClientMatter[]
  paging: { total: number; page: number; perPage: number }
  mayAdd: boolean
}

/** The matters of a client that the reader sees, page by page. */
export default function ClientMattersTab({
  client,
  content: { matters, paging, mayAdd },
}: ClientPartProps<TabContent>) {
  const t = useMessages()
  const add = mayAdd && !client.archived && (
    <ButtonLink href={route('law_firm.matters.create', {}, { client: client.id })} icon={Plus}>
      {t('clients.matters.new')}
    </ButtonLink>
  )
  if (matters.length === 0) {
    return (
      <EmptyState icon={FolderOpen} level={3} title={t('clients.tab.client_matters')} actions={add}>
        {t('clients.matters.empty')}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-3">
      {add && <div className="justify-self-end">{add}</div>}
      <Table caption={t('clients.matters.caption')}>
        <Thead>
          <Th className="w-24">{t('matters.number_short')}</Th>
          <Th>{t('matters.field.title')}</Th>
          <Th className="w-40">{t('matters.field.status')}</Th>
          <Th className="w-48 max-lg:hidden">{t('matters.field.responsible')}</Th>
          <Th className="w-30 max-lg:hidden">{t('matters.list.updated')}</Th>
        </Thead>
        <Tbody>
          {matters.map((matter) => (
            <MatterRow key={matter.id} matter={matter} />
          ))}
        </Tbody>
      </Table>
      {paging.total > paging.perPage && (
        <Pager {...paging} href={(page) => `${clientAddress(client.id, 'client_matters')}&page=${page}`} />
      )}
    </div>
  )
}

function MatterRow({ matter }: { matter: ClientMatter }) {
  const t = useMessages()
  const { id, reference, title, materia, status, responsible, archived, updatedAt } = matter
  return (
    <Tr href={matterAddress(id)}>
      <Td phone="hide" className="text-sm whitespace-nowrap text-fg-subtle">
        {reference}
      </Td>
      <Td phone="title">
        <TwoLines
          strong
          title={title}
          first={
            <Link href={matterAddress(id)} className="underline-offset-3 hover:underline">
              {title}
            </Link>
          }
          second={t(MATERIAS[materia])}
        />
      </Td>
      <Td label={t('matters.field.status')}>
        <span className="flex flex-wrap items-center gap-1.5">
          <StatusInList status={status} />
          {archived && <Badge tone="void">{t('clients.matters.archived')}</Badge>}
        </span>
      </Td>
      <Td phone="hide" className="truncate text-sm text-fg-muted max-lg:hidden">
        {responsible ?? t('matters.nobody')}
      </Td>
      <Td phone="hide" className="text-sm text-fg-subtle max-lg:hidden">
        <DateTime value={updatedAt} />
      </Td>
    </Tr>
  )
}
