import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { GroupsDialog } from './groups_dialog'
import type { MemberAsk } from './members_table'
import { RoleDialog } from './role_dialog'
import { type MemberLine, type RoleChoice } from './types'

interface MemberDialogsProps {
  opened: { what: MemberAsk; member: MemberLine } | null
  roles: RoleChoice[]
  groups: { id: number; name: string }[]
  onClose: () => void
}

const VISIT = { preserveScroll: true, preserveState: true }

/** Whatever is asked for a member: role, groups, or a proof of who acts before something that cannot be undone. */
export function MemberDialogs({ opened, roles, groups, onClose }: MemberDialogsProps) {
  const t = useMessages()
  const isOpened = (what: MemberAsk) => opened?.what === what
  const name = opened?.member.user.name ?? ''
  const id = opened?.member.id
  const proof = (what: 'remove' | 'transfer') => ({
    title: t(`members.${what}.title`, { name }),
    text: t(`members.${what}.text`),
    verb: t(`members.${what}.submit`),
    visit: VISIT,
    onClose,
  })
  return (
    <>
      {isOpened('role') && <RoleDialog member={opened!.member} roles={roles} onClose={onClose} />}
      {isOpened('groups') && <GroupsDialog member={opened!.member} groups={groups} onClose={onClose} />}
      <ConfirmIdentityDialog
        open={isOpened('remove')}
        {...proof('remove')}
        method="delete"
        action={route('law_firm.members.destroy', { id: id ?? '' })}
      />
      <ConfirmIdentityDialog
        open={isOpened('transfer')}
        {...proof('transfer')}
        method="post"
        action={route('law_firm.ownership_transfers.store')}
        data={{ memberId: id }}
      />
    </>
  )
}
