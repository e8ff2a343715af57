import { usePage } from '@inertiajs/react'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '~/components/feedback/empty_state'
import { ImpersonateDialog } from '~/features/backoffice/impersonate_dialog'
import { OperatorList, type OperatorPage } from '~/features/backoffice/operator_list'
import { UsersTable, type UserRow } from '~/features/backoffice/users_table'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

const PATH = route('settings.users.index')

export default function UsersPage({ users, paging, q }: OperatorPage & { users: UserRow[] }) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  const [looking, setLooking] = useState<UserRow | null>(null)
  return (
    <>
      <OperatorList
        title={t('backoffice.users')}
        lead={t('backoffice.users_lead')}
        find={t('backoffice.find_user')}
        {...{ path: PATH, q, paging }}
      >
        {users.length === 0 ? (
          <EmptyState icon={Users} title={t('backoffice.nobody')} text={t('backoffice.nobody_text')} />
        ) : (
          <UsersTable users={users} ownId={identity?.id ?? 0} onImpersonate={setLooking} />
        )}
      </OperatorList>
      {looking && <ImpersonateDialog user={looking} onClose={() => setLooking(null)} />}
    </>
  )
}
