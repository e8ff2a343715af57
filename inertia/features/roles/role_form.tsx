import type { ReactNode } from 'react'
import { Form } from '~/components/forms/form'
import { Note } from '~/components/feedback/note'
import { TextField } from '~/components/forms/inputs/text_field'
import type { Visit } from '~/components/forms/use_fields'
import { useMessages } from '~/hooks/use_messages'
import { PermissionMatrix } from './permission_matrix'
import type { PermissionGroup } from './permission_rules'
import type { Permission } from './role'
import type { useRoleForm } from './use_role_form'

interface RoleFormProps extends ReturnType<typeof useRoleForm> {
  matrix: PermissionGroup[]
  /** What the role permitted before. */
  had?: Permission[]
  method: 'post' | 'put'
  action: string
  visit?: Visit
  /** Said above the fields. */
  note?: ReactNode
  /** The buttons at the foot. */
  children: ReactNode
}

/** Name, purpose and permissions of a role. */
export function RoleForm({ form, ticked, toggle, matrix, had, note, children, ...send }: RoleFormProps) {
  const t = useMessages()
  return (
    <Form form={form} guard {...send} className="gap-6">
      {note && <Note tone="info">{note}</Note>}
      <div className="grid max-w-160 gap-4">
        <TextField {...form.field('name')} autoComplete="off" placeholder={t('roles.field.name_example')} />
        <TextField
          {...form.field('description')}
          optional
          autoComplete="off"
          placeholder={t('roles.field.description_example')}
        />
      </div>
      <PermissionMatrix matrix={matrix} chosen={form.data.permissions} had={had} ticked={ticked} onToggle={toggle} />
      <div className="sticky bottom-0 z-(--z-sticky) -mx-6 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-6 py-3 max-md:bottom-[var(--bottombar)] max-md:-mx-4 max-md:px-4 max-md:*:flex-1">
        {children}
      </div>
    </Form>
  )
}
