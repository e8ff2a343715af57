import { usePage } from '@inertiajs/react'
import { Note } from '~/components/feedback/note'
import { TextField } from '~/components/forms/inputs/text_field'
import { TextLink } from '~/components/actions/text_link'
import { useFields } from '~/components/forms/use_fields'
import { email, required } from '~/components/forms/validators'
import { SecurityPage } from '~/features/auth/security_page'
import { SecurityForm } from '~/components/forms/security_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function AskLink() {
  const t = useMessages()
  const isSent = usePage().url.includes('sent=yes')
  const form = useFields({ email: '' }, { email: { label: t('shell.login.email'), rules: [required(), email()] } })
  return (
    <SecurityPage title={t('portal_link.ask.title')} lead={t('portal_link.ask.lead')}>
      {isSent && (
        <Note tone="success" role="status" className="mb-4">
          {t('portal_link.sent_text')}
        </Note>
      )}
      <SecurityForm
        form={form}
        action={route('security.access_links.store')}
        verb={t('portal_link.ask.submit')}
        pendingText={t('portal_link.pending')}
      >
        <TextField {...form.field('email')} type="email" autoComplete="username" autoFocus={!isSent} />
      </SecurityForm>
      <p className="mt-6">
        <TextLink href={route('security.login')}>{t('portal_link.password')}</TextLink>
      </p>
    </SecurityPage>
  )
}
