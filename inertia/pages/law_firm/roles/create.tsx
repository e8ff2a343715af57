import { ButtonLink } from '~/components/actions/button_link'
import { Submit } from '~/components/forms/submit'
import { tickable, type PermissionGroup } from '~/features/roles/permission_rules'
import { ROLES, roleName, type RoleFacts } from '~/features/roles/role'
import { RoleForm } from '~/features/roles/role_form'
import { useRoleForm } from '~/features/roles/use_role_form'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

interface NewRoleProps {
  /** The role that the new one begins as a copy of. */
  source: RoleFacts | null
  matrix: PermissionGroup[]
}

export default function NewRole({ source, matrix }: NewRoleProps) {
  const t = useMessages()
  const open = tickable(matrix, [])
  const copied = (source?.permissions ?? []).filter((id) => open.has(id))
  const left = (source?.permissions.length ?? 0) - copied.length
  const state = useRoleForm({ name: '', description: '', permissions: copied }, matrix)
  const note = source && (
    <>
      {t('roles.create.copied', { name: roleName(t, source) })}{' '}
      {left > 0 && t('roles.create.left_out', { count: left })}
    </>
  )
  return (
    <SettingsFrame area="firm" title={t('roles.create.title')} lead={t('roles.create.lead')}>
      <RoleForm {...state} matrix={matrix} note={note} method="post" action={ROLES}>
        <ButtonLink href={ROLES} variant="ghost">
          {t('common.cancel')}
        </ButtonLink>
        <Submit pendingText={t('common.creating')}>{t('roles.create.submit')}</Submit>
      </RoleForm>
    </SettingsFrame>
  )
}
