import { TextField } from '~/components/forms/inputs/text_field'
import { TextLink } from '~/components/actions/text_link'
import { useFields } from '~/components/forms/use_fields'
import { email, required } from '~/components/forms/validators'
import { rememberRequestedAddress } from '~/features/accounts/requested_address'
import { SecurityPage } from '~/features/auth/security_page'
import { SecurityForm } from '~/components/forms/security_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function PasswordRecovery() {
  const t = useMessages()
  const form = useFields({ email: '' }, { email: { label: t('recovery.email'), rules: [required(), email()] } })

  return (
    <SecurityPage title={t('recovery.ask.title')} lead={t('recovery.ask.lead')}>
      <SecurityForm
        form={form}

        action={route('security.password_recoveries.store')}
        visit={{ onBefore: () => rememberRequestedAddress(form.data.email.trim()) }}
        verb={t('recovery.ask.submit')}
        pendingText={t('recovery.ask.pending')}
      >
        <TextField {...form.field('email')} type="email" autoComplete="username" autoFocus />
      </SecurityForm>
      <p className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-2">
        <TextLink href={route('security.login')}>{t('recovery.back')}</TextLink>
        <TextLink href={route('security.password_change')}>{t('recovery.have_code')}</TextLink>
      </p>
    </SecurityPage>
  )
}
