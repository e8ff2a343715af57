import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { GroupsDialog } from './groups_dialog'
import type { MemberAsk } from './members_table'
import { RoleDialog } from './role_dialog'
import { type MemberLine, type RoleChoice } from './types'

interface MemberDialogsProps {
  asked: { what: MemberAsk; member: MemberLine } | null
  roles: RoleChoice[]
  groups: { id: number; name: string }[]
  onClose: () => void
}

const VISIT = { preserveScroll: true, preserveState: true }

/** Whatever is asked for a member: role, groups, or a proof of who acts before something that cannot be undone. */
export function MemberDialogs({ asked, roles, groups, onClose }: MemberDialogsProps) {
  const t = useMessages()
  const isAsked = (what: MemberAsk) => asked?.what === what
  const name = asked?.member.user.name ?? ''
  const id = asked?.member.id
  return (
    <>
      {isAsked('role') && <RoleDialog member={asked!.member} roles={roles} onClose={onClose} />}
      {isAsked('groups') && <GroupsDialog member={asked!.member} groups={groups} onClose={onClose} />}
      <ConfirmIdentityDialog
        open={isAsked('remove')}
        onClose={onClose}
        title={t('members.remove.title', { name })}
        text={t('members.remove.text')}
        verb={t('members.remove.submit')}
        method="delete"
        action={route('law_firm.members.destroy', { id: id ?? '' })}
        visit={VISIT}
      />
      <ConfirmIdentityDialog
        open={isAsked('transfer')}
        onClose={onClose}
        title={t('members.transfer.title', { name })}
        text={t('members.transfer.text')}
        verb={t('members.transfer.submit')}
        method="post"
        action={route('law_firm.ownership_transfers.store')}
        data={{ memberId: id }}
        visit={VISIT}
      />
    </>
  )
}
