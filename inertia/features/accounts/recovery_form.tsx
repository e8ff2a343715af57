import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { email, required } from '~/components/forms/validators'
import { SecurityForm } from '~/components/forms/security_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { requestedAddress } from './requested_address'
import { MailedCodeField } from './mailed_code_field'
import { NewPassword, newPassword } from './new_password'

/** A new password, with the token of an email's link or else with its code and the address. */
export function RecoveryForm({ link }: { link: string | null }) {
  const t = useMessages()
  const byCode = link === null
  const form = useFields(
    { email: requestedAddress(), code: '', password: '' },
    {
      email: { label: t('recovery.email'), rules: byCode ? [required(), email()] : [] },
      code: { label: t('recovery.code'), rules: byCode ? [required()] : [] },
      password: { label: t('recovery.new_password'), rules: newPassword() },
    }
  )
  form.transform((data) => (byCode ? data : { link, password: data.password }))

  return (
    <SecurityForm
      form={form}
      action={route('security.password_changes.store')}
      verb={t('recovery.change.submit')}
      pendingText={t('recovery.change.pending')}
    >
      {byCode && (
        <>
          <TextField
            {...form.field('email')}
            type="email"
            autoComplete="username"
            autoFocus={requestedAddress() === ''}
          />
          <MailedCodeField {...form.field('code')} autoFocus={requestedAddress() !== ''} />
        </>
      )}
      <NewPassword field={form.field('password')} inputs={[form.data.email]} />
    </SecurityForm>
  )
}
