import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { RolePeople } from './role_people'

interface DeleteRoleProps {
  role: { id: number; name: string }
  open: boolean
  onClose: () => void
}

/** Says who loses access, asks for the password, deletes. */
export function DeleteRole({ role, open, onClose }: DeleteRoleProps) {
  const t = useMessages()
  const text = (
    <>
      <p>{t('roles.delete.text')}</p>
      <h3 className="font-medium text-fg">{t('roles.delete.people')}</h3>
      {open && <RolePeople key={role.id} roleId={role.id} />}
    </>
  )
  return (
    <ConfirmIdentityDialog
      open={open}
      onClose={onClose}
      title={t('roles.delete.title', { name: role.name })}
      text={text}
      verb={t('roles.delete.verb')}
      method="delete"
      action={route('law_firm.roles.destroy', { id: role.id })}
    />
  )
}
