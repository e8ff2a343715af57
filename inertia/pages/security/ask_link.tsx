import { usePage } from '@inertiajs/react'
import { Note } from '~/components/feedback/note'
import { TextField } from '~/components/forms/inputs/text_field'
import { TextLink } from '~/components/actions/text_link'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { email, required } from '~/components/forms/validators'
import { SecurityPage } from '~/features/auth/security_page'
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
      <Form form={form} method="post" action={route('security.access_links.store')} className="grid gap-4">
        <TextField {...form.field('email')} type="email" autoComplete="username" autoFocus={!isSent} />
        <Submit size="lg" block pendingText={t('portal_link.pending')}>
          {t('portal_link.ask.submit')}
        </Submit>
      </Form>
      <p className="mt-6">
        <TextLink href={route('security.login')}>{t('portal_link.password')}</TextLink>
      </p>
    </SecurityPage>
  )
}
