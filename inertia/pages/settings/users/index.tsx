import { Head, usePage } from '@inertiajs/react'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { ImpersonateDialog } from '~/features/backoffice/impersonate_dialog'
import { addressOf, SearchBox } from '~/features/backoffice/search_box'
import { UsersTable, type UserRow } from '~/features/backoffice/users_table'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

interface UsersProps {
  users: UserRow[]
  paging: { page: number; perPage: number; total: number }
  q: string
}

const PATH = route('settings.users.index')

export default function UsersPage({ users, paging, q }: UsersProps) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  const [looking, setLooking] = useState<UserRow | null>(null)
  return (
    <>
      <Head title={t('backoffice.users')} />
      <PageHead title={t('backoffice.users')} meta={t('backoffice.users_lead')} />
      <div className="px-6 pb-3 max-md:px-4">
        <SearchBox label={t('backoffice.find_user')} path={PATH} q={q} />
      </div>
      {users.length === 0 ? (
        <EmptyState icon={Users} title={t('backoffice.nobody')}>
          {t('backoffice.nobody_text')}
        </EmptyState>
      ) : (
        <UsersTable users={users} ownId={identity?.id ?? 0} onImpersonate={setLooking} />
      )}
      <Pager {...paging} href={addressOf(PATH, q)} />
      {looking && <ImpersonateDialog user={looking} onClose={() => setLooking(null)} />}
    </>
  )
}
