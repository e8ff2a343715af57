import { SearchX, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import type { SavedView } from '~/features/lists/types'
import { ViewMenu, ViewTabs } from '~/features/lists/view_tabs'
import { MemberFilterBar } from '~/features/members/filter_bar'
import { MemberDialogs } from '~/features/members/member_dialogs'
import { MembersTable, type MemberAsk } from '~/features/members/members_table'
import {
  INVITE,
  MEMBERS,
  membersAddress,
  type MemberFilters,
  type MemberLine,
  type RoleChoice,
} from '~/features/members/types'
import { useMemberViews } from '~/features/members/views'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

interface MembersProps {
  members: MemberLine[]
  paging: { total: number; page: number; perPage: number }
  filters: MemberFilters
  views: SavedView[]
  roles: RoleChoice[]
  groups: { id: number; name: string }[]
  can: { invite: boolean; edit: boolean; transfer: boolean }
}

export default function Members({ members, paging, filters, roles, groups, can, ...props }: MembersProps) {
  const t = useMessages()
  const [opened, setOpened] = useState<{ what: MemberAsk; member: MemberLine } | null>(null)
  const views = useMemberViews(filters, props.views, paging.total)
  const invite = can.invite && (
    <ButtonLink href={INVITE} variant="primary" icon={UserPlus}>
      {t('members.invite')}
    </ButtonLink>
  )
  return (
    <SettingsFrame area="firm" title={t('members.title')} lead={t('members.lead')} actions={invite} flush>
      <ViewTabs {...views} />
      <ViewMenu {...views} className="px-6 max-md:px-4 md:hidden" />
      <MemberFilterBar filters={filters} roles={roles} groups={groups} />
      {members.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('members.none.title')}
          text={t('members.none.text')}
          action={{ label: t('members.none.clear'), href: MEMBERS }}
        />
      ) : (
        <>
          <MembersTable
            members={members}
            filters={filters}
            canTransfer={can.transfer}
            onOpen={(what, member) => setOpened({ what, member })}
          />
          <Pager {...paging} href={(page) => membersAddress({ ...filters, page })} />
        </>
      )}
      <MemberDialogs opened={opened} roles={roles} groups={groups} onClose={() => setOpened(null)} />
    </SettingsFrame>
  )
}
