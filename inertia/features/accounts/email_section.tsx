import { usePage } from '@inertiajs/react'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { PasswordField } from '~/components/forms/inputs/password_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { email as address, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

interface EmailSectionProps {
  email?: string | null
  /** The page is for nothing else. */
  isMain?: boolean
}

/**
 * A new e-mail for the signed-in person; the code that goes there is typed at /email-change. Who signs in with Google only keeps the address
 * of their Google account.
 */
export function EmailSection({ email, isMain }: EmailSectionProps) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  return (
    <Panel title={t('recovery.email_section.title')}>
      {identity?.hasPassword ? (
        <NewEmail email={email} isMain={isMain} />
      ) : (
        <Note tone="info">{t('recovery.email_section.google')}</Note>
      )}
    </Panel>
  )
}

function NewEmail({ email, isMain }: EmailSectionProps) {
  const t = useMessages()
  const form = useFields(
    { email: '', password: '' },
    {
      email: { label: t('recovery.new_email'), rules: [required(), address()] },
      password: { label: t('recovery.confirm.password'), rules: [required()] },
    },
    { prefix: 'new-email' }
  )
  form.transform(({ email: wanted, password }) => ({ email: wanted, confirmation: { password } }))
  const lead = email ? t('recovery.email_section.lead', { email }) : t('recovery.email_section.lead_plain')

  return (
    <Form
      form={form}
      method="post"
      action={route('settings.new_emails.store')}
      label={t('recovery.email_section.title')}
      className="max-w-100"
    >
      <p className="text-sm break-words text-fg-muted">{lead}</p>
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <div>
        <Submit variant={isMain ? 'primary' : 'secondary'} pendingText={t('recovery.ask.pending')}>
          {t('recovery.email_section.submit')}
        </Submit>
      </div>
    </Form>
  )
}
