import { usePage } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { addRole, type RoleLine } from '~/features/roles/role'
import { RolesTable } from '~/features/roles/roles_table'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'

export default function Roles({ roles, total }: { roles: RoleLine[]; total: number }) {
  const t = useMessages()
  const mayCreate = usePage<SharedProps>().props.identity!.permissions.includes('rol:crear')
  const add = mayCreate && (
    <ButtonLink href={addRole()} variant="primary" icon={Plus}>
      {t('roles.new')}
    </ButtonLink>
  )
  return (
    <SettingsFrame area="firm" title={t('roles.title')} lead={t('roles.lead')} actions={add} flush>
      <RolesTable roles={roles} total={total} />
    </SettingsFrame>
  )
}
