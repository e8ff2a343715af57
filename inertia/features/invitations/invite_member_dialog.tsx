import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { email, maxLength, required } from '~/components/forms/validators'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { LIST } from './address'
import { useRoleOptions } from './use_role_options'
import type { RoleOption } from './vocabulary'

interface InviteMemberDialogProps {
  open: boolean
  roles: RoleOption[]
  onClose: () => void
}

/** Invites one person to the firm's team. */
export function InviteMemberDialog({ open, roles, onClose }: InviteMemberDialogProps) {
  const t = useMessages()
  const options = useRoleOptions(roles)
  const form = useFields(
    { name: '', email: '', roleId: '' },
    {
      name: { label: t('invitations.field.name'), rules: [maxLength(120)] },
      email: { label: t('invitations.field.email'), rules: [required(), email()] },
      roleId: { label: t('invitations.field.role'), rules: [required()] },
    },
    { prefix: 'invite' }
  )
  form.transform((input) => ({ ...input, roleId: Number(input.roleId) }))

  return (
    <FormDialog
      {...{ open, onClose, form }}
      method="post"
      action={LIST}
      size="md"
      title={t('invitations.invite_member')}
      verb={t('invitations.send')}
      pendingText={t('invitations.sending')}
    >
      <p>{t('invitations.member_text')}</p>
      <TextField {...form.field('email')} type="email" autoComplete="off" autoFocus />
      <TextField {...form.field('name')} optional autoComplete="off" />
      <SelectField {...form.field('roleId')} options={options} help={t('invitations.role_help')} />
    </FormDialog>
  )
}
