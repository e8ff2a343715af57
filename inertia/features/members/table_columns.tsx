import { Crown, ShieldOff } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import type { ListColumns } from '~/features/lists/columns'
import { useMessages } from '~/hooks/use_messages'
import type { ColumnKey, MemberFilters, MemberLine } from './types'

type CellProps = { member: MemberLine }

/** The columns of the list. */
export const MEMBER_COLUMNS: ListColumns<ColumnKey, CellProps, MemberFilters['sort']> = {
  all: {
    role: { name: 'members.column.role', width: 'w-56', sort: 'role', phone: 'meta', cell: RoleCell },
    groups: {
      name: 'members.column.groups',
      width: 'w-56',
      hidden: 'max-desk:hidden',
      phone: 'hide',
      cell: GroupsCell,
    },
    joined: {
      name: 'members.column.joined',
      width: 'w-32',
      hidden: 'max-lg:hidden',
      sort: 'joined',
      phone: 'hide',
      cell: JoinedCell,
    },
  },
  defaults: ['role', 'groups', 'joined'],
}

function RoleCell({ member: { role, isOwner, user } }: CellProps) {
  const t = useMessages()
  if (user.isDisabled) return <Badge tone="void">{t('members.disabled')}</Badge>
  if (isOwner)
    return (
      <Badge tone="accent" icon={Crown}>
        {t('members.owner')}
      </Badge>
    )
  if (role) return <span className="block truncate text-sm">{role.name}</span>
  return (
    <Badge tone="warning" icon={ShieldOff} title={t('members.no_role_help')}>
      {t('members.no_role')}
    </Badge>
  )
}

function GroupsCell({ member: { groups } }: CellProps) {
  const t = useMessages()
  const names = groups.map(({ name }) => name).join(', ')
  if (!names) return <span className="text-sm text-fg-subtle">{t('members.no_groups')}</span>
  return (
    <span className="block truncate text-sm text-fg-muted" title={names}>
      {names}
    </span>
  )
}

function JoinedCell({ member: { joinedAt } }: CellProps) {
  return <DateTime value={joinedAt} className="text-sm text-fg-subtle" />
}
