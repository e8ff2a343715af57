import type { ReactNode } from 'react'
import { Avatar } from '~/components/display/avatar'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { TwoLines } from '~/components/lists/table'
import { useMessages } from '~/hooks/use_messages'
import type { ColumnKey, SortKey } from '~/features/clients/address'
import type { ClientLine } from '~/features/clients/types'

/** A column of the table besides the name. */
interface ClientColumn {
  width: string
  /** Classes that hide it on narrow windows while nobody chose the columns. */
  hidden: string
  /** By what a press on its head orders the list. */
  sort?: SortKey
  phone: 'meta' | 'end' | 'hide'
  cell: (props: { client: ClientLine }) => ReactNode
}

/** The columns in their order. */
export const CLIENT_COLUMNS: Record<ColumnKey, ClientColumn> = {
  contact: { width: 'w-64', hidden: 'max-lg:hidden', phone: 'hide', cell: ContactCell },
  rfc: { width: 'w-38', hidden: 'max-desk:hidden', phone: 'hide', cell: RfcCell },
  matters: { width: 'w-28', hidden: '', phone: 'meta', cell: MattersCell },
  portal: { width: 'w-30', hidden: '', phone: 'end', cell: PortalCell },
  responsible: { width: 'w-40', hidden: '', phone: 'hide', cell: ResponsibleCell },
  tags: { width: 'w-40', hidden: '', phone: 'hide', cell: TagsCell },
  created: { width: 'w-30', hidden: '', sort: 'created', phone: 'hide', cell: CreatedCell },
  updated: { width: 'w-30', hidden: 'max-lg:hidden', sort: 'updated', phone: 'hide', cell: UpdatedCell },
}

function ContactCell({ client: { email, phone } }: { client: ClientLine }) {
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

function RfcCell({ client: { rfc } }: { client: ClientLine }) {
  return <span className="block truncate text-sm text-fg-muted">{rfc}</span>
}

function MattersCell({ client: { matters } }: { client: ClientLine }) {
  const t = useMessages()
  return <span className="text-sm text-fg-muted">{t('clients.list.count_matters', { count: matters })}</span>
}

function PortalCell({ client: { hasAccess } }: { client: ClientLine }) {
  const t = useMessages()
  if (hasAccess) return <Badge tone="success">{t('clients.list.portal_yes')}</Badge>
  return <span className="text-sm text-fg-subtle">{t('clients.list.portal_no')}</span>
}

function ResponsibleCell({ client: { responsible } }: { client: ClientLine }) {
  const t = useMessages()
  if (!responsible) return <span className="text-sm text-fg-subtle">{t('clients.list.no_responsible')}</span>
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm text-fg-muted" title={responsible.name}>
      <Avatar name={responsible.name} id={responsible.id} decorative />
      <span className="truncate">{responsible.name}</span>
    </span>
  )
}

function TagsCell({ client: { tags } }: { client: ClientLine }) {
  return (
    <span className="block truncate text-sm text-fg-muted" title={tags.join(', ')}>
      {tags.join(', ')}
    </span>
  )
}

function CreatedCell({ client: { createdAt } }: { client: ClientLine }) {
  return <DateTime value={createdAt} className="text-sm text-fg-subtle" />
}

function UpdatedCell({ client: { updatedAt } }: { client: ClientLine }) {
  return <DateTime value={updatedAt} className="text-sm text-fg-subtle" />
}
