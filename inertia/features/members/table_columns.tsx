import { Crown, ShieldOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { ColumnKey, MemberFilters, MemberLine } from './types'

/** A column of the table besides the person. */
interface MemberColumn {
  width: string
  /** Classes that hide it on narrow windows while nobody chose the columns. */
  hidden: string
  /** By what a press on its head orders the list. */
  sort?: MemberFilters['sort']
  phone: 'meta' | 'hide'
  cell: (props: { member: MemberLine }) => ReactNode
}

/** The columns in their order. */
export const MEMBER_COLUMNS: Record<ColumnKey, MemberColumn> = {
  role: { width: 'w-56', hidden: '', sort: 'role', phone: 'meta', cell: RoleCell },
  groups: { width: 'w-56', hidden: 'max-desk:hidden', phone: 'hide', cell: GroupsCell },
  joined: { width: 'w-32', hidden: 'max-lg:hidden', sort: 'joined', phone: 'hide', cell: JoinedCell },
}

function RoleCell({ member: { role, isOwner, user } }: { member: MemberLine }) {
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

function GroupsCell({ member: { groups } }: { member: MemberLine }) {
  const t = useMessages()
  const names = groups.map(({ name }) => name).join(', ')
  if (!names) return <span className="text-sm text-fg-subtle">{t('members.no_groups')}</span>
  return (
    <span className="block truncate text-sm text-fg-muted" title={names}>
      {names}
    </span>
  )
}

function JoinedCell({ member: { joinedAt } }: { member: MemberLine }) {
  return <DateTime value={joinedAt} className="text-sm text-fg-subtle" />
}
