import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { SelectField } from '~/components/forms/choices/select_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { type MemberLine, type RoleChoice } from './types'

interface RoleDialogProps {
  member: MemberLine
  roles: RoleChoice[]
  onClose: () => void
}

const NONE = 'none'

/** Gives a member another role, or none. */
export function RoleDialog({ member, roles, onClose }: RoleDialogProps) {
  const t = useMessages()
  const form = useFields(
    { roleId: member.role ? String(member.role.id) : NONE },
    { roleId: { label: t('members.role.label'), rules: [required()] } },
    { prefix: 'member' }
  )
  form.transform(({ roleId }) => ({ roleId: roleId === NONE ? null : Number(roleId) }))
  const options = [
    ...roles
      .filter(({ key }) => key !== 'owner')
      .map(({ id, name, isMine }) => ({
        value: String(id),
        label: name,
        disabled: !isMine,
        description: isMine ? undefined : t('members.role.not_mine'),
      })),
    { value: NONE, label: t('members.no_role'), description: t('members.no_role_help') },
  ]
  return (
    <FormDialog
      {...{ onClose, form }}
      method="put"
      action={route('law_firm.member_roles.update', { id: member.id })}
      title={t('members.role.title', { name: member.user.name })}
    >
      <SelectField {...form.field('roleId')} options={options} help={t('members.role.help')} />
    </FormDialog>
  )
}
