import { router } from '@inertiajs/react'
import { Ban, Eye, LogOut, UserCheck } from 'lucide-react'
import type { Data } from '@generated/data'
import { Badge } from '~/components/display/badge'
import { RelativeTime } from '~/components/display/date_time'
import { OverflowMenu } from '~/components/actions/overflow_menu'
import { RowsTable } from '~/components/lists/rows_table'
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
    <RowsTable
      caption={t('backoffice.users')}
      rows={users}
      columns={[
        {
          name: t('backoffice.person'),
          lines: ({ name, email }) => ({ first: name, second: email }),
        },
        { name: t('backoffice.type'), width: 'w-28', cell: (user) => t(typeOf(user)) },
        {
          name: t('backoffice.firms'),
          width: 'w-24',
          hidden: 'max-lg:hidden',
          phone: 'hide',
          className: 'text-fg-muted tabular-nums',
          cell: ({ workspaces }) => workspaces,
        },
        { name: t('backoffice.state'), width: 'w-60', cell: (user) => <States user={user} /> },
        {
          name: t('backoffice.last_seen'),
          width: 'w-32',
          cell: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime value={lastSeenAt} /> : t('backoffice.never')),
        },
        {
          name: t('backoffice.actions'),
          width: 'w-13',
          actions: (user) => user.id !== ownId && <Actions user={user} onImpersonate={onImpersonate} />,
          align: 'end',
        },
      ]}
    />
  )
}

function typeOf({ isAdmin, type }: UserRow) {
  if (isAdmin) return 'backoffice.operator'
  return type === 'client' ? 'backoffice.client' : 'backoffice.lawyer'
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
  return <OverflowMenu label={t('backoffice.actions_for', { name: user.name })} items={items} />
}
