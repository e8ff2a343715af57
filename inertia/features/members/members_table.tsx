import { Crown, UserMinus, UserRoundCog, UsersRound } from 'lucide-react'
import type { MenuItems } from '~/components/actions/menu'
import { OverflowMenu } from '~/components/actions/overflow_menu'
import { Avatar } from '~/components/display/avatar'
import { DateTime } from '~/components/display/date_time'
import { RowsTable } from '~/components/lists/rows_table'
import { TwoLines } from '~/components/lists/table'
import { useShownColumns } from '~/features/lists/columns'
import { sortBy } from '~/features/lists/sort_by'
import { useMessages } from '~/hooks/use_messages'
import { MEMBER_COLUMNS } from './table_columns'
import { sortedBy, type MemberFilters, type MemberLine } from './types'

/** What can be asked for a member; each opens its dialog. */
export type MemberAsk = 'role' | 'groups' | 'remove' | 'transfer'

interface MembersTableProps {
  members: MemberLine[]
  filters: MemberFilters
  canTransfer: boolean
  onOpen: (what: MemberAsk, member: MemberLine) => void
}

/** The members in two-line rows; cards on a phone. */
export function MembersTable({ members, filters, canTransfer, onOpen }: MembersTableProps) {
  const t = useMessages()
  const by = sortBy(filters, (key) => sortedBy(filters, key))
  const cellProps = (member: MemberLine) => ({ member })
  return (
    <RowsTable
      caption={t('members.caption')}
      rows={members}
      columns={[
        {
          name: t('members.column.person'),
          sort: by('name'),
          phone: 'title',
          cell: (member) => <Person member={member} />,
        },
        ...useShownColumns({ columns: MEMBER_COLUMNS, filters, by, cellProps }),
        {
          name: t('common.actions'),
          width: 'w-13',
          actions: (member) => <MemberMenu {...{ member, canTransfer, onOpen }} />,
        },
      ]}
    />
  )
}

function Person({ member: { user, isMe, supportAt } }: { member: MemberLine }) {
  const t = useMessages()
  return (
    <>
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
    </>
  )
}

function MemberMenu({
  member,
  canTransfer,
  onOpen,
}: Omit<MembersTableProps, 'members' | 'filters'> & { member: MemberLine }) {
  const t = useMessages()
  const { can, isMe, isOwner, user } = member
  const ask = (what: MemberAsk) => () => onOpen(what, member)
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
  return <OverflowMenu label={t('members.actions_of', { name: user.name })} items={items} />
}
