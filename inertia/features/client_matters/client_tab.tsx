import { FolderOpen, Plus } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import { RowsTable } from '~/components/lists/rows_table'
import { clientAddress } from '~/features/clients/address'
import type { ClientTabProps } from '~/features/clients/client_parts'
import { matterAddress } from '~/features/matters/address'
import { useReferenceColumn } from '~/features/matters/reference_column'
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

/** The matters of a client that the reader sees, page by page. */
export default function ClientMattersTab({
  client,
  content: { matters, paging, mayAdd },
}: ClientTabProps<'client_matters'>) {
  const t = useMessages()
  const add = mayAdd && !client.archived && (
    <ButtonLink href={route('law_firm.matters.create', {}, { client: client.id })} icon={Plus}>
      {t('clients.matters.new')}
    </ButtonLink>
  )
  if (matters.length === 0) {
    return (
      <EmptyState
        icon={FolderOpen}
        level={3}
        title={t('clients.tab.client_matters')}
        text={t('clients.matters.empty')}
        actions={add}
      />
    )
  }
  return (
    <div className="grid gap-3">
      {add && <div className="justify-self-end">{add}</div>}
      <ClientMattersTable matters={matters} />
      {paging.total > paging.perPage && (
        <Pager {...paging} href={(page) => `${clientAddress(client.id, 'client_matters')}&page=${page}`} />
      )}
    </div>
  )
}

function ClientMattersTable({ matters }: { matters: ClientMatter[] }) {
  const t = useMessages()
  return (
    <RowsTable
      caption={t('clients.matters.caption')}
      rows={matters}
      href={({ id }) => matterAddress(id)}
      columns={[
        useReferenceColumn(),
        {
          name: t('matters.field.title'),
          lines: ({ id, title, materia }) => ({
            first: title,
            second: t(MATERIAS[materia]),
            href: matterAddress(id),
          }),
        },
        {
          name: t('matters.field.status'),
          width: 'w-40',
          cell: ({ status, archived }) => (
            <span className="flex flex-wrap items-center gap-1.5">
              <StatusInList status={status} />
              {archived && <Badge tone="void">{t('clients.matters.archived')}</Badge>}
            </span>
          ),
        },
        {
          name: t('matters.field.responsible'),
          width: 'w-48',
          hidden: 'max-lg:hidden',
          phone: 'hide',
          className: 'truncate text-sm text-fg-muted',
          cell: ({ responsible }) => responsible ?? t('matters.nobody'),
        },
        {
          name: t('matters.list.updated'),
          width: 'w-30',
          hidden: 'max-lg:hidden',
          phone: 'hide',
          className: 'text-sm text-fg-subtle',
          cell: ({ updatedAt }) => <DateTime value={updatedAt} />,
        },
      ]}
    />
  )
}
