import { router, usePage } from '@inertiajs/react'
import { Building2, ChevronDown, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { Menu, type MenuItems } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { MANY } from './address'
import { InviteClientDialog } from './invite_client_dialog'
import { InviteMemberDialog } from './invite_member_dialog'
import type { Rights, RoleOption } from './vocabulary'

/** Whom the address asks to invite (`?invite=member`), if the reader may. */
function useAsked(can: Rights): 'member' | 'client' | null {
  const invite = new URLSearchParams(usePage().url.split('?')[1]).get('invite')
  if (invite === 'member' && can.inviteMembers) return invite
  return invite === 'client' && can.inviteClients ? invite : null
}

/** Whom the reader may invite. */
export function InviteMenu({ can, roles }: { can: Rights; roles: RoleOption[] }) {
  const t = useMessages()
  const [open, setOpen] = useState(useAsked(can))
  const items: MenuItems = [
    ...(can.inviteMembers
      ? [
          { label: t('invitations.invite_member'), icon: UserPlus, onSelect: () => setOpen('member') },
          { label: t('invitations.invite_many'), icon: Users, onSelect: () => router.visit(MANY) },
        ]
      : []),
    ...(can.inviteClients
      ? [{ label: t('invitations.invite_client'), icon: Building2, onSelect: () => setOpen('client') }]
      : []),
  ]
  if (items.length === 0) return null

  return (
    <>
      <Menu
        align="end"
        trigger={{ label: t('invitations.invite'), icon: UserPlus, iconEnd: ChevronDown, variant: 'primary' }}
        items={items}
      />
      <InviteMemberDialog open={open === 'member'} roles={roles} onClose={() => setOpen(null)} />
      <InviteClientDialog open={open === 'client'} chooseMatters={can.chooseMatters} onClose={() => setOpen(null)} />
    </>
  )
}
