import { usePage } from '@inertiajs/react'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { DeleteRole } from '~/features/roles/delete_role'
import type { PermissionGroup } from '~/features/roles/permission_rules'
import { ROLES, type RoleFacts, type RolePeople as People } from '~/features/roles/role'
import { RoleForm } from '~/features/roles/role_form'
import { SaveDialog } from '~/features/roles/save_dialog'
import { useRoleForm } from '~/features/roles/use_role_form'
import { Submit } from '~/components/forms/submit'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

interface EditRoleProps extends People {
  role: RoleFacts
  matrix: PermissionGroup[]
}

export default function EditRole({ role, matrix, people, paging }: EditRoleProps) {
  const t = useMessages()
  const mayDelete = usePage<SharedProps>().props.identity!.permissions.includes('rol:eliminar')
  const { id, name, description, permissions } = role
  const state = useRoleForm({ name, description: description ?? '', permissions }, matrix)
  const { form } = state
  const [begunAt] = useState(role.fingerprint)
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isSure = useRef(false)
  const isStale = 'fingerprint' in form.errors

  // Once told that somebody else saved it, the person compares with what it is by now and decides.
  form.transform((input) => ({ ...input, fingerprint: isStale ? role.fingerprint : begunAt }))

  const visit = {
    preserveState: 'errors' as const,
    onBefore: () => {
      if (!isSure.current) setAsking(true)
      return isSure.current
    },
    onFinish: () => {
      isSure.current = false
      setAsking(false)
    },
  }

  function save() {
    isSure.current = true
    form.submit('put', route('law_firm.roles.update', { id }), visit)
  }

  return (
    <SettingsFrame
      area="firm"
      title={name}
      crumbs={[{ label: t('roles.title'), href: ROLES }, { label: name }]}
      lead={t('roles.edit.lead')}
      actions={
        mayDelete && (
          <Button variant="danger-quiet" icon={Trash2} onClick={() => setLeaving(true)}>
            {t('roles.delete.verb')}
          </Button>
        )
      }
    >
      <RoleForm
        {...state}
        matrix={matrix}
        had={permissions}
        method="put"
        action={route('law_firm.roles.update', { id })}
        visit={visit}
      >
        <ButtonLink href={ROLES} variant="ghost">
          {t('common.cancel')}
        </ButtonLink>
        <Submit disabledReason={form.isDirty || isStale ? undefined : t('roles.edit.nothing')}>
          {t('roles.edit.submit')}
        </Submit>
      </RoleForm>
      <SaveDialog
        open={isAsking}
        busy={form.processing}
        people={{ people, paging }}
        {...{ role, matrix }}
        input={form.data}
        onClose={() => setAsking(false)}
        onSave={save}
      />
      <DeleteRole open={isLeaving} role={role} onClose={() => setLeaving(false)} />
    </SettingsFrame>
  )
}
