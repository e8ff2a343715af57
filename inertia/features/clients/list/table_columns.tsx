import { Avatar } from '~/components/display/avatar'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { TwoLines } from '~/components/lists/table'
import type { ListColumns } from '~/features/lists/columns'
import { useMessages } from '~/hooks/use_messages'
import type { ColumnKey, SortKey } from '~/features/clients/address'
import type { ClientLine } from '~/features/clients/types'

type CellProps = { client: ClientLine }

/** The columns of the list. */
const CLIENT_COLUMNS: ListColumns<ColumnKey, CellProps, SortKey> = {
  all: {
    contact: { name: 'clients.list.contact', width: 'w-64', hidden: 'max-lg:hidden', phone: 'hide', cell: ContactCell },
    rfc: { name: 'clients.list.rfc', width: 'w-38', hidden: 'max-desk:hidden', phone: 'hide', cell: RfcCell },
    matters: { name: 'clients.list.matters', width: 'w-28', phone: 'meta', cell: MattersCell },
    portal: { name: 'clients.list.portal', width: 'w-30', phone: 'end', cell: PortalCell },
    responsible: { name: 'clients.field.responsible', width: 'w-40', phone: 'hide', cell: ResponsibleCell },
    tags: { name: 'clients.field.tags', width: 'w-40', phone: 'hide', cell: TagsCell },
    created: { name: 'clients.list.created', width: 'w-30', sort: 'created', phone: 'hide', cell: CreatedCell },
    updated: {
      name: 'clients.list.updated',
      width: 'w-30',
      hidden: 'max-lg:hidden',
      sort: 'updated',
      phone: 'hide',
      cell: UpdatedCell,
    },
  },
  defaults: ['contact', 'rfc', 'matters', 'portal', 'updated'],
}

/** The columns for a reader, who may or may not see matters. */
export function clientColumns(seeMatters: boolean): typeof CLIENT_COLUMNS {
  if (seeMatters) return CLIENT_COLUMNS
  const { matters: _, ...all } = CLIENT_COLUMNS.all
  return { all, defaults: CLIENT_COLUMNS.defaults.filter((key) => key in all) }
}

function ContactCell({ client: { email, phone } }: CellProps) {
  const t = useMessages()
  return (
    <TwoLines
      className="text-fg-muted"
      title={email ?? undefined}
      first={<span className="text-sm">{email ?? phone ?? t('clients.list.no_contact')}</span>}
      second={email ? phone : null}
    />
  )
}

function RfcCell({ client: { rfc } }: CellProps) {
  return <span className="block truncate text-sm text-fg-muted">{rfc}</span>
}

function MattersCell({ client: { matters } }: CellProps) {
  const t = useMessages()
  return <span className="text-sm text-fg-muted">{t('clients.list.count_matters', { count: matters })}</span>
}

function PortalCell({ client: { hasAccess } }: CellProps) {
  const t = useMessages()
  if (hasAccess) return <Badge tone="success">{t('clients.list.portal_yes')}</Badge>
  return <span className="text-sm text-fg-subtle">{t('clients.list.portal_no')}</span>
}

function ResponsibleCell({ client: { responsible } }: CellProps) {
  const t = useMessages()
  if (!responsible) return <span className="text-sm text-fg-subtle">{t('clients.list.no_responsible')}</span>
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm text-fg-muted" title={responsible.name}>
      <Avatar name={responsible.name} id={responsible.id} decorative />
      <span className="truncate">{responsible.name}</span>
    </span>
  )
}

function TagsCell({ client: { tags } }: CellProps) {
  return (
    <span className="block truncate text-sm text-fg-muted" title={tags.join(', ')}>
      {tags.join(', ')}
    </span>
  )
}

function CreatedCell({ client: { createdAt } }: CellProps) {
  return <DateTime value={createdAt} className="text-sm text-fg-subtle" />
}

function UpdatedCell({ client: { updatedAt } }: CellProps) {
  return <DateTime value={updatedAt} className="text-sm text-fg-subtle" />
}
