import { router, usePage } from '@inertiajs/react'
import { Copy, Eye, Lock, Pencil } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { PermissionMatrix } from '~/features/roles/permission_matrix'
import type { PermissionGroup } from '~/features/roles/permission_rules'
import {
  addRole,
  editRole,
  PREVIEW,
  ROLES,
  roleDescription,
  roleName,
  type RoleFacts,
  type RolePeople as People,
} from '~/features/roles/role'
import { RolePeople } from '~/features/roles/role_people'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'

interface RoleProps extends People {
  role: RoleFacts
  matrix: PermissionGroup[]
}

export default function Role({ role, matrix, people, paging }: RoleProps) {
  const t = useMessages()
  const { permissions } = usePage<SharedProps>().props.identity!
  const mayEdit = permissions.includes('rol:editar')
  const actions = (
    <div className="flex max-w-[calc(100vw-2rem)] flex-wrap gap-2">
      {mayEdit && (
        <Button icon={Eye} onClick={() => router.post(PREVIEW, { roleId: role.id })}>
          {t('roles.preview.short')}
        </Button>
      )}
      {permissions.includes('rol:crear') && (
        <ButtonLink href={addRole(role.id)} icon={Copy}>
          {t('roles.clone_short')}
        </ButtonLink>
      )}
      {mayEdit && role.editable && (
        <ButtonLink href={editRole(role.id)} icon={Pencil} variant="primary">
          {t('common.edit')}
        </ButtonLink>
      )}
    </div>
  )
  return (
    <SettingsFrame
      area="firm"
      title={roleName(t, role)}
      crumbs={[{ label: t('roles.title'), href: ROLES }, { label: roleName(t, role) }]}
      lead={roleDescription(t, role)}
      actions={actions}
    >
      {!role.editable && <Note icon={Lock}>{t('roles.show.not_editable')}</Note>}
      <Panel title={t('roles.show.people', { count: paging.total })}>
        <RolePeople key={role.id} roleId={role.id} first={{ people, paging }} />
      </Panel>
      <PermissionMatrix matrix={matrix} chosen={role.permissions} />
    </SettingsFrame>
  )
}
