import { Checkbox } from '~/components/forms/choices/checkbox'
import { PasswordField } from '~/components/forms/inputs/password_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { TextLink } from '~/components/actions/text_link'
import { useFields } from '~/components/forms/use_fields'
import { email, required } from '~/components/forms/validators'
import { GoogleButton } from '~/features/auth/google_button'
import { OrDivider } from '~/features/auth/or_divider'
import { SecurityPage } from '~/features/auth/security_page'
import { SecurityForm } from '~/components/forms/security_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function Login({ google }: { google: boolean }) {
  const t = useMessages()
  const form = useFields(
    { email: '', password: '', remember: false },
    {
      email: { label: t('shell.login.email'), rules: [required(), email()] },
      password: { label: t('shell.login.password'), rules: [required()] },
      remember: { label: t('shell.login.remember') },
    }
  )

  return (
    <SecurityPage
      title={t('shell.login.title')}
      lead={t('shell.login.lead')}
      description={t('shell.login.description')}
    >
      <SecurityForm
        form={form}
        action={route('security.sessions.store')}
        verb={t('shell.login.submit')}
        pendingText={t('shell.login.pending')}
      >
        <TextField {...form.field('email')} type="email" autoComplete="username" autoFocus />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox {...form.check('remember')} />
          <TextLink href={route('security.password_recovery')}>{t('sign_in.forgot')}</TextLink>
        </div>
      </SecurityForm>
      <p className="mt-4">
        <TextLink href={route('security.ask_link')}>{t('portal_link.login')}</TextLink>
      </p>
      {google && <OrDivider />}
      <GoogleButton intent="login" />
      <p className="mt-6 text-fg-muted">
        {t.rich('sign_in.no_account', { link: (words) => <TextLink href={route('security.join')}>{words}</TextLink> })}
      </p>
    </SecurityPage>
  )
}
