import { router } from '@inertiajs/react'
import { Ban, Ellipsis, Eye, LogOut, UserCheck } from 'lucide-react'
import type { Data } from '@generated/data'
import { Badge } from '~/components/display/badge'
import { RelativeTime } from '~/components/display/date_time'
import { Menu } from '~/components/actions/menu'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export type UserRow = Data.Backoffice.UserRow

interface UsersTableProps {
  users: UserRow[]
  /** Who looks: nobody shuts themselves out. */
  ownId: number
  onImpersonate: (user: UserRow) => void
}

/** People, with what an operator can do for or about them. */
export function UsersTable({ users, ownId, onImpersonate }: UsersTableProps) {
  const t = useMessages()
  return (
    <Table caption={t('backoffice.users')}>
      <Thead>
        <Th>{t('backoffice.person')}</Th>
        <Th className="w-28">{t('backoffice.type')}</Th>
        <Th className="w-24 max-lg:hidden">{t('backoffice.firms')}</Th>
        <Th className="w-60">{t('backoffice.state')}</Th>
        <Th className="w-32">{t('backoffice.last_seen')}</Th>
        <Th className="w-13">
          <span className="sr-only">{t('backoffice.actions')}</span>
        </Th>
      </Thead>
      <Tbody>
        {users.map((user) => (
          <Tr key={user.id}>
            <Td phone="title">
              <TwoLines first={user.name} second={user.email} title={user.name} strong />
            </Td>
            <Td label={t('backoffice.type')}>
              {t(
                user.isAdmin
                  ? 'backoffice.operator'
                  : user.type === 'client'
                    ? 'backoffice.client'
                    : 'backoffice.lawyer'
              )}
            </Td>
            <Td phone="hide" className="text-fg-muted tabular-nums max-lg:hidden">
              {user.workspaces}
            </Td>
            <Td label={t('backoffice.state')}>
              <States user={user} />
            </Td>
            <Td label={t('backoffice.last_seen')}>
              {user.lastSeenAt ? <RelativeTime value={user.lastSeenAt} /> : t('backoffice.never')}
            </Td>
            <Td phone="end" align="end" label={t('backoffice.actions')}>
              {user.id !== ownId && <Actions user={user} onImpersonate={onImpersonate} />}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

function States({ user }: { user: UserRow }) {
  const t = useMessages()
  return (
    <span className="flex flex-wrap gap-1.5">
      {user.isDisabled && <Badge tone="danger">{t('backoffice.disabled')}</Badge>}
      {user.isVerified ? (
        <Badge tone="success">{t('backoffice.verified')}</Badge>
      ) : (
        <Badge tone="warning">{t('backoffice.unverified')}</Badge>
      )}
      {user.hasTwoFactor && <Badge tone="outline">{t('backoffice.two_factor')}</Badge>}
    </span>
  )
}

function Actions({ user, onImpersonate }: { user: UserRow; onImpersonate: (user: UserRow) => void }) {
  const t = useMessages()
  const closure = route('settings.user_closures.store', { id: user.id })
  const close = user.isDisabled
    ? {
        label: t('backoffice.enable'),
        icon: UserCheck,
        onSelect: () => router.delete(closure, { preserveScroll: true }),
      }
    : {
        label: t('backoffice.disable'),
        icon: Ban,
        tone: 'danger' as const,
        onSelect: () => router.post(closure, {}, { preserveScroll: true }),
      }
  const look = { label: t('backoffice.impersonate'), icon: Eye, onSelect: () => onImpersonate(user) }
  const signOut = {
    label: t('backoffice.sign_out'),
    icon: LogOut,
    onSelect: () => router.delete(route('settings.user_sessions.destroy', { id: user.id }), { preserveScroll: true }),
  }
  const items = user.isAdmin || user.isDisabled ? [signOut, close] : [look, signOut, 'separator' as const, close]
  return (
    <Menu
      trigger={{
        label: t('backoffice.actions_for', { name: user.name }),
        icon: Ellipsis,
        iconOnly: true,
        variant: 'ghost',
        size: 'sm',
      }}
      align="end"
      items={items}
    />
  )
}
