import { Crown, Ellipsis, UserMinus, UserRoundCog, UsersRound } from 'lucide-react'
import { Avatar } from '~/components/display/avatar'
import { cx } from '~/components/cx'
import { DateTime } from '~/components/display/date_time'
import { Menu, type MenuItems } from '~/components/actions/menu'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { ColumnHeads } from '~/features/lists/column_heads'
import { sortBy } from '~/features/lists/sort_by'
import { useMessages } from '~/hooks/use_messages'
import { COLUMN_NAMES, isUsual, shownColumns } from './list_columns'
import { MEMBER_COLUMNS } from './table_columns'
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
  const by = sortBy(filters, (key) => sortedBy(filters, key))
  const columns = shownColumns(filters)
  return (
    <Table caption={t('members.caption')}>
      <Thead>
        <Th sort={by('name')}>{t('members.column.person')}</Th>
        <ColumnHeads columns={columns} looks={MEMBER_COLUMNS} names={COLUMN_NAMES} isUsual={isUsual(filters)} by={by} />
        <Th className="w-13">
          <span className="sr-only">{t('common.actions')}</span>
        </Th>
      </Thead>
      <Tbody>
        {members.map((member) => (
          <Tr key={member.id}>
            <PersonCell member={member} />
            {columns.map((key) => {
              const { phone, hidden, cell: Cell } = MEMBER_COLUMNS[key]
              return (
                <Td
                  key={key}
                  phone={isUsual(filters) ? phone : 'meta'}
                  label={t(COLUMN_NAMES[key])}
                  className={cx(isUsual(filters) && hidden)}
                >
                  <Cell member={member} />
                </Td>
              )
            })}
            <Td phone="end" label={t('common.actions')}>
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
