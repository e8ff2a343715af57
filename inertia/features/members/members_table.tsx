import { Crown, Ellipsis, ShieldOff, UserMinus, UserRoundCog, UsersRound } from 'lucide-react'
import { Avatar } from '~/components/avatar'
import { Badge } from '~/components/badge'
import { DateTime } from '~/components/date_time'
import { Menu, type MenuItems } from '~/components/menu'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/table'
import { Th } from '~/components/table_head'
import { useMessages } from '~/hooks/use_messages'
import { sortedBy, type MemberFilters, type MemberLine } from './types'

/** What can be asked for a member; each opens its dialog. */
export type MemberAsk = 'role' | 'groups' | 'remove' | 'transfer'

interface MembersTableProps {
  members: MemberLine[]
  filters: MemberFilters
  canTransfer: boolean
  onAsk: (what: MemberAsk, member: MemberLine) => void
}

/** The members in two-line rows; cards on a phone. */
export function MembersTable({ members, filters, canTransfer, onAsk }: MembersTableProps) {
  const t = useMessages()
  const by = (sort: MemberFilters['sort']) => ({
    href: sortedBy(filters, sort),
    direction: filters.sort === sort ? (filters.descending ? ('desc' as const) : ('asc' as const)) : null,
  })
  return (
    <Table caption={t('members.caption')}>
      <Thead>
        <Th sort={by('name')}>{t('members.column.person')}</Th>
        <Th className="w-56" sort={by('role')}>
          {t('members.column.role')}
        </Th>
        <Th className="w-56 max-desk:hidden">{t('members.column.groups')}</Th>
        <Th className="w-32 max-lg:hidden" sort={by('joined')}>
          {t('members.column.joined')}
        </Th>
        <Th className="w-13">
          <span className="sr-only">{t('common.actions')}</span>
        </Th>
      </Thead>
      <Tbody>
        {members.map((member) => (
          <Tr key={member.id}>
            <PersonCell member={member} />
            <Td>
              <RoleCell member={member} />
            </Td>
            <Td phone="hide" className="truncate text-sm text-fg-muted max-desk:hidden">
              {member.groups.map(({ name }) => name).join(', ') || (
                <span className="text-fg-subtle">{t('members.no_groups')}</span>
              )}
            </Td>
            <Td phone="hide" className="text-sm text-fg-subtle max-lg:hidden">
              <DateTime value={member.joinedAt} />
            </Td>
            <Td phone="end">
              <MemberMenu member={member} canTransfer={canTransfer} onAsk={onAsk} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

function PersonCell({ member: { user, isMe, supportAt } }: { member: MemberLine }) {
  const t = useMessages()
  return (
    <Td phone="title">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={user.name} id={user.id} picture={user.picture} size="lg" decorative />
        <TwoLines
          strong
          title={user.name}
          first={
            <>
              {user.name}
              {isMe && <span className="ml-1.5 font-normal text-fg-subtle">({t('members.me')})</span>}
            </>
          }
          second={user.email}
        />
      </span>
      {supportAt && (
        <p className="mt-1 pl-12 text-xs text-fg-muted">
          {t('members.support', { name: user.name })} <DateTime value={supportAt} format="full" />
        </p>
      )}
    </Td>
  )
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

function MemberMenu({
  member,
  canTransfer,
  onAsk,
}: Omit<MembersTableProps, 'members' | 'filters'> & { member: MemberLine }) {
  const t = useMessages()
  const { can, isMe, isOwner, user } = member
  const ask = (what: MemberAsk) => () => onAsk(what, member)
  const canReceive = canTransfer && !isMe && !isOwner && !user.isDisabled
  const items: MenuItems = [
    ...(can.changeRole ? [{ label: t('members.action.role'), icon: UserRoundCog, onSelect: ask('role') }] : []),
    ...(can.group ? [{ label: t('members.action.groups'), icon: UsersRound, onSelect: ask('groups') }] : []),
    ...(canReceive ? [{ label: t('members.action.transfer'), icon: Crown, onSelect: ask('transfer') }] : []),
    ...(can.remove
      ? [{ label: t('members.action.remove'), icon: UserMinus, tone: 'danger' as const, onSelect: ask('remove') }]
      : []),
  ]
  if (items.length === 0) return null
  const label = t('members.actions_of', { name: user.name })
  return (
    <Menu align="end" items={items} trigger={{ label, icon: Ellipsis, iconOnly: true, variant: 'ghost', size: 'sm' }} />
  )
}
